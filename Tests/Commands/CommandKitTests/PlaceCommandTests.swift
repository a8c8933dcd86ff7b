import Foundation
import Testing

@Suite struct PlaceCommandTests {
  private func lines(_ arguments: [String]) throws -> [[String: Any]] {
    let outcome = try Command.place.run(arguments + ["--lines"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    return try outcome.text.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
  }

  @Test func `a line has the fields that other programs decode`() throws {
    let place = try #require(try lines(["Кіровоград", "--language", "uk"]).first)
    let fields = [
      "name", "country", "region", "latitude", "longitude", "timeZone", "population", "matched", "how",
      "former",
    ]
    #expect(Set(place.keys) == Set(fields))
    #expect(place["name"] as? String == "Кропивницький" && place["country"] as? String == "UA")
    #expect(place["region"] as? String == "Кіровоградська область")
    #expect(place["timeZone"] as? String == "Europe/Kyiv" && place["how"] as? String == "exact")
    #expect(place["matched"] as? String == "Кіровоград" && place["former"] as? Bool == true)
  }

  @Test func `former is absent where it is not true, and region null where there is none`() throws {
    let place = try #require(try lines(["Paris", "--limit", "1"]).first)
    #expect(place["former"] == nil && place["region"] is NSNull)
  }

  @Test func `as many places are listed as are asked for`() throws {
    #expect(try lines(["San", "--limit", "25"]).count == 25)
    #expect(try lines(["--near", "48.92,24.71", "--limit", "2"]).first?["how"] as? String == "near")
  }

  @Test(arguments: [
    Failure(["xzqwv"], 65, "astro-place: no place is called \"xzqwv\""),
    Failure(["Lvyv"], 65, "(did you mean Lviv (UA, Lviv Oblast, "),
    Failure(["xzqwv"], 65, "49°13′N 30°59′E"),
    Failure(["--near", "91,0"], 65, "--near: \"91,0\" is not a place"),
    Failure([], 64, "--near with a point"),
    Failure(["Lviv", "--limit", "0"], 64, "--limit: 0 is out of range"),
    Failure(["Lviv, Wakanda"], 65, "Wakanda"),
  ])
  func `what cannot be found is said in one line`(_ failure: Failure) throws {
    try failure.expect(of: .place)
  }

  @Test(arguments: [
    Failure.birth(
      ["--at": nil, "--zone": nil, "--place": "Springfield"], 65, "--place: \"Springfield\" may be"),
    .birth(["--at": nil, "--zone": nil, "--place": "Lvvi"], 65, "did you mean Lviv (UA, Lviv Oblast, "),
    .birth(["--at": nil, "--zone": nil, "--place": "xzqwv"], 65, "--place: no place is called"),
    .birth(["--zone": nil, "--place": "Lviv"], 64, "--zone: is missing"),
  ])
  func `a birth without a clear place is told the way out`(_ failure: Failure) throws {
    try failure.expect(of: .chart)
  }

  @Test func `lines list names with slips of the pen all the same`() throws {
    #expect(try lines(["Lvyv"]).first?["how"] as? String == "misspelt")
  }

  @Test func `a name that many places bear is taken with a note that not all of them are known`() throws {
    func notes(_ name: String) throws -> String {
      try Command.chart.run([
        "--date", "1990-04-15", "--place", name, "--language", "en",
      ]).errors
    }
    #expect(try notes("Миколаїв").contains("small ones are not all known"))
    #expect(try !notes("Кропивницький").contains("small ones"))
  }

  @Test(arguments: ["49°13′N 30°59′E", "49 13 N, 30 59 E"])
  func `a birth takes coordinates as people have them`(at: String) throws {
    let birth = try birth(
      try Command.chart.run([
        "--date", "1990-04-15", "--zone", "Europe/Kyiv", "--at", at,
      ]))
    #expect(birth["latitude"] as? Double == 49.216667 && birth["longitude"] as? Double == 30.983333)
  }

  private func birth(_ outcome: Command.Outcome) throws -> [String: Any] {
    #expect(outcome.status == 0, "\(outcome.errors)")
    let json = try JSONSerialization.jsonObject(with: Data(outcome.output))
    let chart = try #require(json as? [String: Any])
    return try #require(chart["birth"] as? [String: Any])
  }

  @Test func `a birth finds its place by the name, and says which was taken`() throws {
    let outcome = try Command.chart.run([
      "--date", "1990-04-15", "--time", "14:30", "--place", "Кіровоград", "--language", "uk",
    ])
    let birth = try birth(outcome)
    #expect(birth["place"] as? String == "Кропивницький, Кіровоградська область, Україна")
    #expect(birth["latitude"] as? Double == 48.50834 && birth["timeZone"] as? String == "Europe/Kyiv")
    #expect(outcome.errors.contains("примітка: місце: Кропивницький, ") && outcome.errorLines.count == 1)
  }

  @Test func `a birth file finds its place by the name alone, and keeps a zone of its own`() throws {
    let file = #"{"birth": {"date": "1935-05-01", "place": "Львів", "timeZone": "Europe/Warsaw"}}"#
    let birth = try birth(try Command.chart.run(["-"], input: Array(file.utf8)))
    #expect(birth["place"] as? String == "Lviv, Lviv Oblast, Ukraine")
    #expect(birth["longitude"] as? Double == 24.02324 && birth["timeZone"] as? String == "Europe/Warsaw")
  }

  @Test func `a birth file is told of its place by the field`() throws {
    let file = #"{"birth": {"date": "1990-04-15", "place": "Springfield"}}"#
    let outcome = try Command.chart.run(["-"], input: Array(file.utf8))
    #expect(outcome.status == 65)
    #expect(
      outcome.errors.contains("standard input: birth.place: \"Springfield\" may be Springfield (US, Missouri")
    )
  }

  @Test func `with coordinates the place is a label, as it was`() throws {
    let outcome = try Command.chart.run([
      "--date", "1990-04-15", "--zone", "Europe/Kyiv", "--at", "50.4501,30.5234", "--place", "Springfield",
    ])
    #expect(try birth(outcome)["place"] as? String == "Springfield")
  }
}
