import AstroChartModel
import AstroDiagnostics
import AstroExchange
import Testing

@Suite struct AstrologTests {
  @Test func `a chart file and a chart list of Astrolog 7 are read`() throws {
    let file = """
      @AI780  ; Astrolog chart info.
      -qb Jul 4 1776  5:10:30pm ST LMT  75:10'30W 39:57'12N
      -zi "USA" "Philadelphia, PA, USA"
      """
    #expect(
      try list(file).told == ["USA|1776-07-04|-|17:10:30|LMT|-|39.953333|-75.175|Philadelphia, PA, USA"])
    let charts = """
      @AL780  ; Astrolog chart list.
      -qcl Sep 27 1970 11:04am ST 1E   8:11E 49:05N "Tobias Ferber" "Kandel, D"
      -qcl Apr 15 1452 10:30pm DT 0:43E  10:55E 43:47N "Da; Vinci" ""
      """
    #expect(
      try list(charts).told == [
        "Tobias Ferber|1970-09-27|-|11:04|+01:00|-|49.083333|8.183333|Kandel, D",
        "Da; Vinci|1452-04-24|julian|22:30|+01:43|-|43.783333|10.916667|-",
      ])
  }

  @Test(arguments: [
    ("ST 5W", "-05:00"), ("DT 5W", "-04:00"), ("ST 5:30E", "+05:30"), ("1 8:00", "-07:00"),
    ("0 -2", "+02:00"),
    ("0:30W 5:30W", "-05:00"), ("0 EST", "-05:00"), ("0 PDT", "-07:00"), ("DT CET", "+02:00"),
    ("ST LMT", "LMT"),
    ("0.5 +8:00", "-07:30"),
  ])
  func `zones are west unless they say east`(_ words: String, _ zone: String) throws {
    let read = try list("@AI\n-qb 4 15 1990 14:30 \(words) 30:31E 50:27N")
    #expect(try read.records.map { try $0.result.get().birth.timeZone } == [zone])
  }

  @Test func `summer time that Astrolog is to find out needs the zone to be named`() throws {
    let text = "@AI\n/qb Apr 15 1990 2:30pm Autodetect 2E  30:31E 50:27N\n"
    #expect(try list(text).told[0].contains("timeZone: is missing (say with --zone"))
    var options = ImportOptions()
    options.zone = "Europe/Kyiv"
    let read = try list(text, options)
    #expect(try read.records[0].result.get().birth.timeZone == "Europe/Kyiv")
    #expect(read.noted.count == 1)
  }

  @Test func `the oldest files of seven numbers are read`() throws {
    #expect(
      try list("4\n15\n1990\n14.30\n4.30\n-30.31\n50.27\n").told
        == ["-|1990-04-15|-|14:30|-04:30|-|50.45|30.516667|-"])
  }

  @Test func `lines of fixed columns are read`() throws {
    let lines = """
      Test, One              APR 15, 199002:30:00 PM    -06:30030E31'00 50N27'00 Kyiv, Kyivska, Ukraine    \r
      Old                    JUL  4, 177605:10:30 PM LMT+05:00075W10'30 39N57'12 Philadelphia              \r
      """
    let read = try list(lines)
    #expect(read.format == .quickChart)
    #expect(
      read.told == [
        "Test, One|1990-04-15|-|14:30|+06:30|-|50.45|30.516667|Kyiv, Kyivska, Ukraine",
        "Old|1776-07-04|-|17:10:30|LMT|-|39.953333|-75.175|Philadelphia",
      ])
    #expect(try list(lines + "\nshort").told.last?.contains("line 3: is not a line of Quick*Chart") == true)
  }

  @Test func `columns that were counted in bytes are read too`() throws {
    // Sixteen bytes of Cyrillic, filled to twenty-three.
    let line = "Оксана К       APR 15, 199002:30:00 PM EST+05:00030E31'00 50N27'00 Kyiv                     "
    #expect("Оксана К       ".utf8.count == 22)
    let read = try list(line.replacing("К       A", with: "К        A"))
    #expect(read.told == ["Оксана К|1990-04-15|-|14:30|-05:00|-|50.45|30.516667|Kyiv"])
  }

  @Test(arguments: [
    ("-qb Apr 31 1990 14:30 ST 2E 30:31E 50:27N", "date: \"31 Apr 1990\" is not a date"),
    ("-qb Apr 15 1990 14:75 ST 2E 30:31E 50:27N", "time: \"14:75\" is not a time"),
    ("-qb Apr 15 1990 14:30 ST XYZ 30:31E 50:27N", "\"XYZ\" is not a zone of Astrolog"),
    ("-qb Apr 15 1990 14:30 ?? 2E 30:31E 50:27N", "\"??\" does not say whether summer time held"),
    ("-qb Apr 15 1990 14:30 ST 2E 30:31E", "takes 8 words, and has 7"),
    ("-qb Apr 15 1990 14:30 ST 2E 230:31E 50:27N", "longitude: 230.516"),
    ("-qb Apr 15 1990 14:30 ST 2E 30 50", "longitude: \"30\" is not a number of degrees"),
  ])
  func `a switch that cannot be read says why`(_ text: String, _ words: String) throws {
    #expect(try list("@AI\n" + text).told[0].contains(words))
  }

  @Test func `switches that say nothing of a birth are told`() throws {
    let read = try list("@AI\n-qb Apr 15 1990 14:30 ST 2E 30:31E 50:27N\n-c 3 -A 5\n")
    #expect(read.notes.map(\.message) == ["not kept: -c, -A"])
  }
}
