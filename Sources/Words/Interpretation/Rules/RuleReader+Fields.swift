import AstroChartModel
import AstroDiagnostics
import AstroJSON

extension RuleReader {
  mutating func area(of node: JSONCursor) -> Area? {
    guard let field = required("category", of: node) else { return nil }
    return name(field, of: "area", among: Area.allCases)
  }

  mutating func weight(of node: JSONCursor) -> Double? {
    guard let field = required("weight", of: node) else { return nil }
    guard let weight = field.double, weight > 0, weight <= 1 else {
      report(field, RuleFault.weight)
      return nil
    }
    return weight
  }

  mutating func tags(of node: JSONCursor) -> [String]? {
    guard let field = node.present("tags") else { return [] }
    guard let elements = field.list else {
      report(field, RuleFault.notTags)
      return nil
    }
    let tags = elements.compactMap { text($0) }
    if tags.count(where: { Stage(named: $0) != nil }) > 1 {
      report(field, RuleFault.twoStages(Stage.allCases.map(\.rawValue).joined(separator: ", ")))
      return nil
    }
    return tags.count == elements.count ? tags : nil
  }

  /// The stage of the paragraph, from its own field or from a tag; by default `being`.
  mutating func stage(of node: JSONCursor, tags: [String]) -> Stage? {
    let tagged = tags.lazy.compactMap(Stage.init(named:)).first
    guard let field = node.present("stage") else { return tagged ?? .being }
    let stage = name(field, of: "stage", among: Stage.allCases)
    if let tagged, let stage, tagged != stage {
      report(field, RuleFault.otherStage(tagged.rawValue))
    }
    return stage
  }

  /// What the words are used for; by default a paragraph.
  mutating func role(of node: JSONCursor) -> RuleRole? {
    guard let field = node.present("role") else { return .paragraph }
    return name(field, of: "role", among: RuleRole.allCases)
  }

  /// A required field.
  mutating func required(_ name: String, of node: JSONCursor) -> JSONCursor? {
    if let field = node.present(name) { return field }
    report(node, lacking: name, RuleFault.missing)
    return nil
  }

  /// A required text that is not blank.
  mutating func text(_ name: String, of node: JSONCursor) -> String? {
    required(name, of: node).flatMap { text($0) }
  }

  mutating func text(_ node: JSONCursor) -> String? {
    guard let text = node.string else {
      report(node, RuleFault.notText)
      return nil
    }
    guard text.contains(where: { !$0.isWhitespace }) else {
      report(node, RuleFault.emptyText)
      return nil
    }
    return text
  }

  mutating func refuseUnknownFields(of node: JSONCursor, known: [String]) {
    for (name, field) in node.entries ?? [] where !known.contains(where: { $0.utf8.elementsEqual(name.utf8) })
    {
      report(field, RuleFault.noField(name, among: known))
    }
  }

  /// A value of a type, by its name.
  mutating func name<Named: RawRepresentable>(
    _ node: JSONCursor, of kind: String, among known: [Named]
  ) -> Named? where Named.RawValue == String {
    guard let text = text(node) else { return nil }
    if let named = Named(named: text) { return named }
    report(node, problem: .unknown(kind, text, among: known.map(\.rawValue)))
    return nil
  }
}
