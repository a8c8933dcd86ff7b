import AstroChartModel
import AstroDiagnostics
import AstroWording
import TestSupport
import Testing

@testable import AstroChecking
@testable import AstroInterpretation

/// The checker must find what is not so, and nothing else.
@Suite struct ReportCheckTests {
  /// Plans on all areas for a few charts, with and without a time of birth.
  private static func plans(in language: Language, charts count: Int, seed: UInt64) throws -> [ReportPlan] {
    let book = RuleBook.builtIn()
    return try [true, false].flatMap { withTime in
      try ScatteredCharts(seed: seed, withTime: withTime).prefix(count).flatMap { chart in
        try Area.allCases.map { try ReportPlan(on: $0, of: chart, in: language, from: book) }
      }
    }
  }

  /// What falsehoods of every kind are planted in, made once for all of them.
  private static let whole = Result {
    try Dictionary(
      uniqueKeysWithValues: Language.allCases.map { ($0, try plans(in: $0, charts: 4, seed: 99)) })
  }

  @Test(arguments: Language.allCases)
  func `a hundred reports of ours in a language say only what is so`(language: Language) throws {
    let plans = try Self.plans(in: language, charts: 10, seed: 77)
    #expect(plans.count == 100)
    var (sentences, refused) = (0, [String]())
    for plan in plans {
      let report = Report(plan, generatedAt: Moment(secondsSince1970: 0))
      sentences += report.detailedAnalysis.reduce(0) { $0 + Sentences.of($1.text).count }
      refused += ReportCheck(against: plan.brief).findings(in: report).map(\.description)
    }
    // A true sentence that is refused is an error of the checker, of which it makes few.
    #expect(100 * refused.count <= sentences, "\(refused)")
  }

