import AstroChartModel
package import AstroDiagnostics
import AstroEphemeris
import AstroJSON
import AstroWholeFiles
import AstroWording
import Glibc

extension Defaults {
  /// The largest file that is read, in bytes.
  private static let largestFile = 64 << 10

  /// The defaults of the user: those of the file that `ASTROSVITLA_DEFAULTS` names, none if it is set but empty; else
  /// those of `astrosvitla/defaults.json` in the folder of settings, if it exists.
  ///
  /// - Throws: `missingFile` or `noInput` for a file that cannot be read, `invalidValue` at a member that is unknown or wrong.
  package static func ofUser() throws(Problem) -> Defaults {
    if let named = Environment.value("ASTROSVITLA_DEFAULTS") {
      return try named.isEmpty
        ? .none : read(named, hint: OptionFault.namedDefaults)
    }
    guard let path = customaryPath, access(path, F_OK) == 0 else { return .none }
    return try read(path, hint: OptionFault.customaryDefaults)
  }

  /// Lets the language of the file hold for help and for mistakes of the command line; a file that is wrong is told when a
  /// command runs.
  static func preferEarly() {
    if let defaults = try? ofUser() { inForce = defaults }
  }

  /// Where the file is looked for if the environment names none; `nil` without a home.
  package static var customaryPath: String? {
    let settings = Environment.value("XDG_CONFIG_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
    let home = Environment.value("HOME").flatMap { $0.isEmpty ? nil : $0 + "/.config" }
    return (settings ?? home).map { $0 + "/astrosvitla/defaults.json" }
  }

  /// - Parameter hint: The way out where the file cannot be read.
  private static func read(_ path: String, hint: Hint) throws(Problem) -> Defaults {
    let bytes: [UInt8]
    do throws(Problem) { bytes = try InputFile(path).bytes(upTo: largestFile) } catch {
      var problem = error
      problem.hint = hint
      throw problem
    }
    do throws(Problem) { return try Defaults(json: bytes, file: path) } catch { throw error.of(path) }
  }

  /// Reads a defaults file.
  init(json: [UInt8], file: String) throws(Problem) {
    guard json.count <= Defaults.largestFile else {
      throw Problem(.invalidValue, OptionFault.defaultsTooLarge)
    }
    let root = try JSONCursor(reading: json, as: .invalidValue, hint: OptionFault.asDefaults)
    self.file = file
    try root.requireObject()
    for (name, member) in try root.members() {
      guard let key = Key(named: name) else {
        throw .unknown("default", name, among: Key.allCases.map(\.rawValue)).of(file)
      }
      if let text = try member.text() { try take(text, for: key, at: member) }
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

extension Defaults {
  /// What an option makes of the text that the file gives for it; `nil` if the file gives none.
  ///
  /// - Throws: What `read` throws, located at the member, as bad data of the file.
  package func value<Value>(
    _ key: Key, _ read: (String) throws -> Value
  ) throws(Problem) -> Value? {
    guard let text = texts[key] else { return nil }
    let place = Problem.Location(source: file, path: [.name(key.rawValue)])
    do { return try read(text) } catch let error as Problem {
      guard error.code == .usage || error.location.source.isEmpty else { throw error }
      throw error.moved(to: place).coded(.invalidValue)
    } catch {
      throw Problem(
        .invalidValue, at: place, OptionFault.value(text, OptionFault.advice("\(error)")))
    }
  }
}
