import AstroChartModel
import AstroDiagnostics
import AstroWording
import Testing

@testable import AstroInterpretation

@Suite struct RuleReaderTests {
  /// A rule file with one rule, some of whose fields are said otherwise.
  static func file(_ changes: [String: String] = [:], without: Set<String> = []) -> RuleFile {
    let fields = [
      "ruleId": #""career.mine""#, "category": #""career""#,
      "condition": #"{ "point": "sun", "sign": "leo" }"#,
      "interpretationEn": #""Said.""#, "interpretationUk": #""Сказано.""#, "recommendationEn": #""Do.""#,
      "recommendationUk": #""Робіть.""#, "weight": "0.9", "tags": #"["being"]"#,
    ].merging(changes) { $1 }
    let lines = fields.filter { !without.contains($0.key) }.sorted { $0.key < $1.key }
    let rule = lines.map { "  \"\($0.key)\": \($0.value)" }.joined(separator: ",\n")
    return RuleFile(path: "mine.json", bytes: Array("[{\n\(rule)\n}]".utf8))
  }

  static func diagnostics(of files: [RuleFile]) -> [Problem] {
    do throws(Problem) {
      _ = try RuleBook().adding(files)
      return []
    } catch {
      return error.all
    }
  }

  static func facts(_ condition: String) throws -> [Fact] {
    try RuleBook().adding([file(["condition": condition])]).rules[0].condition.facts
  }

