import AstroChartModel
import AstroDiagnostics
import AstroWording
import TestSupport
import Testing

@testable import AstroInterpretation

/// What a reading of this chart must hold, measured on random births: some in every run, a thousand by `make rules`.
///
/// What only the whole book can keep is tried once every rule has its words.
@Suite struct WordsTests {
  private static let isLong = RepositoryFolder.variable("ASTROSVITLA_LONG") != nil
  /// A thousand in the long run.
  private static let births = isLong ? 1000 : 8

  /// Our book, or that of a folder named by `ASTROSVITLA_BOOK`.
  static let book: RuleBook? = {
    guard let folder = RepositoryFolder.variable("ASTROSVITLA_BOOK") else { return .builtIn() }
    return try? RuleBook().adding(
      RepositoryFolder.ruleFiles(below: folder) + RepositoryFolder.textFiles(below: folder))
  }()

  static let isWhole: Bool = {
    guard let book, let all = try? RuleBook().adding(RepositoryFolder.ruleFiles()) else { return false }
    return all.rules.allSatisfy { rule in
      Language.allCases.allSatisfy { !book.texts(of: rule, in: $0).isEmpty }
    }
  }()

  private struct Told {
    var chart: Chart
    var plans: [Language: ReportPlan]
    var facts: ChartFacts

    /// What opening, analysis or closing rest on.
    var said: Set<String> {
      let brief = plans[.en]?.brief
      return Set((brief?.subjects.flatMap(\.facts) ?? []) + (brief?.parts.flatMap(\.facts) ?? []))
    }
  }

  private static func told(on area: Area, withTime: Bool = true, seed: UInt64 = 11) throws -> [Told] {
    let book = try #require(book)
    return try ScatteredCharts(seed: seed, withTime: withTime).prefix(births).map { plain in
      var chart = plain
      chart.aspects = ChartSettings().aspects(among: chart.placements, angles: chart.angles)
      let plans = try Language.allCases.map {
        ($0, try ReportPlan(on: area, of: chart, in: $0, from: book))
      }
      return Told(
        chart: chart, plans: Dictionary(uniqueKeysWithValues: plans), facts: ChartFacts(of: chart))
    }
  }

  // MARK: - What a portrait never leaves out

