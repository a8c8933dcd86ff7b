import AstroChartModel
public import AstroDiagnostics
import AstroDrawing
import AstroJSON
import AstroWording

extension Theme {
  /// The largest theme file that is read, in bytes.
  package static let largestFile = 1 << 16

  /// Reads a theme file, an object of tokens; missing tokens are taken from `light`.
  ///
  /// - Parameter json: UTF-8, at most `largestFile` bytes.
  /// - Throws: `invalidTheme` at the token that is wrong.
  public init(json: [UInt8]) throws(Problem) {
    guard json.count <= Theme.largestFile else {
      throw Problem(.invalidTheme, ThemeFault.tooLarge)
    }
    let root = try JSONCursor(reading: json, as: .invalidTheme)
    guard let tokens = root.entries else {
      throw root.problem(ThemeFault.notTheme)
    }
    self.init(namedByFile: tokens.map(\.0))
    for (token, value) in tokens { try set(token, to: value) }
    adoptInk(unless: tokens.map(\.0))
  }

  /// What a file's theme has for the tokens that the file leaves out.
  init(namedByFile tokens: [String]) {
    self = .light
    name = "custom"
    // The inks of signs are made for the disc and the faint ink of `light`.
    // Compared by bytes, because comparing strings takes time quadratic in the number of combining marks.
    let grounds = [Token.disc, .faintInk].map(\.rawValue.utf8)
    let isGrounded = tokens.contains { token in grounds.contains { $0.elementsEqual(token.utf8) } }
    if isGrounded { signInks = [:] }
  }

  /// If a theme sets its own ink but not those of other skies, they get the same ink.
  mutating func adoptInk(unless told: [String]) {
    guard told.contains(Token.ink.rawValue) else { return }
    if !told.contains(Token.secondInk.rawValue) { secondInk = ink }
    if !told.contains(Token.thirdInk.rawValue) { thirdInk = ink }
  }

  private mutating func set(_ token: String, to field: JSONCursor) throws(Problem) {
    // Compared by bytes, as in `JSONValue`.
    let known = Theme.tokens.first { $0.utf8.elementsEqual(token.utf8) }
    if let ink = Theme.inks.first(where: { $0.name == known }) {
      self[keyPath: ink.path] = try Theme.color(field)
      return
    }
    switch known {
    case "name":
      guard let text = field.string else { throw field.wrongType(.text) }
      name = text
    case "lineScale":
      guard let scale = field.double else { throw field.wrongType(.number) }
      guard Theme.lineScales.contains(scale) else {
        throw field.problem(ValueFault.outOfRange(scale, Theme.lineScales))
      }
      lineScale = scale
    case "dashesNatures":
      guard let dashes = field.bool else { throw field.wrongType(.truth) }
      dashesNatures = dashes
    case "ornate":
      guard let ornate = field.bool else { throw field.wrongType(.truth) }
      isOrnate = ornate
    default:
      throw field.problem(ThemeFault.noToken(token, among: Theme.tokens))
    }
  }

  /// The factors on the widths of lines that a theme may have.
  static let lineScales = 0.25...4.0

  private static func color(_ field: JSONCursor) throws(Problem) -> Color {
    guard let text = field.string, let color = Color(hex: text) else {
      throw field.problem(ThemeFault.notColor)
    }
    return color
  }
}
