import AstroChartModel
import AstroDrawing
import AstroGeometry
import AstroWording

extension WheelBuilder {
  /// The labels of the four angles, each on its axis.
  ///
  /// Where axes come together, as they do near the poles, degrees are placed on the far sides of the names.
  /// If that is not enough, labels move a little off their axes; then all degrees but the Ascendant's are left out,
  /// and at last that degree too.
  func angleBlocks() -> [RimLabel] {
    guard let angles = figure.angles else { return [] }
    let all = options.detail == .full ? ChartAngle.allCases : []
    func labels(_ told: [ChartAngle], isParted: Bool) -> [RimLabel] {
      ChartAngle.allCases.map { angle in
        angleLabel(
          angle, at: angles[angle], showsDegree: told.contains(angle),
          side: isParted ? side(of: angle, angles) : .below)
      }
    }
    let told: [[ChartAngle]] = [
      all, all.filter { $0 != .imumCoeli && $0 != .descendant }, Array(all.prefix(1)),
    ]
    let settled =
      settled(labels(all, isParted: false), mayMove: false)
      ?? settled(labels(all, isParted: true), mayMove: false)
      ?? nudged(labels(all, isParted: true))
      ?? told.dropFirst().lazy.compactMap { self.settled(labels($0, isParted: true), mayMove: false) }.first
      ?? self.settled(labels(told[2], isParted: true), mayMove: true)
    let short = labels([], isParted: false)
    return settled ?? self.settled(short, mayMove: true) ?? short
  }

  /// The labels without overlaps, if none has to move far from its axis or off the page.
  private func nudged(_ labels: [RimLabel]) -> [RimLabel]? {
    guard let settled = settled(labels, mayMove: true) else { return nil }
    return settled.allSatisfy { label in
      Longitude(label.drawn).separation(from: Longitude(label.longitude)) <= WheelBuilder.mostNudge
        && isOnPage(label)
    } ? settled : nil
  }

  /// How many degrees off its axis the label of an angle may be: about two lines of words.
  private static let mostNudge = 4.0

  func settled(_ labels: [RimLabel], mayMove: Bool) -> [RimLabel]? {
    RimLabel.settled(labels, dial: dial, radius: plan.labelInner, gap: metrics.gap, mayMove: mayMove)
  }

  /// The position of an angle's degree relative to its name.
  private enum DegreeSide {
    /// Below the name, with the two together centered on the axis.
    case below
    /// On the side away from another angle's label, with the name on the axis.
    case above, underneath
  }

  /// The side facing away from the nearest other angle.
  private func side(of angle: ChartAngle, _ angles: Angles) -> DegreeSide {
    let others = ChartAngle.allCases.filter { $0 != angle }
    let nearest = others.min {
      angles[$0].separation(from: angles[angle]) < angles[$1].separation(from: angles[angle])
    }
    guard let nearest, angles[nearest].separation(from: angles[angle]) < 30 else { return .below }
    let (here, there) = (
      dial.point(angles[angle].degrees, radius: 1), dial.point(angles[nearest].degrees, radius: 1)
    )
    return there.y > here.y ? .above : .underneath
  }

  private func angleLabel(
    _ angle: ChartAngle, at longitude: Longitude, showsDegree: Bool, side: DegreeSide
  ) -> RimLabel {
    let text = shape(angle.abbreviation, type.angleLabel(isAscendant: angle == .ascendant))
    let degree = shape(longitude.degreesText, type.angleDegree)
    // Next to the ends of the horizon the page is narrow: digits get smaller first.
    let scales: [(Double, Double)] = [(1, 1), (1, 0.94), (1, 0.88), (0.94, 0.88), (0.88, 0.82)]
    func label(_ nameScale: Double, _ degreeScale: Double) -> RimLabel {
      let name = RimLabel.Line(of: .angle(angle), .angleLabel, text.scaled(by: nameScale))
      let line = RimLabel.Line(of: .angle(angle), .angleDegree, degree.scaled(by: degreeScale))
      let lines = !showsDegree ? [name] : side == .above ? [line, name] : [name, line]
      let pivot = side == .below ? nil : lines.firstIndex { $0.kind == .angleLabel }
      return RimLabel(lines: lines, longitude: longitude.degrees, lineGap: metrics.gap * 0.9, pivot: pivot)
        .placed(at: longitude.degrees, dial: dial, radius: plan.labelInner)
    }
    for (nameScale, degreeScale) in scales {
      let label = label(nameScale, degreeScale)
      if isOnPage(label) { return label }
    }
    return label(scales[0].0, scales[0].1)
  }
}
