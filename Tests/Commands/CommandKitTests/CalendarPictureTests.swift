import Foundation
import Testing

/// Pictures of `astro-calendar`, which another command draws.
@Suite struct CalendarPictureTests {
  private let year = ["--from", "2027-01-01", "--to", "2028-01-01"]

  @Test func `a year comes in three formats, and breaks no promise`() throws {
    let scratch = try Scratch()
    let arguments =
      [Example.sample("oksana")] + year + ["--png", "--svg", "--pdf", "--audit", "--quiet", "-o", "year"]
    let outcome = try Command.calendar.run(arguments, in: scratch)
    #expect(outcome.status == 0)
    #expect(outcome.output == [])
    #expect(outcome.errors == "")
    #expect(scratch.names == ["year.pdf", "year.png", "year.svg"])
    #expect(try scratch.bytes("year.png").starts(with: [0x89, 0x50, 0x4E, 0x47]))
    let svg = String(decoding: try scratch.bytes("year.svg"), as: UTF8.self)
    #expect(svg.contains("id=\"passage.saturn.conjunction.sun.1\""))
    let again = try Command.calendar.run(arguments + ["--no-such"], in: scratch)
    #expect(again.status == 64)
  }

  @Test func `months are a file each, and one document`() throws {
    let scratch = try Scratch()
    let span = ["--from", "2027-01-15", "--to", "2027-03-01", "--zone", "Europe/Kyiv"]
    let outcome = try Command.calendar.run(
      span + ["--form", "month", "--svg", "--pdf", "--audit", "-o", "sky"], in: scratch)
    #expect(outcome.status == 0)
    #expect(scratch.names == ["sky-2027-01.svg", "sky-2027-02.svg", "sky.pdf"])
  }

  @Test(arguments: [
    ["--png", "--text"], ["--form", "year"], ["--form", "week", "--png"], ["--png", "--theme", "nights"],
    ["--png", "--size", "0"], ["--form", "month", "--png", "-o", "-"],
    ["--form", "month", "--png", "--hemisphere", "south"], ["--by", "Олена", "--svg"],
  ])
  func `what cannot be drawn is told, and leaves nothing`(options: [String]) throws {
    let scratch = try Scratch()
    let outcome = try Command.calendar.run(year + options, in: scratch)
    #expect(outcome.status == 64)
    #expect(outcome.errorLines.count == 1)
    #expect(outcome.errors.hasPrefix("astro-calendar: "))
    #expect(scratch.names == [])
  }

  @Test func `a life comes in both languages and needs a birth with a time, and no span`() throws {
    let scratch = try Scratch()
    let oksana = Example.sample("oksana")
    for (language, word) in [("en", "Firdaria"), ("uk", "Фірдарії")] {
      let outcome = try Command.calendar.run(
        [oksana, "--form", "life", "--language", language, "--by", "Олена", "--audit", "--svg", "-o", "-"])
      #expect(outcome.status == 0 && outcome.text.contains(word), "\(outcome.errors)")
      #expect(outcome.text.contains("id=\"loosed\"") && outcome.text.contains("id=\"author\""))
    }
    let untimed = try Command.calendar.run(
      [Example.sample("ramanujan-sidereal"), "--form", "life", "--svg", "-o", "no"], in: scratch)
    #expect(untimed.status == 65 && untimed.errors.contains("give the time of birth"))
    for wrong in [["--form", "life"], [oksana, "--form", "life", "--year", "2027"]] {
      let outcome = try Command.calendar.run(wrong + ["--svg", "-o", "no"], in: scratch)
      #expect(outcome.status == 64 && outcome.errorLines.count == 1, "\(outcome.errors)")
    }
    #expect(scratch.names == [])
  }

  @Test func `a graphic ephemeris is folded as asked, and refuses what it does not show`() throws {
    let scratch = try Scratch()
    let outcome = try Command.calendar.run(
      [Example.sample("oksana"), "--month", "2027-03", "--form", "graphic", "--modulus", "45"]
        + ["--language", "uk", "--by", "Олена", "--audit", "--svg", "-o", "-"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    for part in ["за модулем 45°", "id=\"curve.saturn\"", "id=\"author\""] {
      #expect(outcome.text.contains(part))
    }
    for wrong in [
      ["--month", "2027-03", "--modulus", "77"], ["--from", "2027-01-01", "--to", "2032-02-01"],
      ["--month", "2027-03", "--events", "stations"], ["--month", "2027-03", "--movers", "moon"],
    ] {
      let outcome = try Command.calendar.run(wrong + ["--form", "graphic", "--svg", "-o", "no"], in: scratch)
      #expect(outcome.status == 64 && outcome.errorLines.count == 1, "\(outcome.errors)")
    }
    #expect(scratch.names == [])
  }

  @Test func `the Moon's year needs neither a birth nor another command beside it`() throws {
    let scratch = try Scratch()
    try FileManager.default.copyItem(
      atPath: Command.calendar.executable.path, toPath: scratch.path("astro-calendar"))
    let outcome = try Command.run(
      URL(filePath: scratch.path("astro-calendar")),
      ["--year", "2028", "--form", "moon-year", "--hemisphere", "south", "--voids", "modern"]
        + ["--by", "Олена", "--language", "en", "--audit", "--svg", "-o", scratch.path("moon.svg")])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output == [] && scratch.names == ["astro-calendar", "moon.svg"])
    let svg = String(decoding: try scratch.bytes("moon.svg"), as: UTF8.self)
    for part in ["id=\"moon.2028-02-29\"", "southern hemisphere", "to Pluto", "id=\"author\""] {
      #expect(svg.contains(part))
    }
  }
}
