import Foundation
import TestSupport
import Testing

/// `astro`, one executable with all commands.
@Suite struct SuiteTests {
  private static let suite = Command(name: "astro")
  private static let birth = ["--date", "1990-04-15", "--time", "14:30", "--place", "Kyiv"]

  @Test(arguments: [
    ("chart", birth), ("report", birth + ["--area", "career"]), ("place", ["Lviv"]),
    ("calendar", ["--from", "2027-01-01", "--to", "2027-02-01"]), ("chart", ["--date", "1990-02-30"]),
    ("render", ["--help"]), ("pdf", birth), ("batch", ["--make", "dog"]),
    ("report", birth + ["--area", "luck"]),
  ])
  func `a command within it is the command itself`(_ word: String, _ arguments: [String]) throws {
    let alone = try Command(name: "astro-" + word).run(arguments)
    let within = try Self.suite.run([word] + arguments)
    #expect(within.output == alone.output && within.errors == alone.errors)
    #expect(within.status == alone.status)
  }

  @Test func `it knows a command by its whole name too`() throws {
    #expect(try Self.suite.run(["astro-place", "Lviv"]).output == Command.place.run(["Lviv"]).output)
  }

  @Test func `it answers to the name of a link`() throws {
    let scratch = try Scratch()
    let link = URL(filePath: scratch.path("astro-place"))
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: Self.suite.executable)
    #expect(try Command.run(link, ["Lviv"]).output == Command.place.run(["Lviv"]).output)
  }

  @Test func `without a word it names its commands, and an unknown word gets the nearest`() throws {
    let help = try Self.suite.run([])
    #expect(help.status == 0 && help.text.contains("  render    Draw the wheel of a chart."))
    let unknown = try Self.suite.run(["rendre"])
    #expect(unknown.status == 64 && unknown.output == [] && unknown.errors.contains("render"))
    let empty = try Self.suite.run([""])
    #expect(empty.status == 64 && empty.errors.hasPrefix("astro: \"\" is not a command of astro"))
    #expect(try Self.suite.run(["--version"]).output == Command.chart.run(["--version"]).output)
  }
}
