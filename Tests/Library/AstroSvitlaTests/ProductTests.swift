import AstroSvitla
import TestSupport
import Testing

/// What commands write, made by the library.
@Suite struct ProductTests {
  private let studio: Studio
  private let chart: Chart

  init() throws {
    studio = try Studio(StudioOptions(language: .uk))
    chart = try studio.chart(of: KnownBirths.oksana, name: "Оксана").value
  }

  @Test func `a calendar is told in its zone and language, in every form`() throws {
    let listing = CalendarListing(kinds: [.lunation])
    let span = CalendarSpan.year(2027)
    let list = try studio.calendar(of: chart, over: span, listing: listing).value
    let lines = list.text.split(separator: "\n")
    #expect(lines.count == list.entries.count && (48...50).contains(lines.count))
    #expect(lines.allSatisfy { !$0.contains("UTC") } && list.text.contains("Повня"))
    #expect(list.jsonLines.split(separator: UInt8(ascii: "\n")).count == lines.count)
    #expect(String(decoding: list.json, as: UTF8.self).hasPrefix(#"{"events":["#))
    let file = String(decoding: try list.iCalendar(madeAt: span.from), as: UTF8.self)
    #expect(file.components(of: "BEGIN:VEVENT") == lines.count)
    let utc = try studio.calendar(of: chart, over: span, listing: listing, zone: "+00:00", in: .en).value
    #expect(utc.text != list.text && !utc.text.contains("Повня"))
    let sky = try studio.calendar(over: span, listing: listing, in: .en).value
    #expect(sky.text.contains("UTC"))
  }

  @Test func `a year and its months are drawn, and keep what a layout promises`() throws {
    let quarter = try CalendarSpan(
      from: Moment(utcText: "2027-01-01T00:00:00Z"), to: Moment(utcText: "2027-04-01T00:00:00Z"))
    let months = try studio.calendarPictures(of: chart, over: quarter, style: .init(.month)).value
    #expect(months.audit == [] && months.notes == [])
    #expect(try months.files(as: .svg).map(\.suffix) == ["-2027-01", "-2027-02", "-2027-03"])
    #expect(try months.files(as: .pdf).map(\.suffix) == [""])
    let year = try studio.calendarPictures(of: chart, over: .year(2027), style: .init(theme: .dark)).value
    #expect(try year.audit == [] && year.files(as: .png).count == 1)
  }

