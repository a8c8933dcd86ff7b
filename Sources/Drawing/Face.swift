/// A type face that a glyph comes from.
public enum Face: Hashable, Sendable {
  case vollkorn, vollkornItalic, vollkornSemiBold, vollkornBold, vollkornBoldItalic
  case inter, interItalic, interMedium, interSemiBold, interBold
  /// Our own family of astrological symbols.
  case symbols
  /// A face of the machine, for a script that ours do not cover.
  case installed(file: String, index: Int)

  /// The faces every picture may use, in a fixed order.
  public static let shipped: [Face] = [
    .vollkorn, .vollkornItalic, .vollkornSemiBold, .vollkornBold, .vollkornBoldItalic,
    .inter, .interItalic, .interMedium, .interSemiBold, .interBold, .symbols,
  ]

  /// A short name for dumps of scenes.
  public var name: String {
    switch self {
    case .installed(let file, let index): "\(file.split(separator: "/").last ?? "")#\(index)"
    default: "\(self)"
    }
  }
}
