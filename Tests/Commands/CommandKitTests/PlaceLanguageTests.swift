import Foundation
import Testing

/// A place in a file is told in the language of what is made of the file.
@Suite struct PlaceLanguageTests {
  private static func birth(_ place: String) -> String {
    """
    { "name": "Oksana", "birth": { "date": "1990-04-15", "time": "14:30", "timeZone": "Europe/Kyiv",
      "latitude": 50.4501, "longitude": 30.5234, "place": "\(place)" } }
    """
  }

  /// The words of every product of a file with this place.
  private func products(_ place: String, _ language: String) throws -> [String: String] {
    let scratch = try Scratch()
    try scratch.write(Self.birth(place), to: "a.json")
    let common = ["a.json", "--language", language]
    let lines: [(name: String, command: Command, options: [String], output: String)] = [
      ("wheel", .render, ["--svg", "-o", "wheel.svg"], "cat wheel.svg"),
      ("sheet", .render, ["--sheet", "--pdf", "-o", "sheet.pdf"], "pdftotext sheet.pdf -"),
      ("picture", .render, ["--format", "square", "--pdf", "-o", "card.pdf"], "pdftotext card.pdf -"),
      ("page", .render, ["--html", "-o", "page.html"], "cat page.html"),
      (
        "calendar", .calendar, ["--month", "2027-03", "--form", "month", "--pdf", "-o", "month.pdf"],
        "pdftotext month.pdf -"
      ),
      ("report", .pdf, ["--area", "career", "-o", "report.pdf"], "pdftotext report.pdf -"),
      ("year", .pdf, ["--year", "2027", "-o", "year.pdf"], "pdftotext -l 2 year.pdf -"),
    ]
    return try lines.reduce(into: [:]) { words, line in
      let made = try line.command.run(common + line.options, in: scratch)
      #expect(made.status == 0, "\(line.name): \(made.errors)")
      words[line.name] = try Command.shell(line.output, in: scratch).text
    }
  }

  @Test(arguments: [
    ("Київ, Україна", "en", "Kyiv, Ukraine"), ("Kyiv, Ukraine", "uk", "Київ, Україна"),
    ("Бабусина хата", "en", "Бабусина хата"), ("Kyiv, Ukraine", "en", "Kyiv, Ukraine"),
  ])
  func `a place is told in the language of the page, not of the file`(
    _ place: String, _ language: String, _ told: String
  ) throws {
    for (name, words) in try products(place, language) {
      #expect(words.contains(told), "\(name)")
      #expect(place == told || !words.contains(place), "\(name)")
    }
  }

  @Test func `the place of a relocated chart is told in the language of the page too`() throws {
    let scratch = try Scratch()
    try scratch.write(Self.birth("Kyiv, Ukraine"), to: "a.json")
    let moved = try Command.shell(
      "astro-chart relocate a.json --place Львів --language uk > b.json; "
        + "astro-render b.json --svg -o - --language en", in: scratch)
    #expect(moved.text.contains("Lviv, Lviv Oblast, Ukraine") && !moved.text.contains("Львів"))
  }

  @Test func `a chart file keeps the place as it was given`() throws {
    let scratch = try Scratch()
    try scratch.write(Self.birth("Київ, Україна"), to: "a.json")
    let chart = try Command.chart.run(["a.json", "--language", "en"], in: scratch)
    #expect(chart.text.contains(#""place": "Київ, Україна""#))
  }
}
