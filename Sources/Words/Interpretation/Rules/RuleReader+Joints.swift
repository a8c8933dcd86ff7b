import AstroDiagnostics
import AstroJSON

extension RuleReader {
  /// Where the words place a person; empty without the field.
  mutating func values(of node: JSONCursor) -> AxisValues? {
    guard let field = node.present("values") else { return AxisValues() }
    guard let entries = field.entries else {
      report(field, RuleFault.notValues)
      return nil
    }
    let before = mistakeCount
    var values = AxisValues()
    for (name, node) in entries {
      if let axis = axis(named: name, at: node) { values[axis] = value(node) }
    }
    return mistakeCount == before ? values : nil
  }

  private mutating func axis(named name: String, at node: JSONCursor) -> Axis? {
    if let axis = Axis(named: name) { return axis }
    report(node, problem: .unknown("axis", name, among: Axis.allCases.map(\.rawValue)))
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
