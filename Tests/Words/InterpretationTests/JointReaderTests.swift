import AstroChartModel
import AstroDiagnostics
import AstroWording
import Testing

@testable import AstroInterpretation

/// Joints, bridges and the values of texts, as they are read from files.
@Suite struct JointReaderTests {
  private static let condition = #"{"point": "sun", "sign": "leo"}"#

  private static func rule(_ more: String, condition: String = condition) -> RuleFile {
    let json = """
      [{"ruleId": "general.mine", "category": "general", "weight": 0.9, "condition": \(condition)\(more)}]
      """
    return RuleFile(path: "mine.json", bytes: Array(json.utf8))
  }

  private static func read(_ more: String, condition: String = condition) -> RuleReader.Contents {
    RuleReader.read(rule(more, condition: condition))
  }

  @Test func `a joint is read with its values, and needs no tags`() throws {
    let contents = Self.read(#", "role": "joint", "values": {"asksGoesWithout": 2, "boldCareful": -1}"#)
    let rule = try #require(contents.rules.first)
    #expect(contents.problems == [] && rule.role == .joint && rule.tags == [])
    #expect(rule.values == AxisValues([.asksGoesWithout: 2, .boldCareful: -1]))
  }

  @Test func `a rule told by a sign has the values of the sign`() throws {
    let fire = #"{"point": "ascendant", "sign": ["aries", "leo"]}"#
    let more = #", "values": {"boldCareful": -1}, "signValues": {"leo": {"seenHidden": -2}}"#
    let rule = try #require(Self.read(more, condition: fire).rules.first)
    #expect(rule.told(on: [.sign(.ascendant, .leo)]).values == AxisValues([.seenHidden: -2]))
    #expect(rule.told(on: [.sign(.ascendant, .aries)]).values == AxisValues([.boldCareful: -1]))
  }

  @Test(arguments: [
    (#", "signValues": {"loe": {}}"#, "not a known sign"), (#", "signValues": []"#, "should be an object"),
    (#", "signValues": {"leo": {"quickSlow": 9}}"#, "from −2 to 2"),
    (#", "values": {"quickSlwo": 1}"#, "not a known axis"),
    (#", "values": {"quickSlow": 3}"#, "from −2 to 2"),
    (#", "values": {"quickSlow": 0.5}"#, "from −2 to 2"), (#", "values": 2"#, "should be an object"),
    (#", "role": "bridge", "axis": "quickSlow""#, "is missing"), (#", "axis": "quickSlow""#, "role bridge"),
  ])
  func `a wrong value or bridge is told`(more: String, word: String) throws {
    let problem = try #require(Self.read(more).problems.first)
    #expect(problem.message.contains(word), "\(problem)")
  }

  @Test(arguments: [
    (#"{"pattern": "opposedPair", "with": "saturn"}"#, "needs with and far"),
    (#"{"pattern": "opposedPair", "with": "saturn", "far": "moon"}"#, "light or other"),
    (#"{"pattern": "tSquare", "far": "light"}"#, "opposedPair"), (#"{"timeKnown": 1}"#, "true or false"),
  ])
  func `a wrong condition of a joint is told`(condition: String, word: String) throws {
    let problem = try #require(Self.read("", condition: condition).problems.first)
    #expect(problem.message.contains(word), "\(problem)")
  }

  private static func texts(_ json: String) -> RuleFile {
    RuleFile(path: "en.json", bytes: Array(json.utf8), language: "en")
  }

  @Test func `words for a sign stand in place of those for several, part by part`() throws {
    let words = #"{"general.mine": {"lead": "All.", "turn": "Way."}, "general.mine@leo": {"lead": "Leo."}}"#
    let fire = #"{"point": "ascendant", "sign": ["aries", "leo"]}"#
    let book = try RuleBook().adding([Self.rule(#", "role": "joint""#, condition: fire), Self.texts(words)])
    func text(_ sign: Sign) -> RuleText? {
      book.text(of: "general.mine", on: [.sign(.ascendant, sign)], in: .en)
    }
    #expect(text(.leo) == RuleText(lead: "Leo.", turn: "Way."))
    #expect(text(.aries) == RuleText(lead: "All.", turn: "Way."))
    #expect(book.lengths(of: "general.mine", on: [.sign(.ascendant, .leo)], in: .en)?.lead == 1)
  }

  @Test func `words for a sign that there is not are told`() throws {
    let problem = try #require(
      RuleReader.read(Self.texts(#"{"general.mine@taurs": {"lead": "L"}}"#)).problems.first)
    #expect(problem.message.contains("taurs") && problem.description.contains("taurus"), "\(problem)")
  }

  @Test func `the words of a joint are read and their slots filled`() throws {
    let json = #"{"general.mine": {"lead": "L {sign}", "turn": "T {sign}", "question": "Q", "meeting": "M"}}"#
    let contents = RuleReader.read(RuleFile(path: "en.json", bytes: Array(json.utf8), language: "en"))
    let text = try #require(contents.texts.first?.text)
    let filled = text.filled(with: SlotValues([.sign(.body(.sun), .leo)]), in: .en)
    #expect(
      filled.lead == "L Leo" && filled.turn == "T Leo" && filled.question == "Q" && filled.meeting == "M")
    #expect(filled.sentence == nil)
  }

  @Test func `texts rub by the products of their values on the two sides of an axis`() {
    let open = AxisValues([.openGuarded: -2, .quickSlow: 1, .measuredExcessive: 2])
    #expect(open.friction(with: AxisValues([.openGuarded: 1])) == 2)
    #expect(open.friction(with: AxisValues([.quickSlow: -1, .openGuarded: -1])) == 1)
    #expect(open.friction(with: AxisValues([.openGuarded: 0])) == 0)
    #expect(open.friction(with: AxisValues([.measuredExcessive: -2, .openGuarded: 1])) == 6)
    #expect(open.friction(with: AxisValues([.measuredExcessive: -2]), besides: Axes(.measuredExcessive)) == 0)
    let far = AxisValues([.quickSlow: -2, .openGuarded: 2])
    #expect(open.axesApart(from: far).each == [.quickSlow, .openGuarded])
    let other = AxisValues([.measuredExcessive: -1])
    let whole = AxisValues([.measuredExcessive: -2])
    #expect(open.isAtPeace(with: other, .inTune) && !open.isAtPeace(with: whole, .inTune))
    #expect(!open.isAtPeace(with: whole, .unopposed))
    let rubbing = AxisValues([.openGuarded: 1, .quickSlow: -1])
    #expect(open.isAtPeace(with: rubbing, .unopposed) && !open.isAtPeace(with: rubbing, .inTune))
  }

  @Test func `texts are of one thought by the products of their values on the same side of an axis`() {
    let open = AxisValues([.openGuarded: -2, .quickSlow: 1, .measuredExcessive: 2])
    #expect(open.accord(with: AxisValues([.openGuarded: -1, .quickSlow: -2])) == 2)
    #expect(open.accord(with: AxisValues([.openGuarded: -2, .quickSlow: 1])) == 5)
    #expect(open.accord(with: AxisValues([.openGuarded: 2, .boldCareful: 1])) == 0)
  }

  @Test func `the two ends of a bridge are named in the case that the text asks for`() {
    var values = SlotValues([])
    values.a = SlotValues.Place(point: .body(.venus), sign: .sagittarius)
    values.b = SlotValues.Place(point: .body(.sun), sign: .leo)
    #expect(
      Template.filled("With {a}, not {b}.", with: values, in: .en)
        == "With Venus in Sagittarius, not the Sun in Leo.")
    #expect(
      Template.filled("З {a:instrumental} ви – {b}.", with: values, in: .uk)
        == "З Венерою в Стрільці ви – Сонце в Леві.")
  }
}