  @Test func `the Moon's year is drawn whole for any part of it, by the clock of its zone`() throws {
    let march = try CalendarSpan.month(3, of: 2028, in: "Europe/Kyiv")
    let style = MoonYearStyle(byline: try Byline("Олена"))
    let moon = try studio.moonYear(over: march, style: style, zone: "Europe/Kyiv").value
    let files = try moon.files(as: .svg)
    #expect(moon.audit == [] && moon.notes == [] && files.map(\.suffix) == [""])
    let svg = String(decoding: files[0].bytes, as: UTF8.self)
    // The full moon at the end of the year, at 16:48 UTC.
    #expect(svg.contains("18:48") && svg.contains("id=\"author\"") && svg.contains("Europe/Kyiv"))
    #expect { try studio.moonYear(over: march, zone: "Europe/Nowhere") } throws: {
      ($0 as? Problem)?.code == .unknownZone
    }
  }

  @Test func `a life is counted by the conventions that are asked for`() throws {
    let oksana = try studio.chart(of: KnownBirths.oksana).value
    let usual = try studio.life(of: oksana).value
    #expect(usual.audit == [] && usual.notes == [])
    let style = LifeStyle(conventions: Conventions(dashaYear: .savana), byline: try Byline("Олена"))
    let svg = String(
      decoding: try studio.life(of: oksana, style: style, in: .en).value.files(as: .svg)[0].bytes,
      as: UTF8.self)
    // With years of 360 days the Sun's period begins in 2017, with usual ones in 2018.
    #expect(svg.contains("Vimshottari: Sun, 21 August 2017") && svg.contains("id=\"author\""))
  }

  @Test
  func `a graphic ephemeris lists in a document what it draws, and leaves out what an untimed birth has not`()
    throws
  {
    let march = try CalendarSpan.month(3, of: 2027, in: "Europe/Kyiv")
    let drawn = try studio.graphicEphemeris(of: chart, over: march, modulus: .fortyFive).value
    let files = try drawn.files(as: .svg)
    #expect(drawn.audit == [] && drawn.notes == [] && files.map(\.suffix) == [""])
    let svg = String(decoding: files[0].bytes, as: UTF8.self)
    #expect(svg.contains("natal.moon") && svg.contains("natal.ascendant") && svg.contains("curve.pluto.1"))
    var birth = KnownBirths.oksana
    birth.time = nil
    let untimed = try studio.graphicEphemeris(of: studio.chart(of: birth).value, over: march)
    let lines = String(decoding: try untimed.value.files(as: .svg)[0].bytes, as: UTF8.self)
    #expect(
      lines.contains("natal.sun") && !lines.contains("natal.moon") && !lines.contains("natal.ascendant"))
    #expect(!untimed.notes.isEmpty)
    let long = try CalendarSpan(
      from: Moment(utcText: "2027-01-01T00:00:00Z"), to: Moment(utcText: "2032-01-03T00:00:00Z"))
    #expect { try studio.graphicEphemeris(over: long) } throws: { ($0 as? Problem)?.code == .tooLong }
  }

  @Test func `a year and a month begin by the clock of a zone`() throws {
    let year = try CalendarSpan.year(2027, in: "Europe/Kyiv")
    #expect(year.from.utcText == "2026-12-31T22:00:00Z" && year.to.utcText == "2027-12-31T22:00:00Z")
    let march = try CalendarSpan.month(3, of: 2027, in: "Europe/Kyiv")
    #expect(march.from.utcText == "2027-02-28T22:00:00Z" && march.to.utcText == "2027-03-31T21:00:00Z")
    for wrong in [0, 13] {
      #expect { try CalendarSpan.month(wrong, of: 2027, in: "+00:00") } throws: {
        ($0 as? Problem)?.code == .outOfRange
      }
    }
    #expect { try CalendarSpan.year(2027, in: "Europe/Nowhere") } throws: {
      ($0 as? Problem)?.code == .unknownZone
    }
  }

  @Test func `bounds in UTC give no sheet to the hours that lie in another month elsewhere`() throws {
    let months = try studio.calendarPictures(of: chart, over: .year(2027), style: .init(.month)).value
    #expect(try months.files(as: .svg).count == 12)
  }

  @Test func `a moment is read as it is written, by the clock that is named`() throws {
    let noon = try Moment(asWritten: "2027-03-01T12:00", zone: "Europe/Kyiv")
    #expect(noon.utcText == "2027-03-01T10:00:00Z")
    #expect(
      try Moment(asWritten: "2027-03-01T12:00+05:30", zone: "Europe/Kyiv").utcText == "2027-03-01T06:30:00Z")
    #expect(
      try Moment(asWritten: "2027-03-01", time: ClockTime(hour: 9, minute: 0)).utcText
        == "2027-03-01T09:00:00Z")
    for (text, zone, code) in [
      ("noon", "+00:00", ProblemCode.invalidValue), ("2027-03-01", "Mars/Base", .unknownZone),
      ("2027-10-31T03:30", "Europe/Kyiv", .ambiguousTime),
    ] {
      let problem = #expect(throws: Problem.self) { try Moment(asWritten: text, zone: zone) }
      #expect(problem?.code == code)
    }
  }

  @Test func `a year is a document`() throws {
    let document = try studio.document(ofYear: 2027, of: chart)
    #expect(document.value.starts(with: Array("%PDF-".utf8)))
    #expect { try studio.document(ofYear: 9000, of: chart) } throws: {
      ($0 as? Problem)?.code == .outOfRange
    }
  }

  @Test func `places are found by their names, in the language of the studio`() throws {
    let found = try studio.places(named: "Lviv").places
    #expect(found.first?.name == "Львів" && found.first?.timeZone == "Europe/Kyiv")
    #expect(try PlaceList(nearestTo: (49.84, 24.03), limit: 1).places.first?.name == "Lviv")
    #expect(try studio.places(named: "").places.isEmpty)
  }

  @Test func `a drawing tells what breaks a promise`() throws {
    #expect(try studio.drawing(of: chart).audit == [])
  }
}

extension String {
  /// How many times a word stands in the text.
  fileprivate func components(of word: String) -> Int {
    var (count, rest) = (0, self[...])
    while let place = rest.firstRange(of: word) {
      (count, rest) = (count + 1, rest[place.upperBound...])
    }
    return count
  }
}
