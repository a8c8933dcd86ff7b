import AstroSvitla
import AstroThemes
import Testing

@testable import AstroCommandKit

/// No text in a report, and none on a page, costs more than its length.
@Suite struct ReportGrowthTests {
  private static let report = #"""
    {"format": "astrosvitla.report/1", "area": "career", "language": "en", "title": "TITLE", "keyInfluences": "INFLUENCES",
    "detailedAnalysis": [PASSAGES], "recommendations": [{"text": "ADVICE", "sources": ["a"]}],
    "generator": "GENERATOR", "generatedAt": "2026-11-21T12:00:00Z",
    "purchase": {"productId": "PRODUCT", "purchasedAt": "2026-11-21T12:00:00Z", "transactionId": "TRANSACTION"}}
    """#

  /// The report with one of its texts replaced.
  private static func report(_ field: String, _ text: String) -> [UInt8] {
    Array(
      report.replacing(field, with: text)
        .replacing("PASSAGES", with: #"{"text": "PASSAGE", "sources": ["SOURCE"]}"#)
        .replacing(field, with: text).utf8)
  }

  private static func chart() throws -> Chart {
    guard let date = CivilDate("1990-04-15") else { throw CancellationError() }
    let birth = try BirthData(
      date: date, time: ClockTime("14:30"), timeZone: "Europe/Kyiv", latitude: 50.4501, longitude: 30.5234,
      place: nil)
    return try SwissEphemeris().chart(of: birth, name: "Оксана")
  }

  private static func pages(of report: [UInt8], _ chart: Chart, _ fonts: FontBook) {
    guard let report = try? Report(json: report) else { return }
    let document = ReportDocument(
      of: chart, chapters: [ReportChapter(report)], language: .en, theme: Theme.light)
    guard
      let set = try? document.printDocument(
        hyphenation: HyphenationFolder.customary.hyphenation(), shaper: fonts)
    else { return }
    _ = try? Renderer(fonts: fonts).pdf(set.value)
  }

  @Test(arguments: HostileText.allCases)
  func `texts of a report as they are read`(alphabet: HostileText) throws {
    for field in [
      "TITLE", "INFLUENCES", "PASSAGE", "SOURCE", "ADVICE", "GENERATOR", "PRODUCT", "TRANSACTION",
    ] {
      Growth().expectLinear(field) { size in
        let bytes = Self.report(field, alphabet.text(size))
        return {
          guard let report = try? Report(json: bytes) else { return }
          _ = report.departures
          _ = report.text
          _ = report.json
        }
      }
    }
  }

  /// The page tests take every alphabet through every kind of block; this takes a text all the way.
  @Test(arguments: ["TITLE", "INFLUENCES", "PASSAGE", "ADVICE"], [HostileText.words, .mixedMarks])
  func `texts of a report as they are printed`(field: String, alphabet: HostileText) throws {
    let (fonts, chart) = (try FontBook(), try Self.chart())
    Growth(smallest: 250).expectLinear(field) { size in
      let bytes = Self.report(field, alphabet.text(size))
      return { Self.pages(of: bytes, chart, fonts) }
    }
  }

  @Test func `many short paragraphs and many sources`() throws {
    let (fonts, chart) = (try FontBook(), try Self.chart())
    Growth().expectLinear("paragraphs") { size in
      let passages = Array(repeating: #"{"text": "A word.", "sources": ["a"]}"#, count: size)
      let bytes = Self.report("PASSAGES", passages.joined(separator: ", "))
      return { Self.pages(of: bytes, chart, fonts) }
    }
    Growth().expectLinear("sources") { size in
      let sources = Array(repeating: #""a""#, count: size).joined(separator: ", ")
      let bytes = Self.report(#""SOURCE""#, sources)
      return { Self.pages(of: bytes, chart, fonts) }
    }
  }
}