  @Test(arguments: Falsehood.Kind.allCases, Language.allCases)
  func `a report with one falsehood is refused at its place`(kind: Falsehood.Kind, language: Language) throws
  {
    var planted = 0
    for plan in try #require(Self.whole.get()[language]) where planted < 3 {
      let report = Report(plan, generatedAt: Moment(secondsSince1970: 0))
      guard let (false_, place, old, new) = Falsehood(kind, language).planted(in: report, plan) else {
        continue
      }
      planted += 1
      let findings = ReportCheck(against: plan.brief).findings(in: false_)
      #expect(
        findings.contains { $0.location.pathText == place },
        "\(old) → \(new) in \(place): \(false_.detailedAnalysis.map(\.text).filter { $0.contains(new) })")
    }
    #expect(planted == 3)
  }

  @Test func `the closing of two people's reading is a part like the others`() throws {
    let draft = try ReportDraft(
      json: Array(
        """
        { "format": "astrosvitla.report/1", "kind": "couple", "language": "en", "names": ["Ann", "Ben"],
          "keyInfluences": "You are two.", "detailedAnalysis": [], "toEach": [], "recommendations": [],
          "closing": { "text": "You will marry next spring.", "sources": [] } }
        """.utf8))
    #expect(draft.parts.last?.section == .closing)
    #expect(draft.parts.last?.place == [.name("closing")])
    #expect(draft.parts.last?.text == "You will marry next spring.")
  }

  /// A sentence of the sky of 15 April 1990 in Kyiv, for which these are the only facts.
  private static let facts: [Factor] = [
    .angular(.saturn, .descendant, distance: 2), .moonPhase(.disseminating),
    .dominantElement(.fire, count: 5),
    .dominantModality(.cardinal, count: 6), .sign(.ascendant, .leo), .missingElement(.air), .cusp(2, .virgo),
    .aspect(
      Aspect(between: .body(.mars), and: .angle(.midheaven), .square, orb: 1, isApplying: true)),
  ]

  private static func findings(
    in sentence: String, _ language: Language, on facts: [Factor] = facts
  ) -> [String] {
    let known = KnownFacts(facts)
    let words = language.phrasebook
    return MentionFinder.all[language].sentences(of: sentence).flatMap { sentence in
      SentenceCheck(
        reader: ClaimReader(sentence, in: words, known), known: known, words: words,
        context: known
      ).findings.map(\.reason.english.message)
    }
  }

  @Test(arguments: [
    ("Saturn on your Descendant asks for patience.", Language.en), ("Saturn close to the Descendant.", .en),
    ("You were born just after the full Moon.", .en), ("Born under a waning gibbous Moon, you share.", .en),
    ("Fire dominates your chart.", .en), ("In your chart the cardinal signs prevail.", .en),
    ("Mars square your Midheaven pushes.", .en),
    ("No planet of yours stands in an air sign.", .en), ("Virgo on the second house saves.", .en),
    ("П’ять планет у вогняних знаках палають.", .uk),
    ("Five planets in fire signs burn.", .en), ("Virgo on the second cusp saves.", .en),
    ("Діва на другому куспіді ощадить.", .uk), ("Жодної планети у повітряних знаках.", .uk),
    ("Mars is in square to the Imum Coeli.", .en),
    ("Mars squares your Midheaven, and the careful second house counts.", .en),
    ("Марс у квадратурі до Середини неба, а ощадливий другий дім рахує.", .uk),
    ("With Leo on the Ascendant you shine.", .en), ("Each new Moon, water the plants and read a chart.", .en),
    ("Saturn opposes your Ascendant.", .en), ("Nothing stands on the Ascendant but a dominant smile.", .en),
    ("Сатурн на вашому Десценденті вчить терпіння.", .uk), ("Сатурн біля Десцендента.", .uk),
    ("Ви народилися невдовзі після повні.", .uk), ("Народження під спадним Місяцем.", .uk),
    ("У вашій карті переважає вогонь.", .uk), ("У карті переважає кардинальний хрест.", .uk),
    ("Марс у квадратурі до Середини неба підганяє.", .uk), ("Щомісяця, коли новий Місяць, пийте воду.", .uk),
  ])
  func `what is true of a whole sky passes`(sentence: String, language: Language) {
    #expect(Self.findings(in: sentence, language) == [])
  }

  @Test(arguments: [
    ("Three planets in Leo shine.", Language.en, 0), ("Four planets in Leo shine.", .en, 1),
    ("Eight planets stand in Leo.", .en, 1), ("Вісім планет у Леві сяють.", .uk, 1),
    ("Три планети у Леві сяють.", .uk, 0), ("Nine planets in your third house talk.", .en, 1),
    ("Some planets in Leo shine.", .en, 0),
  ])
  func `planets are counted`(sentence: String, language: Language, count: Int) {
    // Of Saturn nothing is known: it may be there.
    let facts = Body.planets.filter { $0 != .saturn }.flatMap { body in
      let isThere = body == .sun || body == .mercury
      return [Factor.sign(.body(body), isThere ? .leo : .virgo), .house(body, isThere ? 3 : 4)]
    }
    #expect(Self.findings(in: sentence, language, on: facts).count == count)
  }

  @Test(arguments: [
    ("In the solar return the Sun stands in the fifth house.", Language.en, 0),
    ("In the solar return the Sun stands in the ninth house.", .en, 1),
    ("The return's Sun falls in your natal ninth house.", .en, 0),
    ("Сонце соляра стоїть у п’ятому домі.", .uk, 0), ("Сонце соляра стоїть у дев’ятому домі.", .uk, 1),
    ("Сонце соляра – у вашому натальному дев’ятому домі.", .uk, 0),
  ])
  func `a return has its own houses`(sentence: String, language: Language, count: Int) {
    let (birth, returned) = (
      KnownFacts([Factor.house(.sun, 9), .house(.sun, 5)]), KnownFacts([Factor.house(.sun, 5)])
    )
    let words = language.phrasebook
    let findings = MentionFinder.all[language].sentences(of: sentence).flatMap { sentence in
      SentenceCheck(
        reader: ClaimReader(sentence, in: words, birth), known: birth, words: words, context: birth,
        returned: returned
      ).findings
    }
    #expect(findings.count == count)
  }

  /// What the checker took for something else in our own reports.
  @Test(arguments: [
    ("The airy sixth house is ruled by Saturn from the third, the house of words.", Language.en),
    (
      "You keep fit, for the sixth house has the fire of Leo and its ruler, Saturn, is out in the third.", .en
    ),
    ("Leo puts your second house in fire and Saturn, which rules it, is away in the third.", .en),
    ("Saturn, your Descendant's ruler, crosses Mars by square.", .en),
    ("You get anywhere, because Saturn, which rules your Descendant, has Mars in square to it.", .en),
    ("The Sun is square to the lunar nodes.", .en), ("Your income rises with your standing.", .en),
    ("Mars comments on Saturn, on which your Ascendant relies, by square.", .en),
    ("You feel hindered or opposed sooner than anyone intended.", .en),
    ("Повітряний шостий дім має управителя, а це Сатурн, у третьому, у домі слів.", .uk),
    ("У третьому домі управитель Десцендента, Сатурн, веде вас словом.", .uk),
    ("Прихильність іде назустріч: Сатурн, господар сьомого дому, і Марс у згоді.", .uk),
    ("Сонце у квадратурі до вузлів Місяця.", .uk), ("Квадратура Марса з Сатурном у Леві боронить.", .uk),
  ])
  func `what a sentence tells of a house, a ruler or a node is not taken for something else`(
    sentence: String, language: Language
  ) {
    let facts: [Factor] = [
      .house(.saturn, 3), .rulerInHouse(of: 7, .saturn, 3), .rulerInHouse(of: 6, .saturn, 3),
      .rulerInHouse(of: 2, .saturn, 3), .cusp(2, .leo), .cusp(6, .leo), .sign(.body(.saturn), .leo),
      .sign(.body(.mars), .taurus),
      .aspect(Aspect(between: .body(.mars), and: .body(.saturn), .square, orb: 1, isApplying: true)),
      .aspect(Aspect(between: .body(.sun), and: .body(.northNode), .square, orb: 1, isApplying: true)),
    ]
    #expect(Self.findings(in: sentence, language, on: facts) == [])
  }

  @Test(arguments: [
    ("Saturn on your Ascendant asks for patience.", Language.en), ("Mars near the Descendant.", .en),
    ("You were born at the new Moon.", .en), ("Born under a waxing gibbous Moon, you share.", .en),
    ("Water dominates your chart.", .en), ("In your chart the fixed signs prevail.", .en),
    ("With earth the strongest element of your chart you build.", .en),
    ("Mars square your Ascendant pushes.", .en),
    ("No planet of yours stands in a water sign.", .en), ("Leo on the second house saves.", .en),
    ("Five planets in water signs flow.", .en), ("Leo on the second cusp saves.", .en),
    ("Лев на другому куспіді ощадить.", .uk), ("Жодної планети у водних знаках.", .uk),
    ("Mars is in trine to the Midheaven.", .en),
    ("Venus opposes your Ascendant.", .en), ("The Moon at your Midheaven shows you to all.", .en),
    ("Сатурн на вашому Асценденті вчить терпіння.", .uk), ("Марс біля Десцендента.", .uk),
    ("Ви народилися під новим Місяцем.", .uk), ("Народження в останній чверті Місяця.", .uk),
    ("У вашій карті переважає вода.", .uk), ("У карті переважає фіксований хрест.", .uk),
    ("Марс у квадратурі до Асцендента підганяє.", .uk), ("Венера в опозиції до вашого Асцендента.", .uk),
  ])
  func `a falsehood about a whole sky is refused`(sentence: String, language: Language) {
    #expect(Self.findings(in: sentence, language).count == 1)
  }
}
