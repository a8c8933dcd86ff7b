/// The inks of a theme other than those of bodies, under their names in theme files and pages.
///
/// A language with its own words for inks must name every one.
package enum ThemeInk: String, CaseIterable, Hashable, Sendable {
  case paper, disc, ink, secondInk, thirdInk, faintInk, hairline, fire, earth, air, water
  case harmonious, challenging, neutral, accent, retrograde, mark
  /// The inks of signs' glyphs in the stacks of bodies.
  case fireInk, earthInk, airInk, waterInk
  /// The glyphs of planets, and of signs around the wheel.
  case glyphInk
}
