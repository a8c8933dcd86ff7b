import AstroDrawing
import AstroThemes
import AstroWheelLayout
import AstroWording
import Testing

@Suite struct WheelThemeTests {
  @Test(arguments: Theme.builtIn.map(\.name))
  func `every built-in theme can be read by every eye`(name: String) throws {
    let theme = try #require(Theme.builtIn(named: name))
    let isHighContrast = [Theme.contrastLight, .contrastDark].contains(theme)
    #expect(theme.checks(isHighContrast: isHighContrast).map(\.description) == [])
  }

  @Test func `faint words are found, with the figures`() {
    var theme = Theme.light
    theme.faintInk = Color(0x9A9488)
    #expect(
      theme.checks().map(\.description) == [
        "text: faintInk on disc: 2.94, should be 4.5 or more",
        "text: faintInk on paper: 2.84, should be 4.5 or more",
      ])
  }

  @Test func `a line that vanishes on the disc is found`() {
    var theme = Theme.dark
    theme.mark = theme.disc
    #expect(theme.checks().map(\.inks) == [[.theme(.mark), .theme(.disc)]])
  }

  @Test func `an aspect ink is judged as faint as it is ever drawn`() {
    var theme = Theme.light
    theme.harmonious = Color(0x369692)
    #expect(theme.checks().contains { $0.inks == [.faintest(.harmonious), .theme(.disc)] })
  }

  @Test func `red and green of one brightness are found for those who cannot tell them`() {
    var theme = Theme.light
    theme.harmonious = Color(0x5E7A00)
    theme.challenging = Color(0xA85A00)
    let findings = theme.checks().filter { $0.kind == .natures }
    #expect(findings.contains { $0.vision == .protanopia || $0.vision == .deuteranopia })
    #expect(!findings.contains { $0.vision == .typical })
  }

  @Test func `natures told apart by dashes may share an ink`() {
    var theme = Theme.print
    #expect(theme.checks().isEmpty)
    theme.dashesNatures = false
    #expect(theme.checks().count == ColorVision.allCases.count * 3)
  }

  @Test func `a theme for high contrast is asked for more`() {
    #expect(!Theme.light.checks(isHighContrast: true).isEmpty)
  }
}
