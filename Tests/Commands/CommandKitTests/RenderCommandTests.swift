import Foundation
import Testing

@Suite struct RenderCommandTests {
  /// A computed chart, so that most tests need no ephemeris.
  private static let chart = Result { try Command.chart.run([Example.sample("oksana")]).output }

  private static let beginnings: [String: [UInt8]] = [
    "png": [0x89, 0x50, 0x4E, 0x47], "svg": Array("<?xml".utf8), "pdf": Array("%PDF".utf8),
  ]

  @Test func `one call makes all formats, named after the chart, in the current folder`() throws {
    let scratch = try Scratch()
    try scratch.write(try Self.chart.get(), to: "oksana.json")
    let outcome = try Command.render.run(["oksana.json", "--png", "--svg", "--pdf"], in: scratch)
    #expect(outcome.status == 0)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors == "")
    #expect(scratch.names == ["oksana.json", "oksana.pdf", "oksana.png", "oksana.svg"])
    for (ending, beginning) in Self.beginnings {
      #expect(try scratch.bytes("oksana.\(ending)").starts(with: beginning))
    }
  }

  @Test(arguments: ["png", "svg", "pdf"])
  func `the same chart gives the same bytes, from a file, from standard input, alone or with others`(
    _ format: String
  ) throws {
    let scratch = try Scratch()
    let chart = try Self.chart.get()
    try scratch.write(chart, to: "c.json")
    let alone = try Command.render.run(["-", "--\(format)", "-o", "-"], input: chart)
    #expect(alone.status == 0)
    _ = try Command.render.run(["c.json", "--png", "--svg", "--pdf", "-o", "all"], in: scratch)
    #expect(try scratch.bytes("all.\(format)") == alone.output)
  }

  @Test func `names follow what -o says`() throws {
    let scratch = try Scratch()
    try scratch.write(try Self.chart.get(), to: "c.json")
    let calls = [
      ["--svg", "-o", "a"], ["--svg", "-o", "b.svg"], ["-o", "d.svg"], ["--svg", "-o", "./"],
      ["--svg", "-o", "e.f"],
    ]
    for call in calls { #expect(try Command.render.run(["c.json"] + call, in: scratch).status == 0) }
    #expect(scratch.names == ["a.svg", "b.svg", "c.json", "c.svg", "d.svg", "e.f.svg"])
  }

  @Test func `the size is in pixels for PNG and in points for SVG`() throws {
    let chart = try Self.chart.get()
    let png = try Command.render.run(["-", "--png", "--size", "320", "-o", "-"], input: chart).output
    #expect(png[16..<24].elementsEqual([0, 0, 1, 64, 0, 0, 1, 64]))
    let svg = try Command.render.run(["-", "--svg", "--size", "320", "-o", "-"], input: chart).text
    #expect(svg.contains("viewBox=\"0 0 320 320\""))
    #expect(
      try Command.render.run(["-", "--svg", "-o", "-"], input: chart).text.contains("viewBox=\"0 0 600 600\"")
    )
  }

  @Test func `the picture says itself in words, in the language asked for`() throws {
    let chart = try Self.chart.get()
    let ukrainian = try Command.render.run(
      ["-", "--svg", "-o", "-"], input: chart, environment: ["LANG": "uk_UA.UTF-8"])
    #expect(ukrainian.text.contains("Сонце в Овні"))
    let english = try Command.render.run(
      ["-", "--svg", "-o", "-", "--language", "en"], input: chart, environment: ["LANG": "uk_UA.UTF-8"])
    #expect(english.text.contains("Sun in Aries"))
  }

  @Test func `without a title a picture tells nobody's name or birth`() throws {
    let svg = try Command.render.run(["-", "--svg", "--no-title", "-o", "-"], input: try Self.chart.get())
      .text
    #expect(!svg.contains("Оксана"))
    #expect(!svg.contains("1990"))
    #expect(svg.contains("Sun in Aries"))
  }

  @Test func `every option changes the picture`() throws {
    let chart = try Self.chart.get()
    let options = [
      [], ["--theme", "dark"], ["--theme", "contrast-light"], ["--theme", "contrast-dark"],
      ["--theme", "print"],
      ["--transparent"], ["--no-aspects"], ["--aspects", "all"], ["--no-title"], ["--houses", "whole_sign"],
      ["--zodiac", "sidereal:lahiri"], ["--size", "200"], ["--format", "square"], ["--format", "story"],
    ]
    let pictures = try options.map {
      try Command.render.run(["-", "--svg", "-o", "-"] + $0, input: chart).output
    }
    #expect(Set(pictures).count == options.count)
  }

  @Test func `a birth is computed, a computed chart needs no ephemeris`() throws {
    let scratch = try Scratch()
    let missing = ["--svg", "-o", "-", "--ephemeris", scratch.folder.path]
    #expect(try Command.render.run([Example.sample("oksana")] + missing).status == 69)
    #expect(try Command.render.run(["-"] + missing, input: try Self.chart.get()).status == 0)
  }

  @Test func `a PDF carries the date it is told, and no other`() throws {
    let chart = try Self.chart.get()
    let dated = try Command.render.run(
      ["-", "--pdf", "-o", "-"], input: chart, environment: ["SOURCE_DATE_EPOCH": "0"])
    #expect(dated.text.contains("D:19700101"))
    #expect(try !Command.render.run(["-", "--pdf", "-o", "-"], input: chart).text.contains("CreationDate"))
    let wrong = try Command.render.run(
      ["-", "--pdf", "-o", "-"], input: chart, environment: ["SOURCE_DATE_EPOCH": "today"])
    #expect(wrong.status == 64)
  }

  @Test(arguments: [Command.chart.name, Command.render.name])
  func `help and version are results`(_ name: String) throws {
    let help = try Command(name: name).run(["--help"])
    #expect(help.status == 0)
    #expect(help.text.contains("EXAMPLES"))
    #expect(help.text.contains("EXIT STATUS"))
    #expect(help.errors == "")
    let version = try Command(name: name).run(["--version"])
    #expect(version.status == 0)
    #expect(version.text == "AstroSvitla 0.9.0\n")
  }
}
