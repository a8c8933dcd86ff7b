package import AstroDiagnostics
import AstroThemes
import AstroWheelLayout

extension Theme {
  /// Notes on how a user's own colors fall short of what readers need; none for the built-in themes.
  package var weaknesses: [Note] {
    Theme.builtIn.contains(self)
      ? [] : checks().map { Note(.weakTheme, of: $0.matter, "theme: \($0)") }
  }
}