  @Test(.enabled(if: isWhole)) func `a portrait names Sun, Moon, and the Ascendant or its ruler`() throws {
    for told in try Self.told(on: .general) {
      for fact in ["fact.sun.sign", "fact.moon.sign"] { #expect(told.said.contains(fact)) }
      #expect(told.said.contains { $0 == "fact.ascendant.sign" || $0.hasPrefix("fact.ruler1.") })
    }
  }

  @Test(.enabled(if: isWhole), arguments: Area.allCases)
  func `the tightest aspect that concerns an area is told, but where it contradicts the rest`(area: Area)
    throws
  {
    var untold = 0
    for told in try Self.told(on: area) {
      let core = Core(of: area, in: told.facts)
      // Angles, nodes and Chiron never stand before two planets.
      let close = told.chart.aspects.filter {
        $0.orb <= 3 && $0.isCertain && $0.isOfPlanets && $0.bodies.allSatisfy(\.isPlanet)
      }
      guard let tightest = core.tightest(among: close) else { continue }
      let facts = told.plans[.en].map { plan in told.said.compactMap { plan.brief.fact($0)?.factor } } ?? []
      if !facts.contains(where: { $0.tells(tightest) }) { untold += 1 }
    }
    #expect(untold * 8 <= Self.births)
  }

  @Test(.enabled(if: isWhole)) func `a closed figure of a quick planet is told in most portraits`() throws {
    let squares = try Self.told(on: .general).flatMap { told in
      told.facts.patterns.filter { $0.kind == .tSquare && $0.orb <= 4 && $0.bodies.contains { $0 <= .mars } }
        .map { told.said.contains(Factor.pattern($0).id) }
    }
    #expect(3 * squares.count { $0 } >= 2 * squares.count)
  }

  // MARK: - What every report keeps

  /// Two hundred births in the long run.
  @Test(arguments: Area.allCases, Language.allCases)
  func `a birth without a time is told on every area, and three are named where three are announced`(
    area: Area, language: Language
  ) throws {
    let book = RuleBook.builtIn(on: [area])
    for plain in ScatteredCharts(seed: 29, withTime: false).prefix(Self.isLong ? 200 : 12) {
      var chart = plain
      chart.aspects = ChartSettings().aspects(among: chart.placements, angles: chart.angles)
      let plan = try ReportPlan(on: area, of: chart, in: language, from: book)
      let report = Report(plan, generatedAt: nil)
      #expect(report.departures(from: plan.brief.bounds).isEmpty)
      let voices = plan.brief.subjects.count { $0.opening != nil }
      #expect(!plan.brief.parts.contains { $0.role == .stem } || voices == 3)
    }
  }

  @Test(arguments: Area.allCases, [true, false])
  func `both languages tell the same, but for two clauses`(area: Area, withTime: Bool) throws {
    for told in try Self.told(on: area, withTime: withTime) {
      let paragraphs = Language.allCases.compactMap { told.plans[$0]?.paragraphs }
      #expect(Set(paragraphs.map { $0.map { $0[0].rule.id } }).count == 1)
      let used = paragraphs.map { Set($0.joined().map(\.rule.id)) }
      #expect(used[0].symmetricDifference(used[1]).count <= 2)
    }
  }

  @Test(.enabled(if: isWhole), arguments: Area.allCases, [true, false])
  func `a report is within its bounds and spells out no class`(area: Area, withTime: Bool) throws {
    for told in try Self.told(on: area, withTime: withTime) {
      for plan in told.plans.values {
        let report = Report(plan, generatedAt: Moment(secondsSince1970: 0))
        #expect(report.departures(from: plan.brief.bounds).isEmpty)
        #expect(report.closing != nil)
        for text in report.allTexts {
          #expect(!text.contains("{"))
          #expect(!Self.spellsOutClass(text), "\(text)")
        }
      }
    }
  }

  private static func spellsOutClass(_ text: String) -> Bool {
    text.contains(
      /(conjunction|square|trine|sextile|opposition),? or (an? )?(square|trine|sextile|opposition)/)
      || text.contains(
        /(сполученн|квадратур|тригон|секстил|опозиці)\w*,? (чи|або) (квадратур|тригон|секстил|опозиці)/)
  }

  @Test(.enabled(if: isWhole), arguments: Area.allCases)
  func `no six words in a row stand twice in a report`(area: Area) throws {
    for told in try Self.told(on: area) {
      for plan in told.plans.values {
        let report = Report(plan, generatedAt: Moment(secondsSince1970: 0))
        #expect(report.repeatedSixes.isEmpty, "\(report.repeatedSixes.prefix(2))")
      }
    }
  }

  // MARK: - Whether every rule is needed

  @Test(.enabled(if: isWhole && isLong), arguments: Area.allCases)
  func `every rule is used by one of twenty thousand births`(area: Area) throws {
    let book = try #require(Self.book)
    var unused = Set(book.rules(on: area).map(\.id))
    for withTime in [true, false] {
      for plain in ScatteredCharts(seed: 3, withTime: withTime).prefix(withTime ? 18_000 : 2000) {
        var chart = plain
        chart.aspects = ChartSettings().aspects(among: chart.placements, angles: chart.angles)
        for length in ReportLength.allCases {
          let brief = try ReportPlan(on: area, of: chart, in: .en, from: book, length: length).brief
          unused.subtract(brief.subjects.flatMap(\.rules) + brief.parts.map(\.rule))
        }
      }
    }
    #expect(unused.isEmpty, "\(unused.count): \(unused.sorted().joined(separator: " "))")
  }
}

extension Report {
  fileprivate var allTexts: [String] {
    [keyInfluences] + (detailedAnalysis + recommendations).map(\.text) + [closing?.text].compactMap(\.self)
  }

  /// Six words in a row that stand twice, names of factors aside.
  fileprivate var repeatedSixes: [String] {
    var (seen, repeated) = (Set<[Substring]>(), [String]())
    for text in allTexts {
      let words = text.split { !$0.isLetter && $0 != "’" && $0 != "-" }.filter { word in
        word.first?.isLowercase == true && !Self.factorNames.contains { word.hasPrefix($0) }
      }
      for start in words.indices.dropLast(5) {
        let six = Array(words[start..<start + 6])
        if !seen.insert(six).inserted { repeated.append(six.joined(separator: " ")) }
      }
    }
    return repeated
  }

  /// How words begin that name factors.
  private static let factorNames = [
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "eleventh",
    "twelfth", "house", "ruler", "conjunct", "sextile", "square", "trine", "opposi", "retrograde", "перш",
    "друг", "трет", "четверт", "п’ят", "шост", "сьом", "восьм", "дев’ят", "десят", "одинадцят", "дванадцят",
    "дім", "дом", "управител", "сполучен", "секстил", "квадратур", "тригон", "опозиці", "ретроград",
  ]
}
