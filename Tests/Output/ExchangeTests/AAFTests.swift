import AstroChartModel
import AstroExchange
import Testing

@Suite struct AAFTests {
  /// The instant line alone varies.
  private func zone(_ line: String, time: String = "12:00") throws -> BirthList {
    try list("#A93:*,A,*,1.7.1985,\(time),X,D\n#B93:\(line)")
  }

  @Test func `the examples of the definition are read`() throws {
    let read = try list(
      """
      #:========= two records ============
      #A93:Ferber,Tobias,m,27.9.1970,11:04,Kandel/Pfalz,D
      #B93:*,49n05,8e11,1he,0
      #ZNAM:CET
      #COM:wrote a library
      #:second
      #A93:Cezanne,Paul,m,19.1.1839,1:00,Aix-En-Provence,F\r
      #B93:2392758.526528,43n31,5e27,*,L\r
      """)
    #expect(
      read.told == [
        "Tobias Ferber|1970-09-27|-|11:04|+01:00|-|49.083333|8.183333|Kandel/Pfalz, D",
        "Paul Cezanne|1839-01-19|-|01:00|LMT|-|43.516667|5.45|Aix-En-Provence, F",
      ])
    #expect(read.noted == ["not kept: #ZNAM, #COM, sex (m)", "not kept: sex (m)"])
    #expect(read.records.map(\.line) == [2, 7])
  }

  @Test(arguments: [
    ("*,1n00,1e00,1he,0", "+01:00"), ("*,1n00,1e00,1he00,1", "+02:00"), ("*,1n00,1e00,5hw30,0", "-05:30"),
    ("*,1n00,1e00,0e21:48,m", "+00:21:48"), ("*,1n00,1e00,1hE00:00,2", "+03:00"),
    ("*,1n00,1e00,5hw00,h", "-04:30"), ("*,1n00,1e00,5:30W,1", "-04:30"), ("*,1n00,1e00,2E,D", "+04:00"),
    ("*,1n00,1e00,0h,0", "+00:00"), ("2446247.958333,1n00,1e00,*,*", "+01:00"),
  ])
  func `zones are read as programs write them`(_ line: String, _ zone: String) throws {
    let read = try self.zone(line)
    #expect(try read.records[0].result.get().birth.timeZone == zone)
    #expect(read.noted.isEmpty)
  }

  @Test func `where zone and Julian day differ the day is taken, and that is told`() throws {
    let read = try zone("2446247.958333,1n00,1e00,2he00,0")
    #expect(try read.records[0].result.get().birth.timeZone == "+01:00")
    #expect(read.noted == ["the zone says +02:00, the Julian day +01:00, which was taken"])
    // A difference that no clock shows is a slip of the Julian day.
    #expect(try zone("2446257.958333,1n00,1e00,2he00,0").records[0].result.get().birth.timeZone == "+02:00")
  }

  @Test func `what is left open is assumed aloud`() throws {
    #expect(try zone("*,1n00,1e00,1,0").noted == ["zone 1 says neither east nor west; east was taken"])
    #expect(try zone("*,1n00,1e00,1he,*").noted == ["whether summer time held is not said; no was taken"])
  }

  @Test func `dates before the Gregorian calendar are Julian unless they say otherwise`() throws {
    func day(_ text: String) throws -> String {
      let birth = try list("#A93:*,A,*,\(text),1:00,X,D\n#B93:*,1n00,1e00,*,L").records[0].result.get().birth
      return "\(birth.calendar?.rawValue ?? "-") \(birth.date.text)"
    }
    #expect(try day("15.4.1452") == "julian 1452-04-24")
    #expect(try day("15.4.1452g") == "gregorian 1452-04-15")
    #expect(try day("1.2.1918J") == "julian 1918-02-14")
    #expect(try day("15.12.1980G") == "- 1980-12-15")
    #expect(try day("29.2.1500") == "julian 1500-03-10")
    #expect(try day("13.7.-99") == "julian -0099-07-11")
  }

  @Test func `a record without a sex, and one with commas in the place, are read`() throws {
    #expect(
      try list("#A93:Garms,Martin,11.10.1958,1.10,Brilon, D\n#B93: *,51n21,9e35,1he,0").told
        == ["Martin Garms|1958-10-11|-|01:10|+01:00|-|51.35|9.583333|Brilon, D"])
    #expect(
      try list("#A93:*,A,*,1.1.1990,*,Seattle,WA (USA)\n#B93:*,47n36,122w19,8hw,0").told
        == ["A|1990-01-01|-|-|-08:00|-|47.6|-122.316667|Seattle, WA, USA"])
  }

  @Test func `a second chart within a record leaves the first alone`() throws {
    let read = try list(
      "#A93:*,A,*,1.1.1990,1:00,X,D\n#B93:*,1n00,1e00,1he,0\n#SUB1_ALT:^,^,^,^,2:00,^,^\n#B93:*,9n00,9e00,9he,0"
    )
    #expect(read.told == ["A|1990-01-01|-|01:00|+01:00|-|1.0|1.0|X, D"])
    #expect(read.noted == ["not kept: #SUB1_ALT, #B93"])
  }

  @Test(arguments: [
    ("#A93:*,A,*,31.2.1990,1:00,X,D\n#B93:*,1n00,1e00,1he,0", "line 1: date: \"31.2.1990\" is not a date"),
    ("#A93:*,A,*,*,1:00,X,D\n#B93:*,1n00,1e00,1he,0", "line 1: date: \"\" is not a date"),
    ("#A93:*,A,*,1.1.99999999,1:00,X,D", "line 1: date:"),
    ("#A93:*,A,*,1.1.1990,25:00,X,D\n#B93:*,1n00,1e00,1he,0", "line 1: time: \"25:00\""),
    ("#A93:*,A,*,1.1.1990,1:00,X,D\n#B93:*,1x00,1e00,1he,0", "latitude: \"1x00\" is not a number of degrees"),
    ("#A93:*,A,*,1.1.1990,1:00,X,D\n#B93:*,91n00,1e00,1he,0", "latitude: 91 is out of range"),
    ("#A93:*,A,*,1.1.1990,1:00,X,D\n#B93:*,1n00,1e00,1he,q", "\"q\" is not a kind of time"),
    ("#A93:*,A,*,1.1.1990,1:00,X,D\n#B93:*,1n00,1e00,99he,0", "\"99he\" is not a zone"),
    ("#A93:*,A,*,1.1.1990,1:00,X,D\n#B93:*,1n00,1e00,*,*", "timeZone: is missing"),
    ("#A93:*,A,*,1.1.1990,1:00,X,D\n", "latitude: is missing"),
    ("#A93:", "line 1: date:"),
  ])
  func `a record that cannot be read says why`(_ text: String, _ words: String) throws {
    #expect(try list(text).told[0].contains(words))
  }

  @Test func `a bad record leaves the others alone`() throws {
    let good = "#A93:*,A,*,1.1.1990,1:00,X,D\n#B93:*,1n00,1e00,1he,0\n"
    let (start, end) = ("#A93:*,", ",*,1.1.1990,1:00,X,D")
    let fitting = String(repeating: "x", count: (1 << 20) - start.utf8.count - end.utf8.count)
    for (name, isTooLong) in [(fitting, false), (fitting + "x", true)] {
      let read = try list(good + start + name + end + "\n#A93:*,B,*,x,y,z\n" + good)
      #expect(read.records.map { (try? $0.result.get()) != nil } == [true, false, false, true])
      #expect(read.told[1].contains("line 3: is longer than 1 MiB") == isTooLong)
    }
  }

  @Test func `a record of a hundred thousand lines is read in a moment, and some of them are told`() throws {
    let lines = (0..<100_000).map { "#X\($0):1\n" }.joined()
    let read = try list("#A93:*,A,*,1.1.1990,1:00,X,D\n" + lines + "#B93:*,1n00,1e00,1he,0\n")
    #expect(read.told == ["A|1990-01-01|-|01:00|+01:00|-|1.0|1.0|X, D"])
    #expect(
      read.noted.count == 1 && read.noted[0].hasPrefix("not kept: #X0, #X1,")
        && read.noted[0].hasSuffix("#X19, …"))
  }

  @Test func `a remark of ours does not hold once the record was changed`() throws {
    let birth = try list(
      "name,date,time,zone,lat,lon,place\n\"A, B\",1990-04-15,14:30,LMT,50.4501,30.5234,\"K, U\""
    )
    .records[0].result.get()
    let written = String(decoding: AAFWriter.lines(of: birth, at: nil), as: UTF8.self)
    #expect(try list(written).records[0].result.get() == birth)
    let changed = try list(written.replacing("14:30", with: "15:30", maxReplacements: 1))
    #expect(changed.told == ["A; B|1990-04-15|-|15:30|LMT|-|50.45|30.523333|K, U"])
    #expect(
      changed.noted == ["the record was changed after astro-chart wrote it; its #: line was left aside"])
  }
}
