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
    (["--cross-orbs", "trine=6"], "--cross-orbs: needs a second sky (add --around or --partner)"),
    (["--partner", "P", "--cross-orbs", "trigon=6"], "--cross-orbs: \"trigon\" is no known aspect"),
    (
      ["--partner", "P", "--cross-orbs", "trine=60"], "--cross-orbs: trine: 60 is out of range (from 0 to 30)"
    ),
    (["--partner", "P", "--around", "P", "--around", "P"], "a wheel has three rings at most"),
    (["--partner", "-", "--around", "-"], "- can be read once only"),
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

  @Test func `a file that is not there is named`() throws {
    let outcome = try Command.render.run([Self.oksana, "--around", "nowhere.json", "--png"])
    #expect(outcome.status == 66)
    #expect(outcome.errors.contains("nowhere.json"))
  }
}
