import Foundation
import Testing

/// Wheels of several skies, drawn as a user draws them.
@Suite struct SkiesRenderTests {
  private static let oksana = Example.sample("oksana")
  private static let tesla = Example.sample("tesla")

  @Test func `two and three rings are drawn in every format, and break no promise`() throws {
    let scratch = try Scratch()
    let skies = [
      ["--partner", Self.tesla], ["--partner", Self.tesla, "--around", Example.sample("sydney")],
    ]
    for (index, skies) in skies.enumerated() {
      let call = [Self.oksana] + skies + ["--png", "--svg", "--pdf", "--audit", "-o", "wheel\(index)"]
      let outcome = try Command.render.run(call, in: scratch)
      #expect(outcome.status == 0, "\(outcome.errors) \(outcome.text)")
      for ending in ["png", "svg", "pdf"] { #expect(try !scratch.bytes("wheel\(index).\(ending)").isEmpty) }
    }
  }

  @Test func `the sheet of a couple is one page`() throws {
    let scratch = try Scratch()
    let outcome = try Command.render.run(
      [Self.oksana, "--partner", Self.tesla, "--sheet", "--pdf", "-o", "sheet"], in: scratch)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try scratch.bytes("sheet.pdf").starts(with: Array("%PDF".utf8)))
  }

  @Test(arguments: [
    (["--cross-orbs", "trine=6"], "needs a second sky (add --around, --partner or --transits)"),
    (["--partner", "P", "--cross-orbs", "trigon=6"], "--cross-orbs: \"trigon\" is not a known aspect"),
    (
      ["--partner", "P", "--cross-orbs", "trine=60"], "--cross-orbs: trine: 60 is out of range (from 0 to 30)"
    ),
    (["--partner", "P", "--around", "P", "--around", "P"], "a wheel has three rings at most"),
    (["--partner", "-", "--around", "-"], "- can be read only once"),
  ])
  func `what cannot be drawn is told in one line, with the way out`(options: [String], words: String) throws {
    let arguments = options.map { $0 == "P" ? Self.tesla : $0 }
    let outcome = try Command.render.run([Self.oksana] + arguments + ["--json"])
    #expect(outcome.status == 64)
    #expect(outcome.errorLines.count == 1)
    #expect(outcome.errors.contains(words), "\(outcome.errors)")
  }

  @Test func `skies of two zodiacs are not put into one wheel`() throws {
    let scratch = try Scratch()
    let sidereal = try Command.chart.run([Self.tesla, "--zodiac", "sidereal:lahiri"]).output
    try scratch.write(sidereal, to: "sidereal.json")
    let outcome = try Command.render.run([Self.oksana, "--partner", "sidereal.json", "--png"], in: scratch)
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("sidereal.json") && outcome.errors.contains("--zodiac"))
    let both = ["--partner", "sidereal.json", "--png", "--zodiac", "sidereal:lahiri", "-o", "both"]
    #expect(try Command.render.run([Self.oksana] + both, in: scratch).status == 0)
  }

  @Test func `transits of a moment are computed on the way, with the day when each is next exact`() throws {
    let call = [Self.oksana, "--transits=2026-11-21T12:00+02:00", "--json", "--language", "en"]
    let outcome = try Command.render.run(call)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.text.contains("Saturn, passing through your ninth house, squares your Uranus"))
    #expect(outcome.text.contains("exact on 2 December 2026."))
    let apart = try Command.render.run([
      Self.oksana, "--transits", "2026-11-21T10:00Z", "--json", "--language", "en",
    ])
    #expect(apart.output == outcome.output)
  }

  @Test func `the sky of a day has no angles, that of a moment has`() throws {
    for (moment, hasAngles) in [("2026-11-21", false), ("2026-11-21T12:00Z", true)] {
      let outcome = try Command.render.run([
        Self.oksana, "--transits", moment, "--json", "--language", "en",
      ])
      #expect(outcome.status == 0 && outcome.text.contains("Saturn, passing through your ninth house"))
      #expect(outcome.text.contains("The transiting Ascendant") == hasAngles, "\(moment)")
    }
  }

  @Test func `transits without a moment are those of now`() throws {
    let environment = ["SOURCE_DATE_EPOCH": "1795255200"]
    let now = try Command.render.run([Self.oksana, "--transits", "--json"], environment: environment)
    let told = try Command.render.run([Self.oksana, "--transits", "2026-11-21T10:00:00Z", "--json"])
    #expect(now.status == 0 && now.output == told.output)
  }

  @Test func `a moment that is none is told with the way out`() throws {
    let outcome = try Command.render.run([Self.oksana, "--transits", "tomorrow", "--png"])
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("--transits: \"tomorrow\" is not a time in UTC"))
  }

  @Test func `a file that is not there is named`() throws {
    let outcome = try Command.render.run([Self.oksana, "--around", "nowhere.json", "--png"])
    #expect(outcome.status == 66)
    #expect(outcome.errors.contains("nowhere.json"))
  }
}
