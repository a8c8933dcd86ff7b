import Foundation
import Testing

/// `astro-pdf --year`.
@Suite struct YearPDFTests {
  private static let oksana = Example.sample("oksana")

  @Test func `a year is one document, named after it, that readers open without complaint`() throws {
    let scratch = try Scratch()
    let outcome = try Command.pdf.run(
      [Self.oksana, "--year", "2027", "--language", "en", "--theme", "dark"], in: scratch)
    #expect(outcome.status == 0 && outcome.output.isEmpty && outcome.errors == "")
    #expect(scratch.names == ["oksana-2027.pdf"])
    let check = try Command.shell("qpdf --check oksana-2027.pdf", in: scratch)
    #expect(check.status == 0 && check.errors == "", "\(check.errors)")
    let info = try Command.shell("pdfinfo -f 1 -l 80 oksana-2027.pdf", in: scratch).text
    #expect(info.contains("The Year 2027") && info.contains("Tagged:          yes"))
    #expect(info.components(separatedBy: "841.89 x 595.276").count == 14)
    let outline = try Command.shell("mutool show oksana-2027.pdf outline", in: scratch).text
    #expect(outline.components(separatedBy: "January 2027").count == 2)
    #expect(
      outline.contains("The Year at a Glance") && outline.contains("Month by Month")
        && outline.contains("Index of Days"))
    let words = try Command.shell("pdftotext -layout oksana-2027.pdf -", in: scratch).text
    // The birth's own clock, which is two hours ahead of UTC in winter.
    #expect(words.contains("All days and times are those of Europe/Kyiv."))
    // The words of the year, and those of a month before its sheet.
    #expect(words.contains("The stories of the year") && words.contains("Quarter by quarter"))
    #expect(words.contains("1 Jan 2027") && words.contains("31 Dec 2027"))
    #expect(words.contains("2 Jan") && words.contains("14:41"))
  }

  @Test func `another clock tells other hours, and the same call gives the same bytes`() throws {
    let scratch = try Scratch()
    let call = [
      Self.oksana, "--year", "2027", "--zone", "America/New_York", "--paper", "letter", "--language", "uk",
    ]
    let date = ["SOURCE_DATE_EPOCH": "1795262400"]
    for name in ["a.pdf", "b.pdf"] {
      #expect(try Command.pdf.run(call + ["-o", name], environment: date, in: scratch).status == 0)
    }
    #expect(try scratch.bytes("a.pdf") == scratch.bytes("b.pdf"))
    let words = try Command.shell("pdftotext -layout a.pdf -", in: scratch).text
    #expect(
      words.contains("за часом America/New_York") && words.contains("2 січ.") && words.contains("07:41"))
  }

  @Test func `a birth without its time has a year too`() throws {
    let scratch = try Scratch()
    let birth = ["--date", "1990-04-15", "--zone", "Europe/Kyiv", "--at", "50.45,30.52"]
    try scratch.write(try Command.chart.run(birth).output, to: "noon.json")
    let outcome = try Command.pdf.run(
      ["noon.json", "--year", "2027", "-o", "out.pdf", "--language", "uk"], in: scratch)
    #expect(outcome.status == 0)
    #expect(outcome.errors.hasPrefix("astro-pdf: noon.json: примітка: без часу народження немає ні кутів"))
    let words = try Command.shell("pdftotext out.pdf -", in: scratch).text
    #expect(words.contains("Час народження невідомий") && !words.contains("вашого Асцендента"))
  }

  @Test(arguments: [
    (["--area", "career"], "--area: goes with a reading"),
    (["--report", "r.json"], "--report: goes with a reading"),
    (["--rules", "own"], "--rules: goes with a reading"),
    (["--partner", "b.json"], "--partner: does not go with"),
    (["--transits"], "--transits: does not go with"),
    (["--cross-points"], "--cross-points: does not go with"),
    (["--zone", "Mars/Olympus"], "--zone: "), (["--year", "20270"], "--year: 20270 is out of range"),
    (["--year", "next"], "--year"),
  ])
  func `what does not go with a year is told with the way out`(options: [String], message: String) throws {
    let scratch = try Scratch()
    let outcome = try Command.pdf.run([Self.oksana, "--year", "2027"] + options, in: scratch)
    #expect(outcome.errorLines.count == 1 && outcome.errors.contains(message), "\(outcome.errors)")
    #expect([64, 65].contains(outcome.status) && scratch.names == [])
  }

  @Test func `a year needs a birth, and positions, and a clock needs a year`() throws {
    let scratch = try Scratch()
    let file = try Command.chart.run(["return", Self.oksana, "--of", "sun", "--year", "2026"]).output
    try scratch.write(file, to: "return.json")
    let derived = try Command.pdf.run(["return.json", "--year", "2027"], in: scratch)
    #expect(derived.status == 65 && derived.errors.hasPrefix("astro-pdf: return.json: "))
    let far = try Command.pdf.run([Self.oksana, "--year", "8000"], in: scratch)
    #expect(far.status == 65 && far.errors.hasPrefix("astro-pdf: --year: the year 8000 is"), "\(far.errors)")
    let clock = try Command.pdf.run([Self.oksana, "--area", "career", "--zone", "UTC"], in: scratch)
    #expect(clock.status == 64 && clock.errors.contains("--zone: works only with --year"))
    #expect(scratch.names == ["return.json"])
  }
}
