import Foundation
import Testing

@Suite struct PageCommandTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try scratch.write(try Command.chart.run([Example.sample("oksana")]).output, to: "c.json")
  }

  private func render(_ arguments: String...) throws -> Command.Outcome {
    try Command.render.run(["c.json"] + arguments, in: scratch)
  }

  @Test func `a page is written beside pictures, or where its ending says`() throws {
    #expect(try render("--html", "--svg").status == 0)
    #expect(try render("-o", "page.html").status == 0)
    #expect(scratch.names == ["c.html", "c.json", "c.svg", "page.html"])
    #expect(try scratch.bytes("c.html") == scratch.bytes("page.html"))
    #expect(try render("--html", "-o", "-").output == scratch.bytes("c.html"))
    #expect(try scratch.bytes("c.html").starts(with: Array("<!DOCTYPE html>".utf8)))
  }

  @Test func `a fragment has ids of its own, told or made`() throws {
    let made = try render("--html", "--fragment", "-o", "-")
    #expect(made.status == 0 && made.text.hasPrefix("<style>"))
    let told = try render("--html", "--fragment", "--prefix", "mine", "-o", "-")
    #expect(told.text.contains("<astro-wheel id=\"mine\"") && told.text.contains("\"mine-planet.sun\""))
  }

  @Test func `transits bring a slider with hits, in the zodiac of the chart`() throws {
    let page = try render("--html", "--transits=2026-11-21T12:00Z", "--zodiac", "sidereal:lahiri", "-o", "-")
    #expect(page.status == 0)
    #expect(page.text.contains("type=\"range\" id=\"time\"") && page.text.contains("\"hits\":[["))
    // Around something that is no birth nothing is listed.
    let sky = try Command.chart.run(["transits", "c.json", "--on", "2026-01-01T00:00Z"], in: scratch)
    try scratch.write(sky.output, to: "t.json")
    let other = try Command.render.run(
      ["t.json", "--html", "--around", "t.json", "-o", "-"], in: scratch)
    #expect(other.status == 0 && other.text.contains("id=\"time\"") && other.text.contains("\"hits\":[]"))
  }

  @Test func `a report stands in the page, each paragraph led to`() throws {
    let report = try Command(name: "astro-report").run(
      ["c.json", "--area", "career", "-o", "r.json"], in: scratch)
    #expect(report.status == 0)
    let page = try render("--html", "--report", "r.json", "-o", "-")
    #expect(page.status == 0 && page.text.contains("class=\"told\"") && page.text.contains("\"told\":["))
  }

  @Test(arguments: [("en", "What draws you", "Five Scores"), ("uk", "Що вас вабить", "П’ять оцінок")])
  func `two people are told in words, and what a paragraph rests on leads to it`(
    language: String, part: String, scores: String
  ) throws {
    let page = try render(
      "--html", "--partner", Example.sample("tesla"), "--language", language, "-o", "-")
    #expect(page.status == 0 && page.text.contains(part) && page.text.contains(scores))
    let line = #/"id":"aspect\.partner\.[a-zA-Z]+\.natal\.[a-zA-Z]+"[^}]*?"told":\[/#
    #expect(page.text.contains(line) && page.text.utf8.count < 340 * 1024)
    // Other skies, and people without names, are not addressed by name.
    let transits = try render("--html", "--transits=2026-11-21T12:00Z", "-o", "-")
    #expect(!transits.text.contains("class=\"told\""))
    let nameless = try render("--html", "--partner", Example.sample("tesla"), "--no-title", "-o", "-")
    #expect(nameless.text.contains("class=\"told\"") && !nameless.text.contains("Tesla"))
  }

  @Test func `what goes with no page is refused in one line`() throws {
    for (arguments, option) in [
      (["--html", "--format", "square"], "--format"), (["--html", "--sheet"], "--sheet"),
      (["--png", "--fragment"], "--fragment"), (["--png", "--report", "r.json"], "--report"),
      (["--html", "--prefix", "a"], "--prefix"), (["--html", "--fragment", "--prefix", "9 a"], "--prefix"),
      (["--html", "--fragment", "--prefix", ""], "--prefix"),
      (["--html", "--png", "-o", "-"], "-o"), (["--svg", "-o", "x.html"], "-o"),
    ] {
      let outcome = try Command.render.run(["c.json"] + arguments, in: scratch)
      #expect(outcome.status == 64, "\(arguments)")
      #expect(outcome.errorLines.count == 1 && outcome.errors.contains(option), "\(outcome.errors)")
      #expect(scratch.names == ["c.json"])
    }
    let bad = try render("--html", "--report", "c.json")
    #expect(bad.status == 65 && bad.errorLines.count == 1)
  }
}
