import AstroChartFiles
import AstroInterpretation
import AstroThemes
import AstroWheelLayout
import Testing

/// Neither rules nor themes cost more than their length, right or wrong.
@Suite struct RuleGrowthTests {
  private static let rule = #"""
    {"ruleId": "career.a", "category": "career", "condition": {"point": "sun", "sign": "leo"},
    "interpretationEn": "A.", "interpretationUk": "А.", "recommendationEn": "A.", "recommendationUk": "А.",
    "weight": 0.5, "tags": ["being"]}
    """#

  /// What a text takes the place of in the rule, and in what form.
  private static let fields = [
    ("\"career.a\"", "\"¤\""), ("\"career\"", "\"¤\""), ("\"sun\"", "\"¤\""), ("\"leo\"", "\"¤\""),
    ("\"sign\"", "\"¤\""), ("\"A.\"", "\"¤\""), ("\"being\"", "\"¤\""), ("\"weight\"", "\"¤\""),
    ("0.5", "\"¤\""),
  ]

  private static func read(_ text: String) -> () -> Void {
    let file = RuleFile(path: "a.json", bytes: Array(text.utf8))
    return {
      do { _ = try RuleBook().adding([file]) } catch { _ = "\(error)" }
    }
  }

  @Test(arguments: HostileText.allCases)
  func `texts of a rule`(alphabet: HostileText) {
    for (old, new) in Self.fields {
      Growth().expectLinear("\(old)") { size in
        Self.read("[\(Self.rule.replacing(old, with: new.replacing("¤", with: alphabet.text(size))))]")
      }
    }
  }

  @Test func `many rules`() {
    Growth(largest: 1 << 12).expectLinear("rules") { size in
      let rules = (0..<size).map { Self.rule.replacing("career.a", with: "career.\($0)") }
      return Self.read("[\(rules.joined(separator: ","))]")
    }
  }

  @Test(arguments: ["1", "{}", "{\"ruleId\": \"a\"}", "{\"x\": 1}", "[]", "{\"tags\": [1, 1]}"])
  func `many mistakes`(mistake: String) {
    Growth(largest: 1 << 12).expectLinear(mistake) { size in
      Self.read("[\(Array(repeating: mistake, count: size).joined(separator: ","))]")
    }
  }

  @Test func `many mistakes within one rule`() {
    Growth(largest: 1 << 12).expectLinear("unknown fields") { size in
      Self.read("[{\((0..<size).map { "\"f\($0)\": 1" }.joined(separator: ","))}]")
    }
    Growth(largest: 1 << 12).expectLinear("tags") { size in
      Self.read("[{\"tags\": [\(Array(repeating: "1", count: size).joined(separator: ","))]}]")
    }
    Growth(largest: 1 << 12).expectLinear("signs") { size in
      let signs = Array(repeating: "\"leos\"", count: size).joined(separator: ",")
      return Self.read("[{\"condition\": {\"point\": \"sun\", \"sign\": [\(signs)]}}]")
    }
  }

  @Test(arguments: HostileText.allCases)
  func `themes`(alphabet: HostileText) {
    for theme in [#"{"name": "¤"}"#, #"{"paper": "¤"}"#, #"{"¤": 1}"#, #"{"lineScale": "¤"}"#, "¤"] {
      Growth().expectLinear(theme) { size in
        let bytes = Array(theme.replacing("¤", with: alphabet.text(size)).utf8)
        return { _ = try? Theme(json: bytes) }
      }
    }
  }
}
