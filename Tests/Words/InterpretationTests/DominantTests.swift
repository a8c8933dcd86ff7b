import AstroChartModel
import AstroWording
import TestSupport
import Testing

@testable import AstroInterpretation

/// A report begins with what dominates its chart, and weighs what it tells.
@Suite struct DominantTests {
  private struct Told {
    var facts: ChartFacts
    var plan: ReportPlan

    /// The facts of each paragraph.
    var paragraphs: [[Factor]] { plan.paragraphs.map { $0.flatMap(\.evidence) } }
  }

  /// The plans of sixty births for each area, which every test reads.
  private static let told = Dictionary(
    uniqueKeysWithValues: Area.allCases.map { area in (area, Result { try plans(on: area) }) })

  private static func told(on area: Area = .general) throws -> [Told] { try told[area]?.get() ?? [] }

  private static func plans(on area: Area) throws -> [Told] {
    let book = RuleBook.builtIn(on: [area])
    return try ScatteredCharts(seed: 12, withTime: true).prefix(60).map { plain in
      var chart = plain
      chart.aspects = ChartSettings().aspects(among: chart.placements, angles: chart.angles)
      return Told(
        facts: ChartFacts(of: chart), plan: try ReportPlan(on: area, of: chart, in: .en, from: book))
    }
  }

  @Test(arguments: Area.allCases) func `what governs an area is told first or second`(area: Area) throws {
    var governed = 0
    let figured = try Self.told(on: area).filter { $0.plan.brief.figures.count > 1 }
    for told in figured {
      let rulers = told.facts.rulers(of: area.dueHouse).prefix(1)
      let main = told.plan.paragraphs[0].prefix(1).flatMap(\.evidence)
      if main.flatMap(\.bodies).contains(where: rulers.contains) { governed += 1 }
      let places = told.plan.paragraphs.indices.dropLast().filter { place in
        told.plan.paragraphs[place][0].evidence.contains { $0.rulership?.house == area.dueHouse }
      }
      #expect(places.allSatisfy { $0 < 2 }, "\(places)")
    }
    // By chance two planets of ten have the ruler among them in one report of five.
    #expect(2 * governed > figured.count, "\(governed) of \(figured.count)")
  }

  @Test(arguments: Area.allCases)
  func `beside at most a clause or a bridge the way out of a joint ends the paragraph`(area: Area) throws {
    let book = RuleBook.builtIn(on: [area])
    var ended = 0
    for told in try Self.told(on: area) {
      let passages = Report(told.plan, generatedAt: nil).detailedAnalysis
      let subjects = told.plan.brief.subjects
      for (place, rules) in told.plan.paragraphs.enumerated().dropLast() {
        let subject = subjects[place]
        let clauses = rules.count - subject.leads - subject.advisers - (subject.isBridged ? 1 : 0)
        guard clauses < (subject.isBridged ? 1 : 2),
          let turn = book.filledText(of: rules[0].rule.id, rules[0].evidence, in: .en)?.turn
        else { continue }
        ended += 1
        #expect(passages[place].text.hasSuffix(turn), "\(passages[place].text)")
      }
    }
    #expect(ended > 60)
  }

  @Test
  func
    `planets that stand together are told in the first three paragraphs of a portrait, after what governs it`()
    throws
  {
    let gathered = try Self.told().filter { told in
      told.facts.stelliums.contains { $0.bodies.contains { $0 <= .mars } }
    }
    let early = gathered.filter { told in
      told.paragraphs.prefix(3).joined().contains(where: \.isStellium)
    }
    #expect(gathered.count > 40)
    #expect(Double(early.count) >= 0.9 * Double(gathered.count), "\(early.count) of \(gathered.count)")
  }

  @Test(arguments: Area.allCases)
  func `a planet at an angle is told together with the planet beside it`(area: Area) throws {
    for told in try Self.told(on: area) {
      for paragraph in told.plan.paragraphs {
        // A bridge rests on what it leads over to, and names none of it.
        let evidence = paragraph.filter { $0.rule.role != .bridge }.flatMap(\.evidence)
        #expect(told.facts.isWhole(evidence))
      }
    }
  }

  @Test(arguments: [Area.general, .career, .relationships, .finances])
  func `what helps a planet is told after what presses it more closely`(area: Area) throws {
    for told in try Self.told(on: area) where told.plan.brief.figures.count > 1 {
      for (index, paragraph) in told.plan.paragraphs.enumerated() {
        for tie in paragraph[0].evidence.compactMap(\.tie) {
          let before = told.plan.paragraphs.prefix(index).map { $0[0].evidence }.joined()
          for answer in told.facts.answers(to: tie) {
            #expect(before.contains { $0.tells(answer) }, "\(tie): \(answer)")
          }
        }
      }
    }
  }

  @Test func `two portraits in three tell two of the houses of Sun, Moon and the Ascendant's ruler`() throws {
    let lacking = try Self.told().filter { told in
      let portrait = FigureDues(on: .general, of: told.facts).portrait
      let bodies = Set(portrait.flatMap(\.bodies))
      let known = Set(told.paragraphs.joined().map(\.key))
      let gathered = told.paragraphs.joined().compactMap(\.stellium).filter {
        if case .house = $0.site { true } else { false }
      }
      let count = bodies.count { body in
        known.contains(.house(body)) || gathered.contains { $0.bodies.contains(body) }
      }
      return count < min(2, bodies.count)
    }
    #expect(lacking.count * 3 <= 60, "\(lacking.map { $0.plan.used.map(\.id) })")
  }

  @Test func `more than five portraits in six name the sign that rises`() throws {
    let silent = try Self.told().filter { told in
      !told.paragraphs.joined().contains { $0.key == .sign(.ascendant) }
    }
    #expect(silent.count * 6 < 60, "\(silent.map { $0.plan.paragraphs.map { $0.map(\.rule.id) } })")
  }

  @Test(arguments: Area.allCases)
  func `the closing calls no planet well aspected that is not`(area: Area) throws {
    for told in try Self.told(on: area) {
      let named = told.plan.brief.parts.filter { $0.facts.contains("fact.supported") }
      guard !named.isEmpty, let body = told.facts.standings.supported else { continue }
      let own = told.facts.chart.aspects.filter { $0.isCertain && $0.bodies.contains(body) && $0.isOfPlanets }
      let flowing = own.filter { $0.type == .trine || $0.type == .sextile }.map(\.orb)
      let hard = own.filter { $0.type == .square || $0.type == .opposition }.map(\.orb)
      #expect(flowing.count { $0 <= 6 } >= 2 || flowing.contains { $0 <= 3 })
      #expect((hard.min() ?? 360) >= (flowing.min() ?? 360))
    }
  }

  @Test(arguments: [Area.general, .relationships, .finances])
  func `the direction is that of the North Node`(area: Area) throws {
    for told in try Self.told(on: area) {
      for part in told.plan.brief.parts where part.role == .direction {
        #expect(part.facts == ["fact.northNode.sign"])
      }
    }
  }
}
