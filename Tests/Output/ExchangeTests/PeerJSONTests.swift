import AstroExchange
import Testing

@Suite struct PeerJSONTests {
  /// A subject as Kerykeion 5 and 6 dump it; positions and much else left out.
  private func subject(_ local: String, zone: String = "Europe/Kyiv", more: String = "") -> String {
    """
    {"name":"Проба","city":"Kyiv","nation":"UA","lng":30.5234,"lat":50.4501,"tz_str":"\(zone)",
     "iso_formatted_local_datetime":"\(local)","zodiac_type":"Tropical","sidereal_mode":null,
     "houses_system_identifier":"P","perspective_type":"Apparent Geocentric",\(more)"sun":{"name":"Sun","abs_pos":25.19}}
    """
  }

  @Test func `a subject of Kerykeion is read, alone or within a chart`() throws {
    let told = ["Проба|1990-04-15|-|14:30|Europe/Kyiv|-|50.4501|30.5234|Kyiv, UA"]
    let text = subject("1990-04-15T14:30:00+04:00")
    #expect(try list(text).told == told)
    #expect(try list(#"{"chart_type":"Natal","subject":\#(text)}"#).told == told)
    // A chart of two repeats them deeper down.
    let two = try list(
      #"{"first_subject":\#(text),"second_subject":\#(text),"house_comparison":{"first":\#(text)}}"#)
    #expect(two.told == told + told && two.noted.isEmpty && two.format == .kerykeion)
  }

  @Test func `a subject of Kerykeion 4 states numbers`() throws {
    let text =
      #"{"name":"A","year":1990,"month":4,"day":15,"hour":14,"minute":30,"city":"K","nation":"","lng":30,"lat":50,"tz_str":"UTC","zodiac_type":"Sidereal","sidereal_mode":"LAHIRI"}"#
    let read = try list("[\(text)]")
    #expect(read.told == ["A|1990-04-15|-|14:30|UTC|-|50.0|30.0|K"])
    #expect(read.noted == ["not kept: zodiac_type (Sidereal), sidereal_mode (LAHIRI)"])
    #expect(
      try list(text.replacing(":15,", with: ":31,")).told[0].contains(
        "line 1: day: \"1990-4-31\" is not a date"))
  }

  @Test func `the offset says which of two equal times is meant`() throws {
    #expect(try list(subject("1990-07-01T01:30:00+04:00")).told[0].contains("|Europe/Kyiv|earlier|"))
    #expect(try list(subject("1990-07-01T01:30:00+03:00")).told[0].contains("|Europe/Kyiv|later|"))
  }

  @Test func `an offset that is not the zone's is told`() throws {
    let read = try list(subject("1990-04-15T14:30:00+03:00"))
    #expect(read.told[0].contains("|14:30|Europe/Kyiv|-|"))
    #expect(
      read.noted == ["the file took +03:00 for Europe/Kyiv, whose clocks showed +04:00; the zone was kept"])
    let skipped = try list(subject("1990-03-25T02:30:00+03:00"))
    #expect(skipped.told[0].contains("|02:30|+03:00|-|"))
    #expect(skipped.noted.count == 1 && skipped.noted[0].contains("never occurred in Europe/Kyiv"))
  }

  @Test func `fractions of a second and early dates are told`() throws {
    let read = try list(subject("1452-04-15T14:30:00.250000+02:02:04"))
    #expect(read.told[0].contains("|1452-04-15|gregorian|14:30|"))
    #expect(read.noted.contains("not kept: fractions of a second (14:30:00.250000)"))
  }

  @Test func `a chart of immanuel is read`() throws {
    func chart(_ time: String, _ zone: String) -> String {
      #"{"type":"Natal","native":{"date_time":{"datetime":"\#(time)","timezone":"\#(zone)","julian":2447996.9375},"coordinates":{"latitude":{"raw":50.4501,"formatted":"50N27.0"},"longitude":{"raw":30.5234}}},"objects":{"4000001":{"date_time":null}}}"#
    }
    let read = try list(chart("1990-04-15 14:30:00+04:00", "Europe/Kyiv"))
    #expect(read.told == ["-|1990-04-15|-|14:30|Europe/Kyiv|-|50.4501|30.5234|-"] && read.format == .immanuel)
    #expect(try list(chart("1890-04-15 14:30:00+02:00", "UTC+02:00")).told[0].contains("|14:30|+02:00|"))
  }

  @Test func `lines are read one by one, and a wrong one fails alone`() throws {
    let text = subject("1990-04-15T14:30:00+04:00").replacing("\n", with: "")
    let read = try list([text, "{}", "{", text, "7"].joined(separator: "\n") + "\n")
    #expect(read.records.map { (try? $0.result.get()) != nil } == [true, false, false, true, false])
    #expect(read.told[1].contains("line 2: holds no birth") && read.told[2].contains("line 3"))
  }

  @Test(arguments: [
    ("1990-04-31T14:30:00+04:00", "iso_formatted_local_datetime: \"1990-04-31\" is not a date"),
    ("yesterday", "\"yesterday\" is not a time with its date"),
    ("1990-04-15T14:30:00+xx", "is not a time with its date"),
    ("1990-04-15T14:30:00+01:1e300", "is not a time with its date"),
    ("1990-04-15T14:30:00+-1:30", "is not a time with its date"),
  ])
  func `a subject that cannot be read says why`(_ local: String, _ words: String) throws {
    #expect(try list(subject(local)).told[0].contains(words))
  }
}
