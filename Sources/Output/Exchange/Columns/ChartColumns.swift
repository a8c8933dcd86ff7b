public import AstroChartModel
public import AstroDiagnostics

/// The columns of a table of charts: one row a birth, or one row a body.
///
///     let columns = try ChartColumns(names: ["name", "sun_sign", "moon_degree", "ascendant_sign"])
///     for row in columns.rows(of: chart) { print(row) }
public struct ChartColumns: Hashable, Sendable {
  /// The names of the columns, in order.
  public let names: [String]
  /// Whether there is a row for each body.
  public let isLong: Bool
  private let columns: [ChartColumn]

  /// The columns that a text names, one on each line; lines that begin with # are remarks.
  ///
  /// - Throws: `invalidValue` for an unknown name.
  package init(reading text: [UInt8]) throws(Problem) {
    let lines = String(decoding: text, as: UTF8.self).split(whereSeparator: \.isNewline)
    let names = lines.map { String($0.filter { !$0.isWhitespace }) }
    try self.init(names: names.filter { !$0.isEmpty && !$0.hasPrefix("#") })
  }

  /// - Parameter names: Names such as `date`, `sun_degree`, `ascendant_sign`, `house_7_sign`. With `body` among
  ///   them there is a row for each body, and `degree`, `sign` and so on are of that body.
  /// - Throws: `invalidValue` for an unknown name, with the nearest known one.
  public init(names: [String]) throws(Problem) {
    isLong = names.contains("body")
    self.names = names
    var columns: [ChartColumn] = []
    for name in names { columns.append(try ChartColumn(checking: name, isLong: isLong)) }
    self.columns = columns
    guard Set(names).count == names.count else {
      throw Problem(.invalidValue, ExchangeFault.columnTwice)
    }
    if names.isEmpty { throw Problem(.invalidValue, ExchangeFault.noColumns) }
  }

  private init(_ columns: [ChartColumn], isLong: Bool) {
    (self.columns, self.isLong, names) = (columns, isLong, columns.map(\.name))
  }

  /// One row a birth: the birth, then degree, sign, house and motion of each body, Ascendant and Midheaven.
  ///
  /// - Parameter points: The points besides the planets.
  public static func wide(points: [Body] = ChartSettings().points) -> ChartColumns {
    let birth = ChartColumn.BirthField.usual.map(ChartColumn.birth)
    let bodies = (Body.planets + points).flatMap { body in
      ChartColumn.Part.usual.map { ChartColumn.body(body, $0) }
    }
    let angles = [ChartAngle.ascendant, .midheaven].flatMap { angle in
      [ChartColumn.Part.degree, .sign].map { ChartColumn.angle(angle, $0) }
    }
    return ChartColumns(birth + bodies + angles, isLong: false)
  }

  /// One row a body: name and date of the birth, then what a chart says of the body.
  public static let long = ChartColumns(
    [.birth(.name), .birth(.date), .bodyName]
      + [.degree, .sign, .house, .retrograde, .speed, .latitude, .declination].map(ChartColumn.own),
    isLong: true)

  /// The rows of a chart, each with as many values as there are columns.
  public func rows(of chart: Chart) -> [[ChartCell]] {
    guard isLong else { return [columns.map { $0.cell(of: chart, nil) }] }
    return (chart.planets + chart.points).map { body in columns.map { $0.cell(of: chart, body) } }
  }
}
