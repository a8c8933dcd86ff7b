import AstroChartModel
import AstroDiagnostics
import AstroJSON

extension RuleReader {
  /// Where the words place a person; empty without the field.
  mutating func values(of node: JSONCursor) -> AxisValues? {
    node.present("values").map { axisValues($0) } ?? AxisValues()
  }

  /// Where the words for single signs place a person; empty without the field.
  mutating func signValues(of node: JSONCursor) -> [Sign: AxisValues]? {
    guard let field = node.present("signValues") else { return [:] }
    guard let entries = field.entries else {
      report(field, RuleFault.notSignValues)
      return nil
    }
    let before = mistakeCount
    var values: [Sign: AxisValues] = [:]
    for (name, node) in entries {
      if let sign = named(name, "sign", among: Sign.allCases, at: node) { values[sign] = axisValues(node) }
    }
    return mistakeCount == before ? values : nil
  }

  private mutating func axisValues(_ field: JSONCursor) -> AxisValues? {
    guard let entries = field.entries else {
      report(field, RuleFault.notValues)
      return nil
    }
    let before = mistakeCount
    var values = AxisValues()
    for (name, node) in entries {
      if let axis = named(name, "axis", among: Axis.allCases, at: node) { values[axis] = value(node) }
    }
    return mistakeCount == before ? values : nil
  }

  /// The value of which a member's name is the raw value.
  private mutating func named<Value: RawRepresentable<String>>(
    _ name: String, _ what: String, among all: [Value], at node: JSONCursor
  ) -> Value? {
    if let value = Value(named: name) { return value }
    report(node, problem: .unknown(what, name, among: all.map(\.rawValue)))
    return nil
  }

  private mutating func value(_ node: JSONCursor) -> Int? {
    if let value = node.double.flatMap(Int.init(exactly:)), AxisValues.range.contains(value) { return value }
    report(node, RuleFault.value)
    return nil
  }

  /// What a bridge is on; `.some(nil)` for every other rule, `nil` if it is wrong.
  mutating func bridge(of node: JSONCursor, role: RuleRole?) -> Bridge?? {
    guard role == .bridge else {
      for name in ["axis", "situation"] {
        if let orphan = node.present(name) { report(orphan, RuleFault.notBridge(name)) }
      }
      return .some(nil)
    }
    let axis = required("axis", of: node).flatMap { name($0, of: "axis", among: Axis.allCases) }
    let situation = required("situation", of: node).flatMap {
      name($0, of: "situation", among: Bridge.Situation.allCases)
    }
    guard let axis, let situation else { return nil }
    return .some(Bridge(on: axis, in: situation))
  }
}
