import AstroChartModel
package import AstroDiagnostics
import AstroEphemeris
import AstroJSON
import AstroWording

extension Defaults {
  /// The largest file that is read, in bytes.
  package static let largestFile = 64 << 10

  /// Reads a defaults file.
  ///
  /// - Parameters:
  ///   - json: The bytes of the file.
  ///   - file: Its path.
  /// - Throws: `invalidValue` at a member that is unknown or wrong.
  package init(json: [UInt8], file: String) throws(Problem) {
    do throws(Problem) {
      self.file = file
      guard json.count <= Defaults.largestFile else {
        throw Problem(.invalidValue, DefaultsFault.tooLarge)
      }
      let root = try JSONCursor(reading: json, as: .invalidValue, hint: DefaultsFault.asDefaults)
      try root.requireObject()
      for (name, member) in try root.members() {
        guard let key = Key(named: name) else {
          throw Problem.unknown("default", name, among: Key.allCases.map(\.rawValue))
        }
        if let text = try member.text() { try take(text, for: key, at: member) }
      }
    } catch {
      throw error.of(file)
    }
  }

  private mutating func take(_ text: String, for key: Key, at member: JSONCursor) throws(Problem) {
    texts[key] = text
    switch key {
    case .language: language = try member.name(of: "language")
    case .houses:
      houses = try member.checked { () throws(Problem) in try ChartSettings.houseSystem(named: text) }
    case .zodiac: zodiac = try member.checked { () throws(Problem) in try ChartSettings.zodiac(named: text) }
    case .zone: try Defaults.check(zone: text, at: member)
    case .theme, .paper, .by, .logo, .imprint: break
    }
  }

  private static func check(zone: String, at member: JSONCursor) throws(Problem) {
    do throws(Problem) {
      let epoch = Moment(secondsSince1970: 0, utcOffsetSeconds: 0, offsetSource: .fixed)
      _ = try CivilTime.moment(epoch, zone: zone, longitude: 0)
    } catch {
      throw error.moved(to: Problem.Location(path: member.path))
    }
  }
}

/// What is wrong with a defaults file as a whole.
private enum DefaultsFault {
  static let tooLarge = Told(
    "is larger than 64 KiB", hint: "a defaults file has nine short members",
    ukrainian: "понад 64 КіБ", hint: "у файлі усталених значень дев’ять коротких полів")
  static let asDefaults = Hint(#"as in {"language": "uk"}"#, ukrainian: #"як-от {"language": "uk"}"#)
}
