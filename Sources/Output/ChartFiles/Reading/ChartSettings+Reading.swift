import AstroChartModel
import AstroDiagnostics
import AstroJSON

extension ChartSettings {
  /// Reads the settings of a chart file.
  ///
  /// - Parameter usual: Those that hold where the file has none.
  /// - Throws: `invalidChart` at the field that is wrong.
  init(_ field: JSONCursor, usual: ChartSettings) throws(Problem) {
    self = usual
    guard !field.isAbsent else { return }
    try field.requireObject()
    if let system = try field["houseSystem"].named(ChartSettings.houseSystem) { houseSystem = system }
    if let zodiac = try field["zodiac"].named(ChartSettings.zodiac) { self.zodiac = zodiac }
    if let node = try field["node"].name(of: "kind of node", Node.self) { self.node = node }
    if let lilith = try field["lilith"].name(of: "kind of Lilith", Lilith.self) { self.lilith = lilith }
    if !field["points"].isAbsent { self = with(points: try field["points"].points()) }
    if let reach = try field["aspectsTo"].named(ChartSettings.reach) { aspectsTo = reach }
    let (orbs, angleOrbs, pointOrbs) = (
      try field["orbs"].orbs(), try field["angleOrbs"].orbs(), try field["pointOrbs"].orbs()
    )
    var tables = orbs.map { AspectOrbs(planets: $0) } ?? aspectOrbs
    tables.angles = angleOrbs ?? tables.angles
    tables.points = pointOrbs ?? tables.points
    self = try field.checked { [self, tables] () throws(Problem) in try with(tables) }
  }
}

extension JSONCursor {
  /// The value that `find` gives for a name; `nil` if it is absent.
  func named<Value>(_ find: (String) throws(Problem) -> Value) throws(Problem) -> Value? {
    guard let text = try text() else { return nil }
    return try checked { () throws(Problem) in try find(text) }
  }

  /// A list of points by name, without duplicates.
  fileprivate func points() throws(Problem) -> [Body] {
    var points: [Body] = []
    for element in try elements() {
      guard let point = try element.named(ChartSettings.point) else {
        throw element.wrongType(.point)
      }
      guard !points.contains(point) else {
        throw element.problem(ChartFault.twiceInList(point))
      }
      points.append(point)
    }
    return points
  }

  /// Orbs in degrees by type of aspect; `nil` if absent.
  fileprivate func orbs() throws(Problem) -> [AspectType: Double]? {
    guard !isAbsent else { return nil }
    var orbs: [AspectType: Double] = [:]
    for (name, field) in try members() {
      let type = try checked { () throws(Problem) in try ChartSettings.aspectType(named: name) }
      orbs[type] = try field.roundedNumber(in: ChartSettings.orbRange)
    }
    return orbs
  }
}
