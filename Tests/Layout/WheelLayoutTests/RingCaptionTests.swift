import AstroChartModel
import AstroDrawing
import AstroGeometry
import AstroShaping
import AstroThemes
import AstroWheelLayout
import TestSupport
import Testing

/// The words on the dividers between rings.
@Suite struct RingCaptionTests {
  private func wheel(_ captions: String...) throws -> Wheel {
    let (chart, other) = (try SampleChart.oksana(), try SampleChart.crowded(3))
    return Wheel(
      of: WheelFigure(of: chart, around: captions.map { .init(other, as: .transit, caption: $0) }),
      theme: .light, shaper: RulerShaper())
  }

  /// The words of a ring's caption as an eye meets them along the upper half of its circle.
  private func words(_ wheel: Wheel, ring: Int = 1) -> [String] {
    wheel.rings[ring].caption.sorted { $0.center.x < $1.center.x }.map { $0.text.runs.map(\.text).joined() }
  }

  @Test func `words follow each other from left to right`() throws {
    #expect(words(try wheel("Transits · 21 Nov 2026")) == ["Transits", "·", "21", "Nov", "2026"])
  }

  @Test func `of a right-to-left name the first word stands on the right`() throws {
    #expect(words(try wheel("نور الدين حداد")) == ["حداد", "الدين", "نور"])
    #expect(words(try wheel("נור לוי · 1991")) == ["לוי", "נור", "·", "1991"])
  }

  @Test func `what is too long for any stretch is cut at the end of a word`() throws {
    let caption = try wheel(Array(repeating: "longest", count: 24).joined(separator: " ")).rings[1].caption
    let last = try #require(caption.last).text.runs.map(\.text).joined()
    #expect(caption.count < 24 && caption.count > 2)
    #expect(caption.map { $0.text.runs.map(\.text).joined() }.filter { $0.hasSuffix("…") }.count == 1)
    #expect(last == "longest…")
  }

  @Test(arguments: [
    "Транзити · 21 лист. 2026", "Маріанна-Олександра Вишневецька-Корибутівна", "نور الدين حداد",
  ])
  func `no word leaves its divider`(caption: String) throws {
    let chart = try SampleChart.oksana()
    let fonts = try FontBook()
    for rings in 2...3 {
      let around = Array(
        repeating: OuterSky(chart, as: .transit, caption: caption), count: rings - 1)
      let wheel = Wheel(of: WheelFigure(of: chart, around: around), theme: .light, shaper: fonts)
      for ring in 1..<rings {
        let divider = try #require(wheel.plan.divider(around: ring - 1))
        let room = divider.lowerBound * 300...divider.upperBound * 300
        let corners = wheel.rings[ring].caption.flatMap(\.box.corners)
        #expect(!corners.isEmpty)
        #expect(corners.allSatisfy { room.contains($0.distance(to: wheel.dial.center)) })
      }
    }
  }
}
