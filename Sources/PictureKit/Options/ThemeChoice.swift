import ArgumentParser
import AstroSvitla
import ChartFiles
import CommandKit
package import Diagnostics
package import WheelLayout

/// The theme that a command line asks for: one of ours by its name, or a user's own by its file.
package enum ThemeChoice: Sendable {
  case builtIn(WheelTheme)
  case file(String)

  /// What looks like a file is one: names of themes have neither an ending nor a folder.
  init(_ argument: String) throws {
    if argument.hasSuffix(".json") || argument.contains("/") {
      self = .file(argument)
    } else {
      self = .builtIn(
        try OptionValue.value(argument, .builtIn(named: argument), among: WheelTheme.builtIn.map(\.name)))
    }
  }

  /// By how much a user's own inks fall short of what readers need; ours do not.
  package func notes(on theme: WheelTheme) -> [Note] {
    guard case .file = self else { return [] }
    return theme.weaknesses
  }

  /// The theme, read from its file where it has one.
  package func theme() throws(Problem) -> WheelTheme {
    switch self {
    case .builtIn(let theme): return theme
    case .file(let path):
      let bytes = try InputFile(path).bytes(upTo: WheelTheme.largestFile)
      do throws(Problem) { return try WheelTheme(json: bytes) } catch { throw error.of(path) }
    }
  }
}
