/// A type face that a glyph comes from: one weight and slant of a family.
public struct Face: Hashable, Sendable {
  public enum Family: Hashable, Sendable {
    case vollkorn, inter
    /// Our own astrological symbols.
    case symbols
    /// A font of the machine, for a script that ours do not cover.
    case installed(file: String, index: Int)
  }

  /// How heavy a face is, on the scale of OpenType and CSS.
  public enum Weight: Int, Comparable, Hashable, Sendable {
    case regular = 400
    case medium = 500
    case semiBold = 600
    case bold = 700

    public static func < (one: Weight, other: Weight) -> Bool { one.rawValue < other.rawValue }
  }

  public enum Slant: Hashable, Sendable {
    case upright, italic
  }

  public var family: Family
  public var weight: Weight
  public var slant: Slant

  public init(family: Family, weight: Weight = .regular, slant: Slant = .upright) {
    (self.family, self.weight, self.slant) = (family, weight, slant)
  }
}

extension Face {
  public static let vollkorn = Face(family: .vollkorn)
  public static let vollkornItalic = Face(family: .vollkorn, slant: .italic)
  public static let vollkornSemiBold = Face(family: .vollkorn, weight: .semiBold)
  public static let vollkornBold = Face(family: .vollkorn, weight: .bold)
  public static let vollkornBoldItalic = Face(family: .vollkorn, weight: .bold, slant: .italic)
  public static let inter = Face(family: .inter)
  public static let interItalic = Face(family: .inter, slant: .italic)
  public static let interMedium = Face(family: .inter, weight: .medium)
  public static let interSemiBold = Face(family: .inter, weight: .semiBold)
  public static let interBold = Face(family: .inter, weight: .bold)
  public static let symbols = Face(family: .symbols)

  public static func installed(file: String, index: Int) -> Face {
    Face(family: .installed(file: file, index: index))
  }

  /// The faces every picture may use, in a fixed order.
  public static let shipped: [Face] = [
    .vollkorn, .vollkornItalic, .vollkornSemiBold, .vollkornBold, .vollkornBoldItalic,
    .inter, .interItalic, .interMedium, .interSemiBold, .interBold, .symbols,
  ]

  /// A short name for dumps of scenes and for the parts of a picture, as in `vollkornBoldItalic`.
  public var name: String {
    family.name + weight.name + (slant == .italic ? "Italic" : "")
  }
}

extension Face.Family {
  fileprivate var name: String {
    switch self {
    case .vollkorn: "vollkorn"
    case .inter: "inter"
    case .symbols: "symbols"
    case .installed(let file, let index): "\(file.split(separator: "/").last ?? "")#\(index)"
    }
  }
}

extension Face.Weight {
  /// Nothing for the regular weight, which goes without saying.
  fileprivate var name: String {
    switch self {
    case .regular: ""
    case .medium: "Medium"
    case .semiBold: "SemiBold"
    case .bold: "Bold"
    }
  }
}
