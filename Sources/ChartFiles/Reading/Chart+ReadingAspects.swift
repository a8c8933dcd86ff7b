import ChartModel
import Diagnostics
import JSON

extension Chart {
  /// The aspects of a file; found among the planets where the file has no such list.
  func aspects(_ field: JSONCursor) throws(Problem) -> [Aspect] {
    guard !field.isAbsent else { return AspectFinder(orbs: settings.orbs).aspects(among: planets) }
    var aspects: [Aspect] = []
    var known: Set<AspectName> = []
    for element in try field.elements() {
      let aspect = try self.aspect(element)
      guard known.insert(AspectName(aspect)).inserted else {
        throw element.problem("stands in the list twice", hint: "leave one of the two out")
      }
      aspects.append(aspect)
    }
    return aspects
  }

  private func aspect(_ field: JSONCursor) throws(Problem) -> Aspect {
    try field.requireObject()
    let (first, second) = (try body(field["body1"]), try body(field["body2"]))
    guard first != second else { throw field["body2"].problem("is the same body as body1") }
    guard let type = try field["aspectType"].name(of: "aspect", AspectType.self) else {
      throw field["aspectType"].missing(hint: "such as trine")
    }
    guard let orb = try field["orb"].roundedNumber(in: 0...ChartSettings.widestOrb) else {
      throw field["orb"].missing(hint: "degrees from exact")
    }
    return Aspect(
      first, second, type, orb: orb, isApplying: try field["applying"].truth(),
      isCertain: try field["certain"].truth() ?? true)
  }

  private func body(_ field: JSONCursor) throws(Problem) -> Body {
    guard let body = try field.name(of: "body", Body.self) else { throw field.missing(hint: "such as sun") }
    guard placement(of: body) != nil else { throw field.told(Chart.absent(body)) }
    return body
  }
}

/// What makes two aspects of a list the same.
private struct AspectName: Hashable {
  let bodies: Set<Body>
  let type: AspectType

  init(_ aspect: Aspect) { (bodies, type) = ([aspect.body1, aspect.body2], aspect.type) }
}
