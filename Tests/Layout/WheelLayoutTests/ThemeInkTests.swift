import AstroChartModel
import AstroDrawing
import AstroEphemeris
import AstroShaping
import AstroThemes
import AstroWheelLayout
import AstroWording
import TestSupport
import Testing

/// The inks that a theme may leave out: those of signs in stacks, and of bodies.
@Suite struct ThemeInkTests {
  private let fonts: FontBook
  init() throws { fonts = try FontBook() }

  private func wheel(_ theme: Theme) throws -> Wheel {
    Wheel(of: try SwissEphemeris().chart(of: KnownBirths.oksana), theme: theme, shaper: fonts)
  }

  @Test func `signs in stacks have the ink of their element, bodies their own`() throws {
    var theme = Theme.light
    theme.bodyInks = [.mars: Color(0xA02010)]
    for seat in try wheel(theme).seats {
      let marks = Dictionary(uniqueKeysWithValues: seat.marks.map { ($0.kind, $0.text.runs[0].paint) })
      let element = seat.placement.sign.element
      if let sign = marks[.planetSign] {
        #expect(sign == Paint(theme[sign: element], token: element.ink.rawValue))
      }
      let isMars = seat.placement.body == .mars
      #expect(
        marks[.planetGlyph] == (isMars ? Paint(Color(0xA02010), token: "mars") : theme.paint(.ink)))
      #expect(marks[.planetDegree] == theme.paint(.ink))
    }
  }

  @Test func `a theme without them sets signs in faint ink`() throws {
    var theme = Theme.light
    theme.signInks = [:]
    let signs = try wheel(theme).seats.flatMap(\.marks).filter { $0.kind == .planetSign }
    #expect(!signs.isEmpty && signs.allSatisfy { $0.text.runs[0].paint.color == theme.faintInk })
  }

  @Test(arguments: Theme.builtIn.map(\.name))
  func `every built-in theme but print tells the elements of signs apart`(name: String) throws {
    let theme = try #require(Theme.builtIn(named: name))
    #expect(Set(theme.signInks.values).count == (name == "print" ? 0 : 4))
  }

  @Test func `faint and alike inks are found, of bodies once for the eyes that see least`() {
    var theme = Theme.light
    theme.signInks[.fire] = Color(0xE0A090)
    theme.bodyInks = [.venus: Color(0x0B7A75), .mars: Color(0x0B7A75), .jupiter: Color(0x0C7B76)]
    let findings = theme.checks()
    #expect(findings.contains { $0.kind == .text && $0.inks == [.theme(.fireInk), .theme(.disc)] })
    let bodies = findings.filter { $0.kind == .bodies }
    // Two that share an ink are one; each differs too little from the third.
    #expect(bodies.map(\.inks) == [[.body(.venus), .body(.jupiter)], [.body(.mars), .body(.jupiter)]])
  }

  @Test func `reds and greens of one brightness are found among elements`() {
    var theme = Theme.light
    theme.signInks = [.fire: Color(0xA85A00), .earth: Color(0x5E7A00)]
    let findings = theme.checks().filter { $0.kind == .elements }
    #expect(findings.contains { $0.vision == .protanopia || $0.vision == .deuteranopia })
    #expect(!findings.contains { $0.vision == .typical })
  }
}
