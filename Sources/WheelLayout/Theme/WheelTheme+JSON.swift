import ChartModel
import Diagnostics
import Drawing

extension WheelTheme {
  /// Reads a theme file: one object of tokens; those that are missing are taken from `light`.
  ///
  /// - Parameter json: UTF-8, at most 64 KiB.
  public init(json: [UInt8]) throws(ThemeError) {
    guard json.count <= 1 << 16 else {
      throw ThemeError(at: "", "is larger than 64 KiB", hint: "a theme has some twenty short lines")
    }
    guard case .object(let members) = try WheelTheme.value(of: json) else {
      throw ThemeError(at: "", "is no theme: an object of tokens should stand here", hint: ThemeError.example)
    }
    self = .light
    name = "custom"
    for member in members { try set(member.name, to: member.value) }
  }

  private static func value(of json: [UInt8]) throws(ThemeError) -> JSONValue {
    do throws(JSONSyntaxError) {
      return try JSONParser.value(of: json)
    } catch {
      throw ThemeError(at: "line \(error.line), column \(error.column)", "not JSON: \(error.message)")
    }
  }

  private mutating func set(_ token: String, to value: JSONValue) throws(ThemeError) {
    if let ink = WheelTheme.inks.first(where: { $0.name == token }) {
      self[keyPath: ink.path] = try WheelTheme.color(value, at: token)
      return
    }
    switch (token, value) {
    case ("name", .string(let text)): name = text
    case ("lineScale", .number(let scale)) where (0.25...4).contains(scale): lineScale = scale
    case ("dashesNatures", .bool(let dashes)): dashesNatures = dashes
    case ("name", _): throw ThemeError(at: token, "should be a text")
    case ("lineScale", _): throw ThemeError(at: token, "should be a number from 0.25 to 4")
    case ("dashesNatures", _): throw ThemeError(at: token, "should be true or false")
    default:
      throw ThemeError(
        at: token, "is no token of a theme",
        hint: NearestName.hint(for: token, among: WheelTheme.tokens).description)
    }
  }

  private static func color(_ value: JSONValue, at token: String) throws(ThemeError) -> Color {
    guard case .string(let text) = value, let color = Color(hex: text) else {
      throw ThemeError(at: token, "is no color", hint: "write it as \"#RRGGBB\"")
    }
    return color
  }
}

/// Why a file is no theme: where, what is wrong, and the way out.
public struct ThemeError: Error, Hashable, Sendable {
  /// The token, or the line and column where the text is not JSON; empty for the whole.
  public var place: String
  public var message: String
  /// Empty where the message says it.
  public var hint: String

  init(at place: String, _ message: String, hint: String = "") {
    (self.place, self.message, self.hint) = (place, message, hint)
  }

  static let example = "as in { \"paper\": \"#FFFFFF\", \"ink\": \"#111111\" }"
}
