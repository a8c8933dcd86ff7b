import AstroChartFiles
import AstroChartModel
import AstroDiagnostics

/// A column of a table of charts.
enum ChartColumn: Hashable, Sendable {
  case birth(BirthField)
  case body(Body, Part)
  case angle(ChartAngle, Part)
  /// A cusp, 1…12.
  case house(Int, Part)
  /// The name of the row's own body.
  case bodyName
  /// A part of the row's own body.
  case own(Part)

  enum BirthField: String, CaseIterable {
    case name, date, time, timeZone, latitude, longitude, place, calendar, fold, utc, utcOffsetSeconds
    case houseSystem, zodiac

    static let usual: [BirthField] = [.name, .date, .time, .timeZone, .latitude, .longitude, .place]
  }

  /// What a chart says of a place on the ecliptic.
  enum Part: String, CaseIterable {
    case degree, sign, house, retrograde, signedDegree, dms, speed, latitude, declination

    static let usual: [Part] = [.degree, .sign, .house, .retrograde]
    /// Those of an angle or a cusp.
    static let ofPoint: [Part] = [.degree, .sign, .signedDegree, .dms]
  }
}

// MARK: - Names

extension ChartColumn {
  var name: String {
    switch self {
    case .birth(let field): field.rawValue
    case .body(let body, let part): "\(body.rawValue)_\(part.rawValue)"
    case .angle(let angle, let part): "\(angle.rawValue)_\(part.rawValue)"
    case .house(let number, let part): "house_\(number)_\(part.rawValue)"
    case .bodyName: "body"
    case .own(let part): part.rawValue
    }
  }

  /// - Throws: `invalidValue` for an unknown name.
  init(checking name: String, isLong: Bool) throws(Problem) {
    let named = isLong ? ChartColumn.long[name] : ChartColumn.wide[name] ?? ChartColumn(numbered: name)
    guard let column = named else {
      let known = isLong ? ChartColumn.long.keys.sorted() : ChartColumn.wide.keys.sorted()
      throw Problem(
        .invalidValue,
        ExchangeFault.notColumn(name, nearest: NearestName.of(name, among: known).map(Hint.init(nearest:))))
    }
    self = column
  }

  private static let births = BirthField.allCases.map(ChartColumn.birth)

  /// In a row of a body, its own latitude stands before that of the birth.
  private static let long = named(births + [.bodyName] + Part.allCases.map(ChartColumn.own))

  private static let wide = named(
    births + Body.allCases.flatMap { body in Part.allCases.map { .body(body, $0) } }
      + ChartAngle.allCases.flatMap { angle in Part.ofPoint.map { .angle(angle, $0) } }
      + (1...12).flatMap { number in Part.ofPoint.map { .house(number, $0) } })

  /// A column of a minor planet by number, such as `asteroid:433_degree`.
  private init?(numbered name: String) {
    let halves = name.split(separator: "_", omittingEmptySubsequences: false).map(String.init)
    guard halves.count == 2, let body = Body(named: halves[0]), body.minorPlanet != nil,
      let part = Part(rawValue: halves[1])
    else { return nil }
    self = .body(body, part)
  }

  private static func named(_ columns: [ChartColumn]) -> [String: ChartColumn] {
    Dictionary(columns.map { ($0.name, $0) }) { $1 }
  }
}

// MARK: - Values

extension ChartColumn {
  /// - Parameter own: The body of the row.
  func cell(of chart: Chart, _ own: Placement?) -> ChartCell {
    switch self {
    case .birth(let field): field.cell(of: chart)
    case .body(let body, let part):
      (chart.planets + chart.points).first { $0.body == body }?.cell(part) ?? .none
    case .angle(let angle, let part): chart.angles?[angle].cell(part) ?? .none
    case .house(let number, let part): chart.houses?.cusp(number).cell(part) ?? .none
    case .bodyName: ChartCell(own?.body.rawValue)
    case .own(let part): own?.cell(part) ?? .none
    }
  }
}

extension ChartColumn.BirthField {
  fileprivate func cell(of chart: Chart) -> ChartCell {
    switch self {
    case .name: ChartCell(chart.name)
    case .date: ChartCell(chart.birth?.dateText)
    case .time: ChartCell(chart.birth?.time?.text)
    case .timeZone: ChartCell(chart.birth?.timeZone)
    case .latitude: ChartCell(chart.birth?.latitude)
    case .longitude: ChartCell(chart.birth?.longitude)
    case .place: ChartCell(chart.birth?.place)
    case .calendar: ChartCell(chart.birth?.calendar?.rawValue)
    case .fold: ChartCell(chart.birth?.fold?.rawValue)
    case .utc: ChartCell(chart.moment?.utcText)
    case .utcOffsetSeconds: ChartCell(chart.moment?.utcOffsetSeconds)
    case .houseSystem: ChartCell(chart.settings.houseSystem.rawValue)
    case .zodiac: ChartCell(chart.settings.zodiac.name)
    }
  }
}

extension Placement {
  fileprivate func cell(_ part: ChartColumn.Part) -> ChartCell {
    switch part {
    case .degree, .sign, .signedDegree, .dms: longitude.cell(part)
    case .house: ChartCell(house)
    case .retrograde: .truth(isRetrograde)
    case .speed: ChartCell(speed)
    case .latitude: ChartCell(latitude)
    case .declination: ChartCell(declination)
    }
  }
}

extension Longitude {
  fileprivate func cell(_ part: ChartColumn.Part) -> ChartCell {
    switch part {
    case .degree: .number(degrees)
    case .sign: .text(sign.rawValue)
    case .signedDegree: .number(degreeInSign)
    case .dms: .text(dms)
    case .house, .retrograde, .speed, .latitude, .declination: .none
    }
  }
}
