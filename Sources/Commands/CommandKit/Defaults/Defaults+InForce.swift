package import AstroBirths
import AstroCommandWords
import Glibc
import Synchronization

/// The defaults of a process; every option that has such a value asks for it.
extension Defaults {
  private static let kept = Mutex(Defaults.none)

  /// The values that hold in this process; none unless a command read the file.
  package static var inForce: Defaults {
    get { kept.withLock { $0 } }
    set { kept.withLock { $0 = newValue } }
  }

  /// The defaults of the user: those of the file that `ASTROSVITLA_DEFAULTS` names, none if it is set but empty; else
  /// those of `astrosvitla/defaults.json` in the folder of settings, if it exists.
  ///
  /// - Throws: `missingFile` or `noInput` for a file that cannot be read, `invalidValue` at a member that is unknown or wrong.
  package static func ofUser() throws(Problem) -> Defaults {
    if let named = Environment.value("ASTROSVITLA_DEFAULTS") {
      return try named.isEmpty ? .none : read(named, hint: OptionFault.namedDefaults)
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
  private static var customaryPath: String? {
    let settings = Environment.value("XDG_CONFIG_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
    let home = Environment.value("HOME").flatMap { $0.isEmpty ? nil : $0 + "/.config" }
    return (settings ?? home).map { $0 + "/astrosvitla/defaults.json" }
  }

  /// - Parameter hint: The way out where the file cannot be read.
  private static func read(_ path: String, hint: Hint) throws(Problem) -> Defaults {
    let bytes: [UInt8]
    do throws(Problem) { bytes = try InputFile(path).bytes(upTo: largestFile) } catch {
      throw error.advised(hint)
    }
    return try Defaults(json: bytes, file: path)
  }

  /// What an option makes of the text that the file gives for it; `nil` if the file gives none.
  ///
  /// - Throws: What `read` throws, located at the member, as bad data of the file.
  package func value<Value>(
    _ key: Key, _ read: (String) throws -> Value
  ) throws(Problem) -> Value? {
    guard let text = self[key] else { return nil }
    do { return try read(text) } catch let error as Problem {
      guard error.code == .usage || error.location.source.isEmpty else { throw error }
      throw error.moved(to: location(of: key)).coded(.invalidValue)
    } catch {
      let advice = ParserFault.translated("\(error)")
      throw Problem(
        .invalidValue, at: location(of: key),
        Told(
          "\(Quotation.of(text)): \(error)", ukrainian: "\(Quotation.angular(text)): \(advice)"))
    }
  }
}