  @Test func `a rule is read field by field`() throws {
    let book = try RuleBook().adding([Self.file()])
    let rule = book.rules[0]
    #expect(rule.id == "career.mine" && rule.area == .career && rule.weight == 0.9 && rule.stage == .being)
    #expect(rule.condition == (try Condition([.sign(.body(.sun), [.leo])])))
    #expect(
      book.text(of: rule.id, in: .uk)?.lead == "Сказано." && book.text(of: rule.id, in: .en)?.advice == "Do.")
  }

  @Test(
    arguments: [
      (
        #"{"point": "saturn", "house": 6, "retrograde": true}"#,
        [.house(.saturn, [6]), .retrograde(.saturn, true)]
      ),
      (#"{"point": "venus", "dignity": "exaltation"}"#, [.dignity(.venus, .exaltation)]),
      (#"{"point": "midheaven", "sign": ["leo", "aries"]}"#, [.sign(.midheaven, [.leo, .aries])]),
      (
        #"{"aspect": {"between": ["sun", "saturn"], "types": ["square"], "maxOrb": 6}}"#,
        [.aspect(AspectFact(.sun, .saturn, [.square], maxOrb: 6))]
      ),
      (#"{"rulerOf": 10, "house": [6, 7]}"#, [.rulerInHouse(of: 10, [6, 7])]),
      (#"{"rulerOf": 10, "sign": "leo"}"#, [.rulerInSign(of: 10, [.leo])]),
      (#"{"cusp": 2, "sign": "leo"}"#, [.cusp(2, [.leo])]),
      (#"{"dominant": "fire"}"#, [.dominantElement(.fire)]),
      (#"{"dominant": "fixed"}"#, [.dominantModality(.fixed)]),
      (#"{"finalDispositor": "saturn"}"#, [.finalDispositor(.saturn)]),
      (#"{"mutualReception": ["venus", "mars"]}"#, [.mutualReception(.venus, .mars)]),
      (#"{"stellium": {"house": 10}}"#, [.stelliumInHouse([10])]),
      (#"{"stellium": {"sign": "leo"}}"#, [.stelliumInSign([.leo])]),
      (#"{"angular": "mars"}"#, [.angular(.mars)]),
      (#"{"moonPhase": ["full", "waningCrescent"]}"#, [.moonPhase([.fullMoon, .balsamic])]),
      (
        #"{"point": "sun", "sign": "leo", "moonPhase": "new"}"#,
        [.sign(.body(.sun), [.leo]), .moonPhase([.newMoon])]
      ),
    ] as [(String, [Fact])])
  func `every form of a condition is understood`(json: String, facts: [Fact]) throws {
    #expect(try Self.facts(json) == facts)
  }

  @Test(arguments: [
    (#"{"point": "sun", "sign": "lion"}"#, "condition.sign", "lion"),
    (#"{"point": "son", "sign": "leo"}"#, "condition.point", "sun"),
    (#"{"point": "sun", "house": 13}"#, "condition.house", "house"),
    (#"{"point": "sun", "house": [1, 2.5]}"#, "condition.house[1]", "house"),
    (#"{"point": "ascendant", "house": 1}"#, "condition.house", "angle"),
    (#"{"point": "sun"}"#, "condition", "asks nothing"),
    (#"{"sign": "leo"}"#, "condition.sign", "needs a point"),
    (#"{"point": "sun", "cusp": 2, "sign": "leo"}"#, "condition.cusp", "not two"),
    (#"{"cusp": 2}"#, "condition", "needs a sign"),
    (#"{"rulerOf": 10}"#, "condition", "asks nothing"),
    (#"{"dominant": "wood"}"#, "condition.dominant", "element"),
    (#"{"finalDispositor": "pluto"}"#, "condition", "rules no sign"),
    (#"{"mutualReception": ["venus", "venus"]}"#, "condition.mutualReception", "two planets"),
    (#"{"stellium": {}}"#, "condition.stellium", "needs a sign"),
    (#"{"aspect": {"between": ["sun"], "types": ["square"]}}"#, "condition.aspect.between", "two bodies"),
    (#"{"aspect": {"between": ["sun", "mars"]}}"#, "condition.aspect.types", "missing"),
    (#"{"moonPhase": "blue"}"#, "condition.moonPhase", "phase"),
    (#"{"pointt": "sun", "sign": "leo"}"#, "condition.pointt", "point"),
    (#"{}"#, "condition", "asks for nothing"),
    (#""sun in leo""#, "condition", "object"),
  ])
  func `a condition that breaks the form is told with its field`(json: String, field: String, word: String)
    throws
  {
    let diagnostics = Self.diagnostics(of: [Self.file(["condition": json])])
    let first = try #require(diagnostics.first)
    #expect(first.location.source == "mine.json" && first.location.subject == "career.mine")
    #expect("\(first)".contains(word), "\(first)")
    #expect(first.location.pathText == field)
    #expect(first.location.line ?? 0 > 1 && first.location.column ?? 0 > 1)
  }

  @Test(arguments: [
    (
      #"{"aspect": {"between": ["venus", "sun"], "types": ["opposition", "square"], "maxOrb": 8}}"#,
      "never more than"
    ),
    (#"{"aspect": {"between": ["sun", "sun"], "types": ["conjunction"]}}"#, "itself"),
    (#"{"aspect": {"between": ["northNode", "southNode"], "types": ["trine"]}}"#, "always opposite"),
    (#"{"point": "moon", "retrograde": true}"#, "never retrograde"),
    (#"{"point": "sun", "sign": "leo", "dignity": "fall"}"#, "exclude each other"),
    (#"{"point": "pluto", "dignity": "exaltation"}"#, "has no exaltation"),
  ])
  func `a condition that no sky can meet is refused`(json: String, word: String) throws {
    let first = try #require(Self.diagnostics(of: [Self.file(["condition": json])]).first)
    #expect("\(first)".contains("can never hold") && "\(first)".contains(word), "\(first)")
  }

  @Test(arguments: [
    "ruleId", "category", "condition", "interpretationEn", "interpretationUk", "recommendationEn",
    "recommendationUk", "weight",
  ])
  func `a field that is missing is named`(field: String) throws {
    let first = try #require(Self.diagnostics(of: [Self.file(without: [field])]).first)
    #expect(first.location.pathText == field && first.message == "is missing")
  }

  @Test func `every mistake of every file is told at once`() {
    let broken = Self.file(["weight": "2", "category": #""carrer""#, "tags": #"["being", "acting"]"#])
    let cut = RuleFile(path: "cut.json", bytes: Array("[{\n \"ruleId\": \"a".utf8))
    let diagnostics = Self.diagnostics(of: [broken, cut, RuleFile(path: "no.json", bytes: Array("{}".utf8))])
    #expect(diagnostics.map(\.location.pathText) == ["category", "weight", "tags", "", ""])
    #expect(
      diagnostics.map(\.location.source) == ["mine.json", "mine.json", "mine.json", "cut.json", "no.json"])
    #expect(diagnostics[3].location.line == 2)
  }

  @Test func `a mistake is found on its line and in its column`() throws {
    let text = "[ {\n  \"ruleId\": \"x\",\n    \"weight\":  7 } ]"
    let diagnostics = Self.diagnostics(of: [RuleFile(path: "f.json", bytes: Array(text.utf8))])
    let weight = try #require(diagnostics.first { $0.location.pathText == "weight" })
    #expect(weight.location.line == 3 && weight.location.column == 16)
    #expect(weight.description.hasPrefix("f.json:3:16: x: weight: "))
  }
}

@Suite struct RuleBookTests {
  @Test func `a rule with a known id replaces the old one in its place`() throws {
    let book = RuleBook.builtIn(on: [.career])
    let id = book.rules[7].id
    let changed = try book.adding([RuleReaderTests.file(["ruleId": "\"\(id)\""])])
    #expect(changed.rules.count == book.rules.count)
    #expect(changed.text(of: id, in: .en)?.lead == "Said.")
  }

  @Test func `a rule with a new id is added`() throws {
    let book = RuleBook.builtIn(on: [.career])
    #expect(try book.adding([RuleReaderTests.file()]).rules.count == book.rules.count + 1)
  }

  @Test func `an id that stands twice in added files is refused`() {
    let diagnostics = RuleReaderTests.diagnostics(of: [RuleReaderTests.file(), RuleReaderTests.file()])
    #expect(diagnostics.map(\.location.pathText) == ["ruleId"])
  }

  @Test func `a condition that asks for nothing, or for what cannot be, is none`() {
    for facts in [[], [Fact.retrograde(.sun, true)]] {
      let problem = #expect(throws: Problem.self) { try Condition(facts) }
      #expect(problem?.code == .invalidValue)
    }
  }

  @Test func `the checks find what a book must not have`() throws {
    let long = String(repeating: "word ", count: 80)
    let rule = Rule(
      id: "career.a", area: .career, condition: try Condition([.retrograde(.mars, true)]), weight: 1)
    var (twin, mute) = (rule, rule)
    (twin.id, mute.id) = ("career.b", "career.c")
    var texts = ReadTexts()
    for id in ["career.a", "career.b"] {
      texts.add(RuleText(lead: "Same sentence here.", advice: long), of: id, language: "en")
      texts.add(RuleText(lead: "Слово Leo.", advice: "Same."), of: id, language: "uk")
    }
    let book = RuleBook(rules: [rule, twin, mute], texts: texts)
    let findings = book.findings.map(\.description).joined(separator: "\n")
    for word in ["words", "appears twice", "has no words in Ukrainian", "Ukrainian prose"] {
      #expect(findings.contains(word), "\(word)")
    }
  }
}
