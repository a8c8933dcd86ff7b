import AstroSvitla
import PictureSupport
import TestSupport
import Testing

/// The sky moving around a chart.
@Suite struct WheelAnimationTests {
  private let studio: Studio
  private let chart: Chart

  init() throws {
    studio = try Studio(StudioOptions(language: .uk))
    chart = try studio.chart(of: KnownBirths.oksana, name: "Оксана").value
  }

  @Test func `a frame is the library's own picture of its moment, and too many days are refused`() throws {
    let moment = try Moment(utcText: "2027-04-11T09:00:00Z")
    let style = PictureStyle(theme: .dark, size: 600, aspects: .major)
    let made = try studio.animation(of: chart, at: [moment], style, in: .uk)
    #expect(made.value.audit == [] && made.value.moments == [moment])
    let sky = OuterSky(try studio.skies.transit(to: chart, at: moment), as: .transit)
    let png = try studio.picture(of: chart, around: [sky], style, as: .png).value
    let still = try Picture(png: png).pixels
    #expect(try Animation(apng: made.value.bytes).pictures == [still, still])
    for end in ["2027-03-15", "2027-04-02"] {
      let span = try CalendarSpan(
        from: Moment(asWritten: "2027-03-01", zone: "Europe/Kyiv"),
        to: Moment(asWritten: end, zone: "Europe/Kyiv"))
      let problem = #expect(throws: Problem.self) { try studio.animation(of: chart, over: span) }
      #expect(problem?.code == .outOfRange && problem?.location == .field("span"))
    }
  }
}
