import AstroChartModel
import AstroDiagnostics
import AstroEphemeris
import AstroSvitla
import AstroThemes
import AstroWebPage
import AstroWheelLayout
import AstroWording
import Foundation
import Testing

@Suite struct PageContentTests {
  private let pages: Pages

  init() throws { pages = try Pages() }

  private func data(_ html: String) throws -> [String: Any] {
    let text = try #require(html.parts(from: "<script type=\"application/json\">", to: "</script>").first)
    #expect(!text.contains("<"))
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return try #require(value as? [String: Any])
  }

  @Test(arguments: WebPageTests.samples)
  func `pages of one sky, and of several or with time, are as small as promised`(name: String) throws {
    let chart = try Pages.chart(name)
    let one = try pages.html(pages.page(of: chart, in: .uk))
    #expect(one.utf8.count <= 200 * 1024)
    #expect(try one.gzipped() <= 61_440)
    let (outer, time) = try pages.transits(to: chart)
    let two = try pages.html(pages.page(of: chart, around: [outer], in: .uk, time: time))
    #expect(two.utf8.count <= 320 * 1024)
    #expect(try two.gzipped() <= 97_280)
    let partner = try OuterSky(Pages.chart("new-delhi-crowded"), as: .partner, caption: "Partner")
    let three = try pages.html(pages.page(of: chart, around: [partner, outer], in: .uk, time: time))
    #expect(three.utf8.count <= 320 * 1024)
    #expect(try three.gzipped() <= 97_280)
  }

  @Test func `a name that is markup stays text`() throws {
    var chart = try Pages.chart("oksana")
    chart.name = "</script></title><img src=x onerror=alert(1)>\"'&"
    let html = try pages.html(pages.page(of: chart, in: .en))
    #expect(!html.contains("<img") && !html.contains("</script></title>"))
    #expect(html.contains("&lt;/script&gt;&lt;/title&gt;&lt;img"))
    #expect(html.parts(from: "<script", to: ">").count == 2)
  }

  @Test func `paragraphs of a report are led to from what they are about`() throws {
    let report = PageReport(
      "A <report>", language: "en",
      sections: [
        .init("Key", [.init("Nothing in particular.")]),
        .init(
          "Rest",
          [
            .init("Of the Sun & the ninth house.", about: [.body(.sun), .house(9)]),
            .init("Of a square.", about: [.aspect(.body(.saturn), .body(.sun))]),
          ]),
      ])
    let html = try pages.html(pages.page(of: Pages.chart("oksana"), in: .en, report: report))
    #expect(html.contains("<h2>A &lt;report&gt;</h2>"))
    #expect(html.parts(from: "<p class=\"told\">", to: "</p>").count == 3)
    let content = try data(html)
    let marks = try #require(content["marks"] as? [[String: Any]])
    let told = Dictionary(
      uniqueKeysWithValues: marks.compactMap { mark in
        (mark["told"] as? [Int]).map { (mark["id"] as? String ?? "", $0) }
      })
    // The first house is empty, and the Sun rules it.
    #expect(told == ["planet.sun": [1], "house.9": [1], "house.1": [1], "aspect.sun.saturn": [2]])
  }

  @Test func `what belongs together is named both ways`() throws {
    let content = try data(pages.html(pages.page(of: Pages.chart("oksana"), in: .uk)))
    let marks = try #require(content["marks"] as? [[String: Any]])
    let names = marks.compactMap { $0["id"] as? String }
    for (index, mark) in marks.enumerated() where mark["kind"] as? String == "aspect" {
      let near = try #require(mark["near"] as? [Int])
      for end in near {
        #expect((marks[end]["near"] as? [Int])?.contains(index) == true, "\(names[index]) and \(names[end])")
      }
    }
  }

  @Test func `longitudes of a year are those of the ephemeris, and finer for the slow`() throws {
    let chart = try Pages.chart("oksana")
    let (outer, time) = try pages.transits(to: chart)
    let html = try pages.html(pages.page(of: chart, around: [outer], in: .en, time: time))
    let content = try data(html)
    let sky = try #require(content["time"] as? [String: Any])
    let table = try #require(sky["table"] as? String)
    let bytes = try #require(Data(base64Encoded: table))
    var offset = 0
    let bodies = try #require(sky["bodies"] as? [[String: Any]])
    for entry in bodies {
      let name = try #require(entry["id"] as? String)
      let body = try #require(Body(rawValue: name))
      let (step, count) = (try #require(entry["step"] as? Double), try #require(entry["count"] as? Int))
      let (base, unit) = (try #require(entry["base"] as? Double), try #require(entry["unit"] as? Double))
      #expect(Double(count - 4) * step >= 365)
      for index in stride(from: 0, to: count, by: 7) {
        let units = Double(bytes[offset + 2 * index]) + 256 * Double(bytes[offset + 2 * index + 1])
        let day = time.start.julianDay + Double(index - 1) * step
        let exact = try SwissEphemeris().longitude(of: body, at: day, in: .tropical)
        let away = abs((base + units * unit - exact).remainder(dividingBy: 360))
        guard away >= 0.0002 else { continue }
        #expect(away < (body == .pluto || body == .neptune ? 0.0002 : 0.003), "\(body) \(index) \(away)")
      }
      offset += 2 * count
    }
    #expect(offset == bytes.count)
  }

  @Test func `every theme shows the strokes and inks that a picture in it has`() throws {
    let chart = try Pages.chart("oksana")
    let html = try pages.html(pages.page(of: chart, in: .en))
    func rule(_ theme: Theme) throws -> String {
      try #require(
        html.parts(from: "astro-wheel:has(option[value=\"\(theme.name)\"]:checked){", to: "\n").first)
    }
    for theme in [Theme.light, .dark, .contrastLight, .contrastDark, .print] {
      let rule = try rule(theme)
      #expect(rule.contains("--ink:\(theme.ink.hex);") && rule.contains("--fireInk:"))
      #expect(rule.contains("color-scheme:\(theme.name.contains("dark") ? "dark" : "light")"))
    }
    #expect(html.contains("[value=\"contrast-dark\"]:checked){.k0{"))
    // The horizon's line is three normal lines wide in every theme.
    #expect(html.contains("{stroke-width:2.97}") && html.contains("{stroke-width:1.782}"))
  }

  @Test func `a prefix that no id may begin with is refused`() throws {
    let page = try pages.page(of: Pages.chart("oksana"), in: .en)
    #expect(throws: Problem.self) { try pages.html(page, .init(isFragment: true, prefix: "9 lives")) }
    #expect(try pages.html(page, .init(isFragment: true, prefix: "mine")).contains("id=\"mine-planet.sun\""))
  }
}
