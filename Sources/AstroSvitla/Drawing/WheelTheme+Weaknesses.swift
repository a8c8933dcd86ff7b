package import Diagnostics
package import WheelLayout

extension WheelTheme {
  /// By how much a user's own inks fall short of what readers need; ours do not.
  package var weaknesses: [Note] {
    WheelTheme.builtIn.contains(self)
      ? [] : checks().map { Note(.weakTheme, of: $0.matter, "theme: \($0)") }
  }
}
