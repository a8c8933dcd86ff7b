import AstroChartModel
import AstroDrawing
import AstroGeometry
import AstroWording

extension WheelBuilder {
  /// What is around the zodiac: the angles on their axes and, between them, the other cusps and the angles of
  /// other skies, with their ticks.
  func rim() -> (marks: [Mark], ticks: [Segment]) {
    let angles = angleBlocks()
    let items = options.detail == .full ? cuspItems() + flagItems() : []
    // A tick shows which place a label belongs to; a picture without room for labels at all has no ticks
    // either.
    let ticks = items.map {
      dial.ray($0.longitude.degrees, from: plan.zodiacOuter + 0.013, to: plan.zodiacOuter)
    }
    return (angles.flatMap(\.marks) + labels(of: items, between: angles), ticks)
  }

  // MARK: - Cusps and flags

  /// The cusps that are not angles; none if every house is a sign, or if digits would be too small to read.
  private func cuspItems() -> [RimItem] {
    guard let houses = figure.houses, leastScale(of: type.cuspLabel) <= 1,
      !houses.cusps.allSatisfy(\.isSignStart)
    else { return [] }
    return (1...12).filter { angle(at: houses.cusp($0)) == nil }
      .map { house in
        let cusp = houses.cusp(house)
        let text = RimItem.CuspText(signed: signedText(of: cusp), keepsMinute: hasBodyNearby(cusp))
        return RimItem(kind: .cusp(house, text), longitude: cusp)
      }
  }

  private func flagItems() -> [RimItem] {
    figure.rings.indices.prefix(plan.bands.count).flatMap { ring in
      flagged(ring).map { RimItem(kind: .flag($0.angle, ring: ring), longitude: $0.longitude) }
    }
  }

  /// Labels between those of the angles, or around the whole rim if there are no angles.
  private func labels(of items: [RimItem], between angles: [RimLabel]) -> [Mark] {
    let walls = angles.sorted { $0.drawn < $1.drawn }
    guard !walls.isEmpty else {
      let settled = [RimItem.Step.full, .flagsOnly, .bare].lazy.compactMap { step in
        self.settled(items.compactMap { self.label(of: $0, as: step) }, mayMove: true)
      }.first
      return settled?.flatMap(\.marks) ?? []
    }
    return walls.indices.flatMap { index -> [Mark] in
      let (low, high) = (walls[index], walls[(index + 1) % walls.count])
      let start = Longitude(low.drawn)
      let span = start.distance(forwardTo: Longitude(high.drawn))
      let within = items.filter { start.distance(forwardTo: $0.longitude) < span }
        .sorted { start.distance(forwardTo: $0.longitude) < start.distance(forwardTo: $1.longitude) }
      return labels(of: within, from: low, to: high, span: span)
    }
  }

  private func labels(of items: [RimItem], from low: RimLabel, to high: RimLabel, span: Double) -> [Mark] {
    for step in RimItem.Step.allCases {
      let labels = items.compactMap { label(of: $0, as: step) }
      let ring = RingSolver(
        targets: labels.map { Longitude(low.drawn).distance(forwardTo: Longitude($0.longitude)) }, span: span,
        lowWall: low.footprint, highWall: high.footprint, reach: 2, gap: metrics.gap
      ) { index, offset in
        labels[index].placed(at: low.drawn + offset, dial: dial, radius: plan.labelInner).footprint
      }
      guard let offsets = ring.solved() else { continue }
      let placed = zip(labels, offsets).map { label, offset in
        label.placed(at: low.drawn + offset, dial: dial, radius: plan.labelInner)
      }
      if placed.allSatisfy({ isOnPage($0) }) { return placed.flatMap(\.marks) }
    }
    // Not even the shortest labels fit. The chart's table of houses has the degrees, and the rim keeps its
    // ticks.
    return []
  }

  /// Whether a label keeps the margin at the edge of the page.
  func isOnPage(_ label: RimLabel) -> Bool {
    let reach = dial.halfSide * (1 - WheelPlan.edgeMargin)
    return label.footprint.blocks.allSatisfy { block in
      abs(block.x - dial.center.x) + block.halfWidth <= reach
        && abs(block.y - dial.center.y) + block.halfHeight <= reach
    }
  }

  private func label(of item: RimItem, as step: RimItem.Step) -> RimLabel? {
    switch item.kind {
    case .cusp(let house, let text):
      guard step < .flagsOnly, step < .least || !text.keepsMinute else { return nil }
      let text = cuspText(item.longitude, text, as: step)
      return label(of: .house(house), .cuspLabel, text, item, step)
    case .flag(let angle, let ring): return flagLabel(angle, item, step, ring)
    }
  }

