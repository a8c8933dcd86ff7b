import AstroChartModel
import AstroDiagnostics
import AstroJSON

extension Chart {
  /// The aspects listed in a file; if the file has no list, they are computed.
  func aspects(_ field: JSONCursor) throws(Problem) -> [Aspect] {
    guard !field.isAbsent else { return settings.aspects(among: placements, angles: angles) }
    var aspects: [Aspect] = []
    var known: Set<AspectName> = []
    for element in try field.elements() {
      let aspect = try self.aspect(element)
      guard known.insert(AspectName(aspect)).inserted else {
        throw element.problem(ChartFileFault.aspectTwice)
      }
      aspects.append(aspect)
    }
    return aspects
  }

  private func aspect(_ field: JSONCursor) throws(Problem) -> Aspect {
    try field.requireObject()
    let (first, second) = (try end(field["body1"]), try end(field["body2"]))
    guard first != second else { throw field["body2"].problem(ChartFileFault.sameBody) }
    guard let type = try field["aspectType"].name(of: "aspect", AspectType.self) else {
      throw field["aspectType"].missing(hint: ChartFileFault.asTrine)
    }
    guard let orb = try field["orb"].roundedNumber(in: 0...ChartSettings.widestOrb) else {
      throw field["orb"].missing(hint: ChartFileFault.asOrb)
    }
    return Aspect(
      between: first, and: second, type, orb: orb, isApplying: try field["applying"].truth(),
      isCertain: try field["certain"].truth() ?? true,
      isBroad: [first, second].contains { $0.body.flatMap(placement)?.isBroad ?? false })
  }

  private func end(_ field: JSONCursor) throws(Problem) -> AspectEnd {
    guard let end = try field.named(Aspect.end) else { throw field.missing(hint: ChartFileFault.asSun) }
    guard longitude(of: end) != nil else { throw field.told(Chart.absent(end)) }
    return end
  }
}

/// What identifies an aspect within a list.
private struct AspectName: Hashable {
  let ends: Set<AspectEnd>
  let type: AspectType

  init(_ aspect: Aspect) { (ends, type) = ([aspect.end1, aspect.end2], aspect.type) }
}
