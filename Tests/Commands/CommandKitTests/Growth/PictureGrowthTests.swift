import AstroSvitla
import AstroThemes
import Testing

/// A name as long as names may be is drawn nearly as fast as a short one.
@Suite struct PictureGrowthTests {

  private static func draw(_ chart: Chart, _ fonts: FontBook) {
    let caption = WheelCaption(of: chart, in: .en)
    let wheel = Wheel(of: chart, options: WheelOptions(caption: caption), theme: .light, shaper: fonts)
    let sheet = ChartSheet(
      of: chart, options: WheelOptions(caption: caption), theme: .light, language: .en, shaper: fonts)
    let info = DocumentInfo(of: chart, in: .en)
    _ = try? Renderer(fonts: fonts).svg(wheel.scene(), info: info)
    _ = try? Renderer(fonts: fonts).pdf(sheet.scene(shaper: fonts), info: info)
  }

  @Test func `long names`() throws {
    let date = try #require(CivilDate("1990-04-15"))
    func chart(_ name: String) throws -> Chart {
      let birth = try BirthData(
        date: date, time: ClockTime("14:30"), timeZone: "Europe/Kyiv", latitude: 50.4501, longitude: 30.5234,
        place: name)
      return try SwissEphemeris().chart(of: birth, name: name)
    }
    let short = try chart("Oksana")
    let fonts = try FontBook()
    Self.draw(short, fonts)
    let plain = Growth.time { Self.draw(short, fonts) }
    for alphabet in HostileText.allCases {
      let named = try chart(alphabet.text(200))
      let long = Growth.time { Self.draw(named, fonts) }
      #expect(long < 4 * plain, "\(alphabet): \(long) s beside \(plain) s")
    }
  }
}
