import Drawing
import Testing
import WheelLayout

@Suite struct WheelThemeTests {
  @Test(arguments: WheelTheme.builtIn)
  func `every built-in theme can be read by every eye`(theme: WheelTheme) {
    #expect(theme.checks().map(\.description) == [])
  }
}
