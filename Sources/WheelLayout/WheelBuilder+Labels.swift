import ChartModel
import Drawing
import Geometry

extension WheelBuilder {
  /// The angles' labels on their axes and the other cusps' degrees between them, with their ticks.
  func labelMarks() -> (marks: [Mark], ticks: [Segment]) {
    guard options.detail > .minimal || chart.angles != nil else { return ([], []) }
    let angles = angleBlocks()
    guard options.detail == .full, let houses = chart.houses else { return (angles.flatMap(\.marks), []) }
    let cusps = (1...12).filter { angle(at: houses.cusp($0)) == nil }
    let labels = cuspLabels(cusps, of: houses, between: angles)
    let ticks = cusps.map {
      dial.ray(houses.cusp($0).degrees, from: radii.zodiacOuter + 0.013, to: radii.zodiacOuter)
    }
    return (angles.flatMap(\.marks) + labels, ticks)
  }

  // MARK: - Angles

  /// The four labels; two that meet, as near the poles, do without their degrees, and only then give way.
  private func angleBlocks() -> [RimLabel] {
    guard let angles = chart.angles else { return [] }
    let full = ChartAngle.allCases.map {
      angleLabel($0, at: angles[$0], showsDegree: options.detail == .full)
    }
    if let placed = RimLabel.settled(
      full, dial: dial, radius: radii.labelInner, gap: metrics.gap, mayMove: false)
    {
      return placed
    }
    let short = ChartAngle.allCases.map { angleLabel($0, at: angles[$0], showsDegree: false) }
    return RimLabel.settled(short, dial: dial, radius: radii.labelInner, gap: metrics.gap, mayMove: true)
      ?? short
  }

  private func angleLabel(_ angle: ChartAngle, at longitude: Longitude, showsDegree: Bool) -> RimLabel {
    let name = shape(angle.abbreviation, type.angleLabel(isAscendant: angle == .ascendant))
    var lines = [RimLabel.Line(id: "angle.\(angle.rawValue).label", role: .angleLabel, text: name)]
    if showsDegree {
      lines.append(
        RimLabel.Line(
          id: "angle.\(angle.rawValue).degree", role: .angleDegree,
          text: shape(longitude.degreeMinuteText, type.angleDegree)))
    }
    return RimLabel(lines: lines, longitude: longitude.degrees, lineGap: metrics.gap * 0.9)
      .placed(at: longitude.degrees, dial: dial, radius: radii.labelInner)
  }

  // MARK: - Cusps

  /// Degrees and minutes; where a stretch between two angles is too narrow for them, degrees only, then smaller.
  private func cuspLabels(_ cusps: [Int], of houses: Houses, between angles: [RimLabel]) -> [Mark] {
    let walls = angles.sorted { $0.drawn < $1.drawn }
    guard !walls.isEmpty else { return [] }
    return walls.indices.flatMap { index -> [Mark] in
      let (low, high) = (walls[index], walls[(index + 1) % walls.count])
      let span = Longitude(low.drawn).distance(forwardTo: Longitude(high.drawn))
      let start = Longitude(low.drawn)
      let within = cusps.filter { start.distance(forwardTo: houses.cusp($0)) < span }
        .sorted { start.distance(forwardTo: houses.cusp($0)) < start.distance(forwardTo: houses.cusp($1)) }
      return cuspLabels(within, of: houses, from: low, to: high, span: span)
    }
  }

  private func cuspLabels(
    _ cusps: [Int], of houses: Houses, from low: RimLabel, to high: RimLabel, span: Double
  ) -> [Mark] {
    for (showsMinute, scale) in [(true, 1.0), (false, 1.0), (false, 0.8)] {
      let labels = cusps.map { cuspLabel($0, at: houses.cusp($0), showsMinute: showsMinute, scale: scale) }
      let ring = RingSolver(
        targets: cusps.map { Longitude(low.drawn).distance(forwardTo: houses.cusp($0)) }, span: span,
        lowWall: low.seat, highWall: high.seat, reach: 2, gap: metrics.gap
      ) { index, offset in
        labels[index].placed(at: low.drawn + offset, dial: dial, radius: radii.labelInner).seat
      }
      if let offsets = ring.solved() {
        return zip(labels, offsets).flatMap { label, offset in
          label.placed(at: low.drawn + offset, dial: dial, radius: radii.labelInner).marks
        }
      }
    }
    // Not even the shortest labels fit: the chart's table of houses has the degrees, the rim keeps its ticks.
    return []
  }

  private func cuspLabel(_ house: Int, at cusp: Longitude, showsMinute: Bool, scale: Double) -> RimLabel {
    let words = showsMinute ? cusp.degreeMinuteText : "\(cusp.degreeAndMinute.degree)°"
    let text = shape(words, type.cuspLabel).scaled(by: scale)
    return RimLabel(
      lines: [RimLabel.Line(id: "house.\(house).cusp", role: .cuspLabel, text: text)],
      longitude: cusp.degrees,
      lineGap: 0)
  }
}

extension Longitude {
  /// Degrees and minutes within the sign, as in 25°11′.
  var degreeMinuteText: String {
    let position = degreeAndMinute
    return "\(position.degree)°\(position.minute < 10 ? "0" : "")\(position.minute)′"
  }
}
