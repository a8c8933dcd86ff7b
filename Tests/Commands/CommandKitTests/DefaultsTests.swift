import Foundation
import TestSupport
import Testing

/// The defaults file: what holds where the command line and a chart file say nothing.
@Suite struct DefaultsTests {
  private let folder: Scratch

  init() throws { folder = try Scratch() }

  /// The environment in which a defaults file holds.
  private func with(_ json: String) throws -> [String: String] {
    try folder.write(json, to: "defaults.json")
    return ["ASTROSVITLA_DEFAULTS": folder.path("defaults.json")]
  }

  @Test func `a birth is computed with the houses and zodiac of the file`() throws {
    let defaults = try with(#"{"houses": "whole_sign", "zodiac": "sidereal:lahiri"}"#)
    let usual = try Command.chart.run(Example.kyiv, environment: defaults)
    let asked = try Command.chart.run(
      Example.kyiv + ["--houses", "whole_sign", "--zodiac", "sidereal:lahiri"])
    #expect(usual.status == 0 && usual.output == asked.output)
    #expect(usual.output != (try Command.chart.run(Example.kyiv)).output)
  }

  @Test func `an option comes before the file`() throws {
    let defaults = try with(#"{"houses": "koch", "language": "uk", "zone": "Asia/Tokyo"}"#)
    let options = Example.kyiv + ["--houses", "placidus"]
    #expect(
      try Command.chart.run(options, environment: defaults).output == Command.chart.run(options).output)
  }

  @Test func `a setting of a chart file comes before the file`() throws {
    let birth = #"""
      {"birth": {"date": "1990-04-15", "time": "14:30", "timeZone": "Europe/Kyiv", "latitude": 50, "longitude": 30},
      "settings": {"houseSystem": "koch"}}
      """#
    try folder.write(birth, to: "birth.json")
    let defaults = try with(#"{"houses": "whole_sign", "zodiac": "sidereal:lahiri"}"#)
    let usual = try Command.chart.run([folder.path("birth.json")], environment: defaults).text
    #expect(usual.contains(#""houseSystem": "koch""#) && usual.contains("lahiri"))
  }

  @Test func `a computed chart stays as it is`() throws {
    try folder.write(try Command.chart.run(Example.kyiv).output, to: "chart.json")
    let defaults = try with(#"{"houses": "whole_sign", "zodiac": "sidereal:lahiri"}"#)
    let path = folder.path("chart.json")
    let usual = try Command.render.run([path, "--json"], environment: defaults)
    #expect(usual.output == (try Command.render.run([path, "--json"])).output)
  }

  @Test func `language, theme and paper hold in pictures and documents`() throws {
    let chart = Example.sample("oksana")
    let defaults = try with(#"{"language": "uk", "theme": "midnight", "paper": "letter"}"#)
    let epoch = ["SOURCE_DATE_EPOCH": "1800000000"]
    let picture = try Command.render.run(
      [chart, "--svg", "-o", "-"], environment: defaults.merging(epoch) { $1 })
    let asked = ["--language", "uk", "--theme", "midnight"]
    #expect(
      picture.output
        == (try Command.render.run([chart, "--svg", "-o", "-"] + asked, environment: epoch)).output)
    let document = [chart, "--area", "career", "-o", "-"]
    #expect(
      try Command.pdf.run(document, environment: defaults.merging(epoch) { $1 }).output
        == Command.pdf.run(document + asked + ["--paper", "letter"], environment: epoch).output)
  }

  @Test func `the zone holds for births and spans that state none`() throws {
    let defaults = try with(#"{"zone": "Europe/Kyiv"}"#)
    let birth = ["--date", "1990-04-15", "--time", "14:30", "--at", "50.4501,30.5234"]
    #expect(
      try Command.chart.run(birth, environment: defaults).output == Command.chart.run(Example.kyiv).output)
    let span = ["--from", "2027-01-01", "--to", "2027-02-01"]
    #expect(
      try Command.calendar.run(span, environment: defaults).output
        == Command.calendar.run(span + ["--zone", "Europe/Kyiv"]).output)
  }

  @Test func `a stream reads no defaults`() throws {
    let birth = Array(
      try String(contentsOfFile: Example.sample("oksana"), encoding: .utf8).split(separator: "\n").joined()
        .utf8)
    let defaults = try with(#"{"houses": "koch", "nonsense": 1}"#)
    let usual = try Command.batch.run(["--make", "chart"], input: birth, environment: defaults)
    #expect(usual.status == 0)
    #expect(usual.output == (try Command.batch.run(["--make", "chart"], input: birth)).output)
  }

  @Test(arguments: [
    (#"{"house": "koch"}"#, #""house" is not a known default (did you mean houses?)"#),
    (#"{"houses": "kock"}"#, #"houses: "kock" is not a known house system (did you mean koch?)"#),
    (#"{"language": "ua"}"#, "language: "), (#"{"zone": "Europe/Kyev"}"#, "zone: "),
    (#"{"houses": 5}"#, "houses: is a number, but should be a text"), ("[]", "should be an object"),
    ("{", "not JSON"),
  ])
  func `what is wrong in the file is told with its name`(_ json: String, _ words: String) throws {
    let outcome = try Command.chart.run(Example.kyiv, environment: with(json))
    #expect(outcome.status == 65 && outcome.output.isEmpty && outcome.errorLines.count == 1)
    #expect(outcome.errors.contains(folder.path("defaults.json") + ": "))
    #expect(outcome.errors.contains(words), "\(outcome.errors)")
  }

  @Test(arguments: [(#"{"theme": "ligt"}"#, "theme: "), (#"{"paper": "a5"}"#, "paper: ")])
  func `a theme or a paper that is unknown is told where it is needed`(_ json: String, _ words: String) throws
  {
    let arguments = [Example.sample("oksana"), "--area", "career", "-o", "-"]
    let outcome = try Command.pdf.run(arguments, environment: with(json))
    #expect(outcome.status == 65 && outcome.errors.contains(words), "\(outcome.errors)")
  }

  @Test func `a file that is named must exist, and the customary one need not`() throws {
    let missing = ["ASTROSVITLA_DEFAULTS": folder.path("none.json")]
    #expect(try Command.chart.run(Example.kyiv, environment: missing).status == 66)
    #expect(try Command.chart.run(["--help"], environment: missing).status == 0)
  }

  @Test func `the customary file is in the folder of settings, and an empty variable turns it off`() throws {
    try folder.makeFolder("astrosvitla")
    try folder.write(#"{"houses": "koch"}"#, to: "astrosvitla/defaults.json")
    let home = ["XDG_CONFIG_HOME": folder.folder.path]
    let executable = Command(name: "astro").executable.path
    let run = { (prefix: String) in
      try Command.shell("\(prefix) \(executable) defaults", in: folder).text
    }
    let told = try run("unset ASTROSVITLA_DEFAULTS; XDG_CONFIG_HOME=\(folder.folder.path)")
    #expect(told.contains("houses      koch"))
    #expect(
      try Command(name: "astro").run(["defaults"], environment: home).text.contains("houses      placidus"))
  }

  @Test func `astro defaults tells what holds and whence`() throws {
    let defaults = try with(#"{"houses": "koch", "by": "Олена"}"#).merging(["LANG": "uk_UA.UTF-8"]) { $1 }
    let told = try Command(name: "astro").run(["defaults"], environment: defaults)
    let file = folder.path("defaults.json")
    #expect(
      told.text == """
        language    uk                      LANG
        houses      koch                    \(file)
        zodiac      tropical                built in
        zone        the birth’s, else UTC   built in
        theme       light                   built in
        paper       a4                      built in
        by          Олена                   \(file)
        logo        -                       built in
        imprint     -                       built in

        """)
  }
}
