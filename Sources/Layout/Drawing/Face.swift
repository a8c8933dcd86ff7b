/// A typeface that a glyph comes from: one weight and slant of a family.
public struct Face: Hashable, Sendable {
  /// A family of faces that go together.
  public enum Family: Hashable, Sendable {
    /// The family of running text, with serifs.
    case vollkorn
    /// The family of labels and figures, without serifs.
    case inter
    /// The project's own astrological symbols.
    case symbols
    /// A font installed on the machine, for a script that the shipped faces do not cover.
    case installed(file: String, index: Int)
  }

  /// How heavy a face is, on the scale of OpenType and CSS.
  public enum Weight: Int, Comparable, Hashable, Sendable {
    /// The weight of running text.
    case regular = 400
    /// A little heavier than running text.
    case medium = 500
    /// Between running text and bold.
    case semiBold = 600
    /// The heaviest one.
    case bold = 700

    /// Whether a weight is lighter than another.
    public static func < (one: Weight, other: Weight) -> Bool { one.rawValue < other.rawValue }
  }

  /// Whether letters lean.
  public enum Slant: Hashable, Sendable {
    /// Letters that stand.
    case upright
    /// Letters that lean to the right, as in handwriting.
    case italic
  }

  /// The family it belongs to.
  public var family: Family
  /// How heavy its strokes are.
  public var weight: Weight
  /// Whether its letters lean.
  public var slant: Slant

  /// A face of a family, by default its regular one.
  public init(family: Family, weight: Weight = .regular, slant: Slant = .upright) {
    (self.family, self.weight, self.slant) = (family, weight, slant)
  }
}

extension Face {
  package static let vollkorn = Face(family: .vollkorn)
  package static let vollkornItalic = Face(family: .vollkorn, slant: .italic)
  package static let vollkornSemiBold = Face(family: .vollkorn, weight: .semiBold)
  package static let vollkornBold = Face(family: .vollkorn, weight: .bold)
  package static let vollkornBoldItalic = Face(family: .vollkorn, weight: .bold, slant: .italic)
  package static let inter = Face(family: .inter)
  package static let interItalic = Face(family: .inter, slant: .italic)
  package static let interMedium = Face(family: .inter, weight: .medium)
  package static let interSemiBold = Face(family: .inter, weight: .semiBold)
  package static let interBold = Face(family: .inter, weight: .bold)
  package static let symbols = Face(family: .symbols)

  package static func installed(file: String, index: Int) -> Face {
    Face(family: .installed(file: file, index: index))
  }

  /// The faces that are available to every picture, in a fixed order.
  package static let shipped: [Face] = [
    .vollkorn, .vollkornItalic, .vollkornSemiBold, .vollkornBold, .vollkornBoldItalic,
    .inter, .interItalic, .interMedium, .interSemiBold, .interBold, .symbols,
  ]

  /// A short name for dumps of scenes and for names within a picture, as in `vollkornBoldItalic`.
  package var name: String {
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
  /// Empty for the regular weight, which names leave out.
  fileprivate var name: String {
    switch self {
    case .regular: ""
    case .medium: "Medium"
    case .semiBold: "SemiBold"
    case .bold: "Bold"
    }
  }
}
