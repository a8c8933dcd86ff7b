import AstroChartModel
import AstroDiagnostics
import AstroJSON
import AstroWording

/// Reads the rules of one file, and continues after a mistake so that all of them can be reported at once.
struct RuleReader {
  let file: RuleFile
  /// The first mistakes found, with the byte offset of each in the file.
  private var mistakes: [(problem: Problem, offset: Int)] = []
  /// The id of the rule being read, if it is known.
  private var rule: String?

  init(_ file: RuleFile) { self.file = file }

  /// The number of mistakes found so far, including those that are not kept.
  private(set) var mistakeCount = 0

  /// What a file holds.
  struct Contents {
    var rules: [Rule] = []
    var texts: [FoundText] = []
    /// The first mistakes; at most `RuleBook.mostTold`.
    var problems: [Problem] = []
    /// How many mistakes there are.
    var mistakeCount = 0
  }

  /// Words with the rule, the language and the file that they belong to.
  struct FoundText {
    var rule: String
    /// The tag of the language.
    var language: String
    var text: RuleText
    var file: String
  }

  /// The words found so far.
  private var texts: [FoundText] = []

  /// What could be read from a file, and everything that is wrong with the rest.
  static func read(_ file: RuleFile) -> Contents {
    var reader = RuleReader(file)
    do throws(Problem) {
      let root = try JSONCursor(reading: file.bytes, as: .invalidRules)
      let rules = file.language.map { reader.readTexts(root, language: $0) } ?? reader.rules(root)
      return Contents(
        rules: rules, texts: reader.texts, problems: reader.problems, mistakeCount: reader.mistakeCount)
    } catch {
      var problem = error.of(file.path)
      problem.location.isCompact = true
      return Contents(problems: [problem], mistakeCount: 1)
    }
  }

  mutating func found(_ text: RuleText, of rule: String, language: String) {
    texts.append(FoundText(rule: rule, language: language, text: text, file: file.path))
  }

  private mutating func rules(_ root: JSONCursor) -> [Rule] {
    guard let elements = root.list else {
      report(root, RuleFault.notList)
      return []
    }
    if elements.isEmpty { report(root, RuleFault.noRules) }
    return elements.compactMap { read($0) }
  }

  private mutating func read(_ node: JSONCursor) -> Rule? {
    rule = nil
    guard node.isObject else {
      report(node, RuleFault.notRule)
      return nil
    }
    let id = text("ruleId", of: node)
    rule = id
    refuseUnknownFields(of: node, known: RuleReader.fields)
    let area = self.area(of: node)
    let condition = self.condition(of: node)
    let words = olderWords(of: node)
    let weight = self.weight(of: node)
    let role = role(of: node)
    let tags = self.tags(of: node)
    let stage = stage(of: node, tags: tags ?? [])
    let values = values(of: node)
    let signValues = signValues(of: node)
    let bridge = bridge(of: node, role: role)
    guard let id, let area, let condition, let words, let weight, let tags, let stage, let role, let values,
      let signValues, let bridge
    else { return nil }
    for (language, text) in words { found(text, of: id, language: language) }
    return Rule(
      id: id, area: area, condition: condition, weight: weight, stage: stage, role: role,
      values: values, signValues: signValues, bridge: bridge,
      tags: tags.filter { Stage(named: $0) == nil }, file: file.path)
  }

  private static let fields =
    [
      "ruleId", "category", "condition", "weight", "stage", "role", "tags", "values", "signValues", "axis",
      "situation",
    ] + OlderForm.fields
}

// MARK: - Mistakes

extension RuleReader {
  /// Makes this rule the current one.
  mutating func begin(_ id: String) { rule = id }

  /// Records what is wrong with a node, or with a member that it lacks.
  mutating func report(
    _ node: JSONCursor, lacking member: String? = nil, _ reason: @autoclosure () -> some ProblemReason
  ) {
    report(node, lacking: member, problem: Problem(.invalidRules, reason()))
  }

  /// The same; the problem is only made if it will be told.
  mutating func report(
    _ node: JSONCursor, lacking member: String? = nil, problem: @autoclosure () -> Problem
  ) {
    mistakeCount += 1
    guard mistakes.count < RuleBook.mostTold else { return }
    // The first step leads to the rule, which the place names by its id instead.
    let path = node.path.dropFirst() + (member.map { [.name($0)] } ?? [])
    let place = Problem.Location(source: file.path, subject: rule ?? "", path: Array(path))
    mistakes.append((problem().coded(.invalidRules).moved(to: place), node.offset))
  }

  /// The mistakes with their lines and columns, which are determined in a single pass over the file.
  private var problems: [Problem] {
    let positions = TextPosition.positions(of: mistakes.map(\.offset), in: file.bytes)
    return zip(mistakes, positions).map { mistake, position in
      var problem = mistake.problem
      (problem.location.line, problem.location.column) = (position.line, position.column)
      problem.location.isCompact = true
      return problem
    }
  }
}
