import AstroChartModel
import AstroDocuments
import AstroDrawing
import AstroInterpretation
import AstroTypesetting
import AstroWording
import TestSupport
import Testing

/// What must hold for every report of every chart, with the real faces.
@Suite struct ReportLawTests {
  private let bench: Bench
  private let charts: [Chart]

  init() throws {
    bench = try Bench()
    var timed = RandomCharts(seed: 5)
    var untimed = RandomCharts(seed: 6, knowsTime: false)
    charts = try timed.next(2) + untimed.next(1)
  }

  @Test(arguments: Language.allCases)
  func `no widow, orphan, lonely heading or overfull page`(_ language: Language) throws {
    for chart in charts {
      for area in Area.allCases {
        let report = try bench.report(on: [area], of: chart, in: language)
        for paper in [PageStyle.a4, .letter] {
          let pagination = try bench.pagination(of: report, on: paper)
          #expect(pagination.faults(in: paper).isEmpty)
          // What the report rests on and its terms are a page more than the 4...5 of cover, facts and readings.
          #expect((5...6).contains(pagination.pages.count))
        }
      }
    }
  }

  @Test(arguments: Language.allCases)
  func `lines are even: none beyond 1.9 times its natural space, few beyond 1.5`(_ language: Language) throws
  {
    var lines: [SetLine] = []
    for chart in charts {
      for area in Area.allCases {
        let report = try bench.report(on: [area], of: chart, in: language)
        lines += try bench.pagination(of: report).justifiedLines
      }
    }
    #expect(lines.allSatisfy { $0.looseness <= 1.9 })
    #expect(Double(lines.count { $0.looseness > 1.5 }) <= 0.06 * Double(lines.count))
    // Few lines end in a hyphen, and spaces between words never close.
    let hyphens = Double(lines.count(where: \.endsInHyphen)) / Double(lines.count)
    #expect(hyphens <= (language == .uk ? 0.12 : 0.08), "\(hyphens)")
    #expect(lines.allSatisfy { $0.narrowestSpace >= 0.1699 })
  }

  @Test(arguments: Language.allCases)
  func `every paragraph is set whole and in order`(_ language: Language) throws {
    let chapter = try bench.chapter(on: .general, of: charts[0], in: language)
    let report = try bench.report(on: [.general], of: charts[0], in: language)
    let text = try bench.pagination(of: report).text
    var rest = text[...]
    for passage in chapter.report.detailedAnalysis + chapter.report.recommendations {
      let place = try #require(rest.firstRange(of: passage.text))
      rest = rest[place.upperBound...]
    }
  }

  @Test(arguments: Language.allCases)
  func `every note in the margin leads to a row`(_ language: Language) throws {
    for chart in charts {
      let report = try bench.report(on: Area.allCases, of: chart, in: language)
      let pages = try bench.set(report).pages
      let anchors = Set(pages.flatMap(\.anchors.keys))
      let destinations = pages.flatMap(\.scene.destinations)
      #expect(destinations.count > 20)
      #expect(Set(destinations).subtracting(anchors).isEmpty)
    }
  }
}

extension SetLine {
  /// The narrowest space between its words, in ems; the one behind the last of them is nobody's.
  fileprivate var narrowestSpace: Double {
    var spaces: [Double] = []
    for run in text.runs where !run.isRightToLeft {
      let bytes = Array(run.text.utf8)
      spaces += run.glyphs.filter { bytes[$0.cluster] == 0x20 }.map { $0.advance / run.size }
    }
    return spaces.dropLast().min() ?? 1
  }
}
