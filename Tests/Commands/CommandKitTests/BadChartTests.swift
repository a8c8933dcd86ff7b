import Foundation
import Testing

@Suite struct BadChartTests {
  private static let chart = Result { try Command.chart.run([Example.sample("oksana")]).text }

  @Test(arguments: [
    ("{ \"planets\": [", "line 1, column 15: not JSON: the text ends"),
    ("{}", "birth: is missing"),
    ("\u{0}", "line 1, column 1"),
    ("[1, 2]", "is not a chart"),
    (String(repeating: "[", count: 100_000), "64 deep"),
    (#"{ "planets": [ { "name": "sun", "degree": 400 } ] }"#, "planets[0].degree: 400 is out of range"),
    (
      #"{ "planets": [ { "name": "sunn", "degree": 1 } ] }"#,
      "planets[0].name: \"sunn\" is not a known body (did you mean sun?)"
    ),
    (#"{ "name": "\u001b[31m" , "birth": {} }"#, "\\u{1b}"),
    (
      #"{ "birth": { "date": "1990-04-15", "time": "14:30", "timeZone": "Europe/Kyyv", "latitude": 1, "longitude": 1 } }"#,
      "birth.timeZone: "
    ),
  ])
  func `a bad chart file is told with its place, and nothing is drawn`(_ json: String, _ words: String) throws
  {
    let scratch = try Scratch()
    try scratch.write(json, to: "bad.json")
    try Failure(["bad.json", "--png"], 65, "bad.json: ").expect(of: .render, in: scratch)
    try Failure(["bad.json", "--png"], 65, words).expect(of: .render, in: scratch)
    #expect(scratch.names == ["bad.json"])
  }

  @Test(arguments: [
    ("\"name\": \"venus\"", "\"name\": \"mars\"", "planets[4].name: mars is in the chart twice"),
    ("\"sign\": \"pisces\"", "\"sign\": \"piscis\"", "did you mean pisces?"),
    ("\"degree\": 339.482231", "\"degree\": \"339\"", "planets[3].degree: is a text, but should be a number"),
    ("\"degree\": 339.482231", "\"degree\": null", "planets[3].degree: is missing"),
    (
      "\"aspectType\": \"trine\"", "\"aspectType\": \"trigon\"",
      "].aspectType: \"trigon\" is not a known aspect"
    ),
    ("\"format\": \"astrosvitla.chart/1\"", "\"format\": \"astrosvitla.chart/9\"", "format: "),
    ("\"number\": 12", "\"number\": 13", "houses[11].number: 13 is not a whole number from 1 to 12"),
  ])
  func `a computed chart with one thing wrong is refused for it`(
    _ right: String, _ wrong: String, _ words: String
  ) throws {
    let chart = try Self.chart.get()
    try #require(chart.contains(right))
    let json = chart.replacingOccurrences(of: right, with: wrong)
    try Failure(["-", "--svg", "-o", "-"], 65, "standard input: ").expect(
      of: .render, input: Array(json.utf8))
    try Failure(["-", "--svg", "-o", "-"], 65, words).expect(of: .render, input: Array(json.utf8))
  }

  @Test func `a name of ten million letters is too much`() throws {
    let json = "{ \"name\": \"" + String(repeating: "a", count: 10_000_000) + "\" }"
    try Failure(["-", "--svg", "-o", "-"], 65, "larger than 1 MiB").expect(
      of: .render, input: Array(json.utf8))
  }

  @Test(arguments: [
    Failure(["none.json", "--png"], 66, "none.json: does not exist"),
    Failure([".", "--png"], 66, ".: is a folder"),
    Failure(["none/none.json", "--png"], 66, "none/none.json: "),
    Failure(["c.json"], 64, "no format is named"),
    Failure(["c.json", "--gif"], 64, "--gif"),
    Failure([], 64, "<chart>"),
    Failure(["c.json", "--png", "--size", "0"], 64, "--size: 0 is out of range"),
    Failure(["c.json", "--png", "--size", "-1"], 64, "--size: -1 is out of range"),
    Failure(["c.json", "--png", "--size", "1000000000"], 64, "--size: 1000000000 is out of range"),
    Failure(["c.json", "--png", "--size", "20001"], 64, "(1 to 20000)"),
    Failure(["c.json", "--png", "--size", "big"], 64, "big"),
    Failure(["c.json", "--png", "--svg", "-o", "-"], 64, "-o: - takes one format"),
    Failure(["c.json", "--png", "-o", "x.svg"], 64, "-o: the name ends in .svg"),
    Failure(["c.json", "--png", "-o", ""], 64, "-o: is empty"),
    Failure(["c.json", "--png", "--theme", "drak"], 64, "did you mean dark?"),
    Failure(["c.json", "--png", "--aspects", "minor"], 64, "minor"),
  ])
  func `a call that cannot work says why`(_ failure: Failure) throws {
    let scratch = try Scratch()
    try scratch.write(try Self.chart.get(), to: "c.json")
    try failure.expect(of: .render, in: scratch)
    #expect(scratch.names == ["c.json"])
  }

  @Test(arguments: [
    ("none.json", "MISSING_FILE", "none.json: does not exist"),
    ("c.json/none.json", "MISSING_FILE", "c.json/none.json: a part of the path is not a folder"),
    (".", "NO_INPUT", ".: is a folder"),
  ])
  func `a file that is not there has a code of its own`(_ path: String, _ code: String, _ words: String)
    throws
  {
    let scratch = try Scratch()
    try scratch.write(try Self.chart.get(), to: "c.json")
    let outcome = try Command.render.run([path, "--json"], in: scratch)
    #expect(outcome.status == 66 && outcome.errors.contains(words))
    #expect(outcome.text.contains("\"code\": \"\(code)\"") && outcome.text.contains(words))
  }

  @Test func `positions that cannot be computed anew are not drawn as if they had been`() throws {
    let json = #"{ "planets": [ { "name": "sun", "degree": 1 } ] }"#
    try Failure(["-", "--svg", "-o", "-", "--zodiac", "sidereal:lahiri"], 65, "birth: is missing")
      .expect(of: .render, input: Array(json.utf8))
  }
}
