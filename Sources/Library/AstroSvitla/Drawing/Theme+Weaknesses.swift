package import AstroDiagnostics
import AstroThemes
import AstroWording

extension Theme {
  /// Notes on how a user's own colors fall short of what readers need; none for the built-in themes.
  package var weaknesses: [Note] {
    Theme.builtIn.contains(self)
      ? [] : checks().map { Note(PictureNote.weakTheme($0.weakness), "theme: \($0)") }
  }
}
