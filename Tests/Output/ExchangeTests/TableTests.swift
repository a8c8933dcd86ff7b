import AstroChartModel
import AstroDiagnostics
import AstroExchange
import Testing

@Suite struct TableTests {
  private func read(_ text: String, _ change: (inout ImportOptions) -> Void = { _ in }) throws -> BirthList {
    var options = ImportOptions()
    options.format = .csv
    change(&options)
    return try list(text, options)
  }

  @Test func `columns are known by their names, whatever divides them`() throws {
    let wanted = ["Оля|1990-04-15|-|14:30|Europe/Kyiv|-|50.45|30.52|Київ"]
    #expect(
      try read(
        "name,date,time,timeZone,latitude,longitude,place\nОля,1990-04-15,14:30,Europe/Kyiv,50.45,30.52,Київ"
      ).told == wanted)
    #expect(
      try read(
        "Person;Birth date;Birth_Time;TZ;Lat;Lng;City\r\nОля;15.4.1990;2:30 pm;Europe/Kyiv;50,45;30.52;Київ\r\n"
      ).told == wanted)
    #expect(
      try read(
        "NAME\tyear\tmonth\tday\thour\tminute\tzone\tat\ttown\nОля\t1990\t4\t15\t14\t30\tEurope/Kyiv\t50.45,30.52\tКиїв"
      ).told == wanted)
    #expect(
      try read(
        "first name,surname,datetime,tz,lat,lon,city\nОля,,1990-04-15T14:30:00,Europe/Kyiv,50.45,30.52,Київ"
      ).told == wanted)
  }

  @Test func `an option says which column is what, and columns that are not read are told`() throws {
    let text = "wer,Geborn,Uhr,lat,lon,eyes\nA,15.04.1990,14:30,1,2,blue"
    #expect { try read(text) } throws: {
      "\($0)".contains("line 1: no column is a date; there are wer, Geborn")
    }
    let table = try read(text) {
      $0.columns = ["name": "wer", "date": "Geborn", "time": "Uhr"]; $0.zone = "LMT"
    }
    #expect(table.told == ["A|1990-04-15|-|14:30|LMT|-|1.0|2.0|-"])
    #expect(table.notes.map(\.message) == ["columns that are not read: eyes"])
    #expect { try read(text) { $0.columns = ["date": "Geboren"] } } throws: {
      "\($0)".contains("no column \"Geboren\" (did you mean Geborn?)")
    }
    #expect { try read(text) { $0.columns = ["dat": "Geborn"] } } throws: {
      "\($0)".contains("did you mean date?")
    }
  }

  @Test(arguments: [
    ("3", "+03:00"), ("+3", "+03:00"), ("-4.5", "-04:30"), ("UTC+3", "+03:00"), ("GMT-04:30", "-04:30"),
    ("+02:02:04", "+02:02:04"), ("Europe/Kyiv", "Europe/Kyiv"), ("UTC", "UTC"), ("LMT", "LMT"),
  ])
  func `offsets are read as people write them`(_ zone: String, _ wanted: String) throws {
    let table = try read("date,time,zone,lat,lon\n1990-04-15,14:30,\(zone),1,2")
    #expect(try table.records[0].result.get().birth.timeZone == wanted)
  }

  @Test func `an instant brings its offset`() throws {
    #expect(
      try read("datetime,lat,lon\n1990-04-15T14:30:00+04:00,1,2\n1990-04-15 10:30Z,1,2").told == [
        "-|1990-04-15|-|14:30|+04:00|-|1.0|2.0|-", "-|1990-04-15|-|10:30|+00:00|-|1.0|2.0|-",
      ])
  }

  @Test func `slashes need to be told what comes first`() throws {
    let text = "date,zone,lat,lon\n3/4/1990,LMT,1,2\n1990/4/3,LMT,1,2"
    let plain = try read(text).told
    #expect(plain[0].contains("line 2: date: \"3/4/1990\" may be two days (say with --slashes day"))
    #expect(plain[1].contains("|1990-04-03|"))
    #expect(try read(text) { $0.slashes = .dayFirst }.told[0].contains("|1990-04-03|"))
    #expect(try read(text) { $0.slashes = .monthFirst }.told[0].contains("|1990-03-04|"))
  }

  @Test func `an unknown time is unknown, however it is written`() throws {
    let times = ["", "?", "unknown", "null"].map { "1990-04-15,\($0),LMT,1,2" }
    let told = try read("date,time,zone,lat,lon\n" + times.joined(separator: "\n")).told
    #expect(Set(told) == ["-|1990-04-15|-|-|LMT|-|1.0|2.0|-"] && told.count == 4)
  }

  @Test(arguments: [
    ("1990-02-30,14:30,LMT,1,2", "line 2: date: \"1990-02-30\" is not a date"),
    ("1990-04-15,25:10,LMT,1,2", "line 2: time: \"25:10\" is not a time"),
    ("1990-04-15,14:30,,1,2", "line 2: timeZone: is missing"),
    ("1990-04-15,14:30,LMT,,2", "line 2: latitude: is missing"),
    ("1990-04-15,14:30,LMT,nan,2", "line 2: latitude: \"nan\""),
    ("1990-04-15,14:30,LMT,1,200", "line 2: longitude: 200 is out of range"),
    ("1990-04-15", "line 2: latitude: is missing"),
    (",14:30,LMT,1,2", "line 2: date: is missing"),
  ])
  func `a row that cannot be read says why`(_ row: String, _ words: String) throws {
    #expect(try read("date,time,zone,lat,lon\n" + row).told[0].contains(words))
  }

  @Test func `quotes hold separators, line ends and quotes`() throws {
    let table = try read(
      "name,date,zone,lat,lon\n\"A, \"\"B\"\"\",1990-04-15,LMT,1,2\n\"a\nb\",1990-04-15,LMT,1,2\nC,x,LMT,1,2")
    #expect(table.told[0].hasPrefix("A, \"B\"|"))
    #expect(table.told[1].contains("line 3: name: contains the control character"))
    #expect(table.told[2].contains("line 5: date"))
    #expect { try read("name,date\n\"A,1990-04-15\nB,1990-04-15") } throws: {
      "\($0)".contains("line 2: has a quote that is never closed")
    }
  }

  @Test func `an id of the table becomes the id of a line`() throws {
    let table = try read("id,date,zone,lat,lon\n007,1990-04-15,LMT,1,2\n,1990-04-15,LMT,1,2\nx,y,LMT,1,2")
    #expect(table.records.map { try? $0.result.get().id } == ["007", nil, nil])
    let line = String(decoding: try table.records[0].result.get().jsonLine, as: UTF8.self)
    #expect(line.hasPrefix(#"{"id":"007","format":"#))
    #expect(try list(line).records[0].result.get().id == "007")
    #expect(try list(line.replacing("\"007\"", with: "12")).records[0].result.get().id == "12")
  }

  @Test func `a time that never was, or was twice, is told`() throws {
    let table = try read(
      "date,time,zone,lat,lon\n2024-03-31,03:30,Europe/Kyiv,1,2\n2024-10-27,03:30,Europe/Kyiv,1,2\n2024-10-27,03:30,Nowhere,1,2"
    )
    #expect(table.records.allSatisfy { (try? $0.result.get()) != nil })
    #expect(
      table.noted.count == 3 && table.noted.allSatisfy { $0.hasPrefix("no chart can be computed yet: ") })
    #expect(table.noted[0].contains("never occurred") && table.noted[1].contains("occurred twice"))
  }

  @Test func `a huge row fails alone`() throws {
    let row = "A,1990-04-15,LMT,1,2\n"
    let fitting = String(repeating: "x,", count: 1 << 19)
    for (huge, isTooLong) in [(fitting, false), (fitting + "x", true)] {
      let table = try read("name,date,zone,lat,lon\n" + row + huge + "\n" + row)
      #expect(table.records.map { (try? $0.result.get()) != nil } == [true, false, true])
      #expect(table.told[1].contains("line 3: is longer than 1 MiB") == isTooLong)
    }
  }
}