  /// The name of an angle of another sky with the mark of its owner, as in ASC T, and its degree below.
  private func flagLabel(_ angle: ChartAngle, _ item: RimItem, _ step: RimItem.Step, _ ring: Int) -> RimLabel
  {
    let (style, name) = (skyType(ofRing: ring), name(ofRing: ring))
    let mark = figure.owners(in: Language(locale: options.language)).marks[ring]
    let scale = step >= .small ? max(0.8, min(1, leastScale(of: type.cuspLabel))) : 1
    let named = shape("\(angle.symbol) \(mark)", style.flagLabel)
    // The symbol font alone has digits, but few letters: the ring is then counted.
    let whole = named.missing.isEmpty ? named : shape("\(angle.symbol) \(ring + 1)", style.flagLabel)
    let words = whole.scaled(by: scale)
    let degree =
      step < .short ? item.longitude.degreesText : Degrees.whole(item.longitude.degreeAndMinute.degree)
    let line = shape(degree, style.flagDegree).scaled(by: scale)
    let lines = [RimLabel.Line(of: .flag(angle), ring: name, .angleFlag, words)]
    let below = RimLabel.Line(of: .flag(angle), ring: name, .angleDegree, line)
    return RimLabel(
      lines: step == .bare ? lines : lines + [below], longitude: item.longitude.degrees,
      lineGap: metrics.gap * 0.9)
  }

  /// Whether a body is so near to a cusp that without its minute it would seem to be on the wrong side of it.
  private func hasBodyNearby(_ cusp: Longitude) -> Bool {
    figure.rings.contains { ring in ring.placements.contains { $0.longitude.separation(from: cusp) < 1 } }
  }

  /// Degree, sign and minute, as in 18° ♌ 18′; smaller or less next to the ends of the horizon, where the page is
  /// narrow.
  private func cuspText(_ cusp: Longitude, _ text: RimItem.CuspText, as step: RimItem.Step) -> ShapedText {
    func fits(_ text: ShapedText) -> Bool {
      let line = RimLabel.Line(of: .rimTick, .cuspLabel, text)
      let label = RimLabel(lines: [line], longitude: cusp.degrees, lineGap: 0)
      return isOnPage(label.placed(at: cusp.degrees, dial: dial, radius: plan.labelInner))
    }
    if step == .signed {
      if fits(text.signed) { return text.signed }
      let smaller = text.signed.scaled(by: max(0.86, min(1, leastScale(of: type.cuspLabel))))
      if fits(smaller) { return smaller }
    }
    if step <= .full, !text.keepsMinute {
      let short = signedText(of: cusp, withMinute: false)
      if fits(short) { return short }
    }
    let least = text.keepsMinute ? cusp.degreesText : Degrees.whole(cusp.degreeAndMinute.degree)
    return shape(least, type.cuspLabel)
  }

  private func signedText(of cusp: Longitude, withMinute: Bool = true) -> ShapedText {
    let position = cusp.degreeAndMinute
    var space = type.cuspLabel
    space.size *= 0.8
    // Each for itself: wheels share degrees, signs and minutes, and seldom whole labels.
    return ShapedText(
      joining: [
        shape(Degrees.whole(position.degree), type.cuspLabel), shape(" ", space),
        shape(cusp.sign.symbol, type.cuspSign),
      ] + (withMinute ? [shape(" ", space), shape(Degrees.minutes(position.minute), type.cuspLabel)] : []))
  }

  private func label(
    of subject: ElementID.Subject, _ kind: Mark.Kind, _ text: ShapedText, _ item: RimItem,
    _ step: RimItem.Step, ring: String? = nil
  ) -> RimLabel {
    let line = RimLabel.Line(
      of: subject, ring: ring, kind,
      text.scaled(by: step >= .small ? max(0.8, min(1, leastScale(of: type.cuspLabel))) : 1))
    return RimLabel(lines: [line], longitude: item.longitude.degrees, lineGap: 0)
  }
}

/// What can be at the rim in addition to the angles.
private struct RimItem {
  /// What a cusp may tell.
  struct CuspText {
    /// Its degree, sign and minute.
    var signed: ShapedText
    /// Whether the sign, which the ring shows, is left out rather than the minute.
    var keepsMinute: Bool
  }

  enum Kind {
    /// The cusp of a house, 1…12.
    case cusp(Int, CuspText)
    case flag(ChartAngle, ring: Int)
  }

  /// What is tried where a stretch of the rim is narrow: no minutes, no signs, a smaller size, no cusps that need
  /// their minute, no cusps, no degrees.
  enum Step: Int, Comparable, CaseIterable {
    case signed, full, short, small, least, flagsOnly, bare

    static func < (a: Step, b: Step) -> Bool { a.rawValue < b.rawValue }
  }

  var kind: Kind
  var longitude: Longitude
}

extension Longitude {
  /// Whether a sign begins here, apart from rounding.
  fileprivate var isSignStart: Bool {
    let within = degrees.truncatingRemainder(dividingBy: 30)
    return min(within, 30 - within) < 0.001
  }
}
