import AstroCommandKit
import AstroSvitla

/// The theme that the command line requests: a built-in one by its name, or a user's own by its file.
enum ThemeChoice: Sendable {
  case builtIn(Theme)
  case file(String)

  /// An argument that looks like a file is one, because names of themes have neither an extension nor a
  /// folder.
  init(_ argument: String) throws {
    if argument.hasSuffix(".json") || argument.contains("/") {
      self = .file(argument)
    } else {
      self = .builtIn(
        try OptionValue.value(argument, .builtIn(named: argument), among: Theme.builtIn.map(\.name)))
    }
  }

  /// The theme that holds where the command line names none.
  private static func usual() throws(Problem) -> ThemeChoice {
    let defaults = Defaults.inForce
    guard let choice = try defaults.value(.theme, ThemeChoice.init) else { return .builtIn(.light) }
    guard case .file(let path) = choice else { return choice }
    return .file(defaults.path(path))
  }

  /// The theme that an option gives, or else the usual one.
  static func theme(_ given: ThemeChoice?) throws(Problem) -> Theme {
    if let given { return try given.theme() }
    return try usual().theme()
  }

  /// The theme, which is read if it is in a file.
  func theme() throws(Problem) -> Theme {
    switch self {
    case .builtIn(let theme): theme
    case .file(let path): try InputFile(path).read(upTo: Theme.largestFile, Theme.init(json:))
    }
  }
}
