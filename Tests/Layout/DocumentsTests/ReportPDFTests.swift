import AstroChartModel
import AstroDiagnostics
import AstroDocuments
import AstroDrawing
import AstroInterpretation
import AstroThemes
import AstroTypesetting
import AstroWheelLayout
import AstroWording
import Foundation
import TestSupport
import Testing

/// Finished documents, as other programs read them.
@Suite struct ReportPDFTests {
  private let bench: Bench
  private let chart: Chart
  private let scratch: ScratchFolder

  init() throws {
    (bench, scratch) = (try Bench(), try ScratchFolder())
    chart = try bench.chart(of: KnownBirths.oksana)
  }

  private func file(_ report: ReportDocument, on paper: PageStyle = .a4) throws -> String {
    let url = scratch.file("report.pdf")
    try Data(try bench.pdf(report, on: paper)).write(to: url)
    return url.path
  }

  private static let peers = ["qpdf", "pdftotext", "pdfinfo", "mutool"].map { "/usr/bin/\($0)" }
  private static let hasPeers = peers.allSatisfy(FileManager.default.isExecutableFile)

  @Test(.enabled(if: hasPeers), arguments: Language.allCases, [Theme.light, .dark])
  func `readers open every document without a word of complaint`(_ language: Language, theme: Theme)
    throws
  {
    let file = try file(
      try bench.report(on: Area.allCases, of: chart, in: language, theme: theme), on: .letter)
    let check = try ChildProcess("/usr/bin/qpdf", ["--check", file])
    #expect(check.status == 0 && check.messages.isEmpty)
    let drawn = try ChildProcess("/usr/bin/mutool", ["draw", "-q", "-F", "text", "-o", "/dev/null", file])
    // Debian's mutool says this of itself, not of the document.
    let complaints = drawn.messageText.split(separator: "\n").filter {
      !$0.contains("ICC support is not available")
    }
    #expect(drawn.status == 0 && complaints.isEmpty)
    let text = try ChildProcess("/usr/bin/pdftotext", [file, "-"])
    #expect(text.status == 0 && text.messages.isEmpty)
  }

  @Test(.enabled(if: hasPeers), arguments: Language.allCases)
  func `text comes out again in order, hyphens undone, symbols as their characters`(_ language: Language)
    throws
  {
    let report = try bench.report(on: [.career], of: chart, in: language)
    let output = try ChildProcess("/usr/bin/pdftotext", [try file(report), "-"]).outputText
    let words = output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let analysis = report.chapters.flatMap(\.report.detailedAnalysis)
    #expect(analysis.count >= 5)
    let whole = analysis.filter { words.contains($0.text) }
    // A paragraph that goes on over the page has the foot and the head in its midst.
    #expect(whole.count >= analysis.count - 1)
    for symbol in "☉☽♈♌℞△" { #expect(words.contains(symbol)) }
  }

  @Test(.enabled(if: hasPeers))
  func `the document says what it is, and is structured for those who listen`() throws {
    let file = try file(try bench.report(on: [.health], of: chart, in: .uk))
    let info = try ChildProcess("/usr/bin/pdfinfo", [file]).outputText
    for words in ["Оксана · Здоров’я", "натальна карта", "Tagged:          yes", "Pages:           5"] {
      #expect(info.contains(words), "\(words)")
    }
    let structure = try ChildProcess("/usr/bin/pdfinfo", ["-struct", file]).outputText
    for element in [
      "Document", "Sect", "H1", "H2", "H3", "Table", "TR", "TH", "TD", "L (", "LI", "Lbl", "LBody", "Figure",
      "Link",
    ] {
      #expect(structure.contains(element), "\(element)")
    }
  }

  @Test func `the same report is the same bytes, whatever was made before, and small`() throws {
    let report = try bench.report(on: [.career], of: chart, in: .en)
    let first = try bench.pdf(report)
    _ = try bench.pdf(try bench.report(on: [.finances], of: chart, in: .uk, theme: .print), on: .letter)
    #expect(try bench.pdf(report) == first)
    #expect(try Bench().pdf(report) == first)
    #expect(first.count < 250_000)
  }

  @Test(arguments: [
    "山田 花子", "محمد بن عبد الله", "שרה כהן", "Љубица", "O\u{335}\u{301}\u{302}ks", "漢\u{FE0F}",
  ])
  func `names of every script are set, or what is missing is told`(_ name: String) throws {
    let chart = try bench.chart(of: KnownBirths.oksana, name: name)
    let set = try bench.set(try bench.report(on: [.career], of: chart, in: .en))
    #expect(set.pages.count == 5)
    #expect(set.warnings.allSatisfy { $0.code == .missingGlyphs })
    let title = set.pages[0].scene.glyphs(size: 40)
    #expect(!title.isEmpty && (title.allSatisfy { $0.id != 0 } || !set.warnings.isEmpty))
  }

  @Test func `the longest name leaves the wheel on the first page`() throws {
    let name = String(repeating: "Wilhelmina ", count: 18).dropLast()
    let chart = try bench.chart(of: KnownBirths.oksana, name: String(name))
    for paper in [PageStyle.a4, .letter] {
      let set = try bench.set(try bench.report(on: Area.allCases, of: chart, in: .en), on: paper)
      #expect(set.pages[0].dump.contains("picture at"))
      #expect(set.pages[0].dump.contains("☉"))
    }
  }

  @Test func `without a time of birth there are no houses, and the Moon's way is told`() throws {
    let chart = try bench.chart(of: KnownBirths.oksanaWithoutTime)
    let facts = try bench.set(try bench.report(on: [.career], of: chart, in: .en)).pages[1].dump
    #expect(!facts.contains("“Houses”") && !facts.contains("| Ascendant"))
    #expect(facts.contains("In the course of the day"))
  }
}
