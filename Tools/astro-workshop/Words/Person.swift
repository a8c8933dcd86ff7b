import AstroChartModel
import AstroInterpretation
import AstroWording

/// A random birth with all that is said of it: a report an area and language.
struct Person {
  /// A report, and the brief that it was written from.
  struct Reading {
    var area: Area
    var language: Language
    var brief: ReportBrief
    var report: Report

    var paragraphs: [String] { report.detailedAnalysis.map(\.text) }
    var sentences: [Substring] { paragraphs.flatMap { Sentences.of($0) } }
  }

  var chart: Chart
  /// By area, in the order of the languages.
  var readings: [Area: [Reading]]
  /// The areas in which the full length says what the standard length says.
  var unlengthened: Set<Area>

  init(_ chart: Chart, readBy book: RuleBook) throws {
    self.chart = chart
    readings = [:]
    unlengthened = []
    for area in Area.allCases {
      let read = try Language.allCases.map { try Reading(of: chart, on: area, in: $0, from: book) }
      readings[area] = read
      let full = try Reading(of: chart, on: area, in: .en, from: book, .full)
      if full.paragraphs == read[0].paragraphs { unlengthened.insert(area) }
    }
  }

  /// The reading in English, whose plan the other languages share.
  func reading(on area: Area) -> Reading? { readings[area]?.first }

  func readings(in language: Language, on areas: [Area] = Area.allCases) -> [Reading] {
    areas.flatMap { readings[$0] ?? [] }.filter { $0.language == language }
  }
}

extension Person.Reading {
  init(
    of chart: Chart, on area: Area, in language: Language, from book: RuleBook,
    _ length: ReportLength = .standard
  ) throws {
    let plan = try ReportPlan(on: area, of: chart, in: language, from: book, length: length)
    (self.area, self.language, brief) = (area, language, plan.brief)
    report = Report(plan, generatedAt: nil)
  }

  /// The facts of each paragraph, that of its lead first.
  var subjects: [[Factor]] { brief.subjects.map { factors($0.facts) } }

  /// The facts of the text that begins each paragraph.
  var joints: [[Factor]] { brief.subjects.map { factors($0.grounds[0]) } }

  /// All facts that opening, analysis and closing rest on.
  var told: [Factor] { factors((brief.subjects.flatMap(\.facts) + brief.parts.flatMap(\.facts))) }

  private func factors(_ ids: [String]) -> [Factor] { ids.compactMap { brief.fact($0)?.factor } }

  /// Whether one rule of a paragraph joins all of these facts.
  func joins(_ facts: [String]) -> Bool {
    brief.subjects.contains { $0.grounds.contains { Set(facts).isSubset(of: $0) } }
  }

  func tells(_ aspect: Aspect) -> Bool { told.contains { $0.tells(aspect) } }
}

extension Area {
  /// All but the general portrait.
  static let special: [Area] = [.career, .relationships, .finances, .health]
}
