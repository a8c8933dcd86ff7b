/// The inks of a theme that are not a body's own, by the names that a theme file gives them.
///
/// A language that has words of its own for them names every one.
package enum ThemeInk: String, CaseIterable, Hashable, Sendable {
  case paper, disc, ink, secondInk, thirdInk, faintInk, hairline
  case fire, earth, air, water, fireInk, earthInk, airInk, waterInk
  case harmonious, challenging, neutral, accent, retrograde, mark
}
