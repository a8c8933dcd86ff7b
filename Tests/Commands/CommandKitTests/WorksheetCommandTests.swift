import Testing

/// What is looked up, typeset by commands, and the lords of time in calendars.
@Suite struct WorksheetCommandTests {
  static let oksana = Example.sample("oksana")

  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  @Test(arguments: [["en", "light", "Almuten figuris"], ["uk", "print", "Альмутен фігури"]])
  func `a worksheet in each format, signed, without a fault`(look: [String]) throws {
    let outcome = try Command.render.run(
      [
        Self.oksana, "--sheet", "--with", "all", "--on", "2026-11-26", "--language", look[0], "--theme",
        look[1], "--by", "Taras", "--png", "--svg", "--pdf", "--audit", "-o", "sheet",
      ], in: scratch)
    #expect(outcome.status == 0 && outcome.text.isEmpty, "\(outcome.errors)")
    #expect(Set(scratch.names) == ["sheet.png", "sheet.svg", "sheet.pdf"])
    let svg = String(decoding: try scratch.bytes("sheet.svg"), as: UTF8.self)
    #expect(svg.contains(look[2]) && svg.contains(#"id="byline""#))
  }

  @Test func `a document has the worksheet after its figures, with or without a reading`() throws {
    for area in [[], ["--area", "career"]] {
      let outcome = try Command.pdf.run(
        [Self.oksana, "--with", "lots,sect", "-o", "book.pdf"] + area, in: scratch)
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(try scratch.bytes("book.pdf").count > 10_000)
    }
  }

  @Test func `what has no worksheet is refused in one line`() throws {
    for (options, named) in [
      (["--with", "all"], "--with"), (["--sheet", "--with", "none"], "--with"),
      (["--sheet", "--on", "2026-11-26"], "--on"), (["--sheet", "--with", "lots", "--on", "2026"], "--on"),
      (["--sheet", "--with", "all", "--transits"], "--transits"),
      (["--sheet", "--with", "all", "--only", "dial"], "--"),
      (["--sheet", "--with", "all", "--json"], "--json"),
    ] {
      let outcome = try Command.render.run([Self.oksana] + options + ["--png"], in: scratch)
      #expect(outcome.status == 64 && outcome.errors.contains(named), "\(options) \(outcome.errors)")
      #expect(scratch.names.isEmpty)
    }
    let year = try Command.pdf.run([Self.oksana, "--with", "all", "--year", "2027"], in: scratch)
    #expect(year.status == 64 && year.errors.contains("--with"))
  }

  @Test func `the lords of time are events where they are asked for`() throws {
    let span = [Self.oksana, "--from", "2026-01-01", "--to", "2031-01-01"]
    let lines = try Command.calendar.run(span + ["--events", "lordTimes"], in: scratch).text
    for system in ["firdaria", "spirit", "fortune", "vimshottari"] {
      #expect(
        lines.contains(#""system":"\#(system)","level":2"#) || lines.contains(#""system": "\#(system)""#))
    }
    let usual = try Command.calendar.run(span, in: scratch).text
    #expect(!usual.contains("lordTime"))
    let ics = try Command.calendar.run(
      span + ["--events", "lordTimes", "--ics", "--language", "uk", "-o", "-"], in: scratch
    ).text
    #expect(ics.contains("Фірдарії") && ics.contains("BEGIN:VEVENT"))
    let alone = try Command.calendar.run(
      ["--from", "2026-01-01", "--to", "2027-01-01", "--events", "lordTimes"], in: scratch)
    #expect(alone.status == 64)
  }
}
