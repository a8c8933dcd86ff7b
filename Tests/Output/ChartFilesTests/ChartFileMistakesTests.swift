import AstroChartFiles
import AstroDiagnostics
import Testing

/// A mistake somebody makes in a chart file, and what they are told.
struct Mistake: CustomTestStringConvertible {
  var json: String
  var place: String
  /// A part of the message or the hint.
  var words: String

  init(_ json: String, at place: String, says words: String) {
    (self.json, self.place, self.words) = (json, place, words)
  }

  var testDescription: String { "\(place): \(words)" }

  static func birth(_ fields: String, at place: String, says words: String) -> Mistake {
    Mistake("{ \"birth\": { \(fields) } }", at: place, says: words)
  }

  static func planets(_ elements: String, at place: String, says words: String) -> Mistake {
    Mistake("{ \"planets\": [ \(elements) ] }", at: place, says: words)
  }

  static func sunAnd(_ fields: String, at place: String, says words: String) -> Mistake {
    Mistake("{ \"planets\": [ { \"name\": \"sun\", \"degree\": 1 } ], \(fields) }", at: place, says: words)
  }
}

private let kyiv = #""timeZone": "Europe/Kyiv", "latitude": 50, "longitude": 30"#

private let houses = (1...12).map { "{ \"number\": \($0), \"degree\": \($0 * 30 - 30) }" }

@Suite struct ChartFileMistakesTests {
  @Test(arguments: [
    Mistake("", at: "line 1, column 1", says: "ends"),
    Mistake("{\n  \"name\": \"Я\" \"x\"", at: "line 2, column 15", says: "comma"),
    Mistake("[]", at: "", says: "object"),
    Mistake("{}", at: "birth", says: "missing"),
    Mistake(
      #"{ "format": "astrosvitla.chart/2", "birth": {} }"#, at: "format", says: "reads astrosvitla.chart/1"),
    Mistake(#"{ "name": 7, "birth": {} }"#, at: "name", says: "is a number, but should be a text"),
    Mistake(#"{ "name": "a\u0007b", "birth": {} }"#, at: "name", says: "control character"),
    Mistake(#"{ "name": "\#(String(repeating: "я", count: 201))" }"#, at: "name", says: "201 characters"),
    .birth("\(kyiv)", at: "birth.date", says: "missing"),
    .birth(#""date": "1990-02-30", \#(kyiv)"#, at: "birth.date", says: "not a date"),
    .birth(#""date": "15.04.1990", \#(kyiv)"#, at: "birth.date", says: "1990-04-15"),
    .birth(#""date": "1990-04-15", "time": "24:00", \#(kyiv)"#, at: "birth.time", says: "14:30"),
    .birth(
      #""date": "1990-04-15", "timeZone": "UTC", "latitude": 91, "longitude": 0"#, at: "birth.latitude",
      says: "from -90 to 90"),
    .birth(
      #""date": "1990-04-15", "timeZone": "UTC", "latitude": "50", "longitude": 0"#, at: "birth.latitude",
      says: "should be a number"),
    .birth(#""date": "1990-04-15", "fold": "first", \#(kyiv)"#, at: "birth.fold", says: "earlier, later"),
  ])
  func `a mistake in a birth is told with its place`(_ mistake: Mistake) { expect(mistake) }

  @Test(
    arguments: [
      .planets(#"{ "name": "sun" }"#, at: "planets[0].degree", says: "missing"),
      .planets(#"{ "name": "sun", "degree": 360 }"#, at: "planets[0].degree", says: "0 ≤ degree < 360"),
      .planets(#"{ "name": "sun", "degree": -0.5 }"#, at: "planets[0].degree", says: "-0.5 is out of range"),
      .planets(#"{ "name": "sun", "degree": NaN }"#, at: "line 1, column 43", says: "NaN"),
      .planets(#"{ "name": "sun", "degree": 1e999 }"#, at: "line 1, column 43", says: "too large"),
      .planets(#"{ "name": "mecury", "degree": 1 }"#, at: "planets[0].name", says: "did you mean mercury?"),
      .planets(
        #"{ "name": "sun", "degree": 1, "sign": "ares" }"#, at: "planets[0].sign", says: "did you mean aries?"
      ),
      .planets(
        #"{ "name": "sun", "degree": 1 }, { "name": "sun", "degree": 2 }"#, at: "planets[1].name",
        says: "twice"),
      .planets(#"{ "name": "chiron", "degree": 1 }"#, at: "planets[0].name", says: "belongs in points"),
      .planets("", at: "planets", says: "no planet"),
      .planets("7", at: "planets[0]", says: "should be an object"),
      .sunAnd(#""points": [ { "name": "moon", "degree": 1 } ]"#, at: "points[0].name", says: "in planets"),
      .sunAnd(#""houses": [ \#(houses.joined(separator: ",")), {} ]"#, at: "houses", says: "13 houses"),
      .sunAnd(
        #""houses": [ \#(houses.reversed().joined(separator: ",")) ]"#, at: "houses[0].number", says: "is 12"),
      .sunAnd(
        #""houses": [ \#(houses.reversed().joined(separator: ",").replacing("number", with: "n")) ]"#,
        at: "houses", says: "out of order"),
      .sunAnd(#""houses": [ \#(houses.joined(separator: ",")) ]"#, at: "angles", says: "missing"),
      .sunAnd(
        #""aspects": [ { "body1": "sun", "body2": "moon", "aspectType": "trine", "orb": 1 } ]"#,
        at: "aspects[0].body2", says: "not in the chart"),
      .sunAnd(
        #""settings": { "houseSystem": "placidos" }"#, at: "settings.houseSystem", says: "mean placidus?"),
      .sunAnd(
        #""settings": { "zodiac": "sidereal:lahiry" }"#, at: "settings.zodiac", says: "mean sidereal:lahiri?"),
      .sunAnd(#""settings": { "points": ["sun"] }"#, at: "settings.points[0]", says: "is a planet"),
      .sunAnd(
        #""settings": { "orbs": { "trin": 1 } }"#, at: "settings.orbs", says: "did you mean trine?"),
      .sunAnd(#""moment": { "utc": "noon" }"#, at: "moment.utc", says: "not a time in UTC"),
    ] as [Mistake])
  func `a mistake in a computed chart is told with its place`(_ mistake: Mistake) { expect(mistake) }

  private func expect(_ mistake: Mistake) {
    do {
      let document = try ChartDocument(json: Array(mistake.json.utf8))
      Issue.record("accepted: \(document)")
    } catch {
      #expect(error.location.description == mistake.place)
      #expect(error.description.contains(mistake.words))
      #expect(!error.description.contains("\n"))
    }
  }
}
