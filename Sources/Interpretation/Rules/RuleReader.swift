import ChartModel
import Diagnostics
import JSON
import Wording

/// Reads the rules of one file, and goes on past mistakes so that all of them can be told at once.
struct RuleReader {
  let file: RuleFile
  /// The mistakes so far, and how many bytes of the file come before each.
  private var mistakes: [(problem: Problem, offset: Int)] = []
  /// The rule being read, where its id is known.
  private var rule: String?

  init(_ file: RuleFile) { self.file = file }

  /// How many mistakes were found so far.
  var mistakeCount: Int { mistakes.count }

  /// The rules of a file that could be read, and all that is wrong with the others.
  static func read(_ file: RuleFile) -> (rules: [Rule], problems: [Problem]) {
    var reader = RuleReader(file)
    do throws(Problem) {
      let rules = reader.rules(try JSONCursor(reading: file.bytes, as: .invalidRules))
      return (rules, reader.problems)
    } catch {
      var problem = error.of(file.path)
      problem.place.isCompact = true
      return ([], [problem])
    }
  }

  private mutating func rules(_ root: JSONCursor) -> [Rule] {
    guard let elements = root.list else {
      report(root, "a rule file should be a list of rules", hint: "[ { \"ruleId\": … }, … ]")
      return []
    }
    if elements.isEmpty { report(root, "the file holds no rules") }
    return elements.compactMap { read($0) }
  }

  private mutating func read(_ node: JSONCursor) -> Rule? {
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
}

// MARK: - Mistakes

extension RuleReader {
  /// Notes what is wrong with a node, or with a member that it lacks.
  mutating func report(
    _ node: JSONCursor, lacking member: String? = nil, _ message: String, hint: Hint = ""
  ) {
    // The first step leads to the rule, which is told by its id.
    let path = node.path.dropFirst() + (member.map { [.name($0)] } ?? [])
    let place = Place(source: file.path, subject: rule ?? "", path: Array(path))
    mistakes.append((Problem(.invalidRules, at: place, message, hint: hint), node.offset))
  }

  /// The mistakes with their lines and columns, which are found in one pass over the file, however many they are.
  private var problems: [Problem] {
    let positions = TextPosition.positions(of: mistakes.map(\.offset), in: file.bytes)
    return zip(mistakes, positions).map { mistake, position in
      var problem = mistake.problem
      (problem.place.line, problem.place.column) = (position.line, position.column)
      problem.place.isCompact = true
      return problem
    }
  }
}
