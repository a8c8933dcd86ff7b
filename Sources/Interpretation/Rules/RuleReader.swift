import ChartModel
import Wording

/// Reads the rules of one file, and goes on past mistakes so that all of them can be told at once.
struct RuleReader {
  let file: RuleFile
  private(set) var diagnostics: [Diagnostic] = []
  /// The rule being read, where its id is known.
  private var rule: String?

  init(_ file: RuleFile) { self.file = file }

  /// The rules that could be read.
  mutating func rules() -> [Rule] {
    do {
      let root = JSONNode(try JSONParser.value(of: file.bytes))
      guard let elements = root.elements else {
        report(root, "a rule file should be a list of rules", hint: "[ { \"ruleId\": … }, … ]")
        return []
      }
      if elements.isEmpty { report(root, "the file holds no rules") }
      return elements.compactMap { read($0) }
    } catch {
      diagnostics.append(
        Diagnostic(
          file: file.path, line: error.line, column: error.column, message: "not JSON: \(error.message)",
          hint: ""))
      return []
    }
  }

  private mutating func read(_ node: JSONNode) -> Rule? {
    rule = nil
    guard node.isObject else {
      report(node, "a rule should be an object")
      return nil
    }
    let id = text("ruleId", of: node)
    rule = id
    refuseUnknownFields(of: node, known: RuleReader.fields)
    let area = self.area(of: node)
    let condition = self.condition(of: node)
    let interpretation = bilingual("interpretation", of: node)
    let recommendation = bilingual("recommendation", of: node)
    let weight = self.weight(of: node)
    let tags = self.tags(of: node)
    guard let id, let area, let condition, let interpretation, let recommendation, let weight, let tags else {
      return nil
    }
    return Rule(
      id: id, area: area, condition: condition, interpretation: interpretation,
      recommendation: recommendation, weight: weight, tags: tags, file: file.path)
  }

  private static let fields = [
    "ruleId", "category", "condition", "interpretationEn", "interpretationUk", "recommendationEn",
    "recommendationUk", "weight", "tags",
  ]

  /// Notes what is wrong with a node, or with a member that it lacks.
  mutating func report(_ node: JSONNode, lacking member: String? = nil, _ message: String, hint: String = "")
  {
    let place = JSONParser.place(of: node.path, in: file.bytes)
    diagnostics.append(
      Diagnostic(
        file: file.path, line: place.line, column: place.column, rule: rule,
        field: node.field(lacking: member),
        message: message, hint: hint))
  }
}
