import AstroChartModel
import AstroGeometry
import AstroWheelLayout
import AstroWording

extension PageMarks {
  /// The aspects in the order of the chart's lists, including those between skies that the picture has no
  /// space for.
  var aspects: [PageMark] { figure.ties.map { tie in mark(of: tie) } }

  /// The ids of the aspects of a body or an angle.
  func ties(of end: AspectEnd, inRing ring: Int) -> [String] {
    figure.ties.filter { tie in
      (tie.ring1, tie.aspect.end1) == (ring, end) || (tie.ring2, tie.aspect.end2) == (ring, end)
    }.map(id)
  }

  /// The id of the line; for a line that is not drawn, an id that includes the aspect's type, to be unique.
  func id(of tie: WheelFigure.Tie) -> String {
    if let chord = wheel.chords.first(where: { $0.tie == tie }) { return chord.id.description }
    let names = [tie.ring1, tie.ring2].map { wheel.rings[$0].name }
    let subject = ElementID.Subject.aspect(
      tie.aspect.end1, tie.aspect.end2, ring2: tie.isCross ? names[1] : nil, type: tie.aspect.type)
    return ElementID(ring: names[0], subject).description
  }

  private func mark(of tie: WheelFigure.Tie) -> PageMark {
    let (aspect, chord) = (tie.aspect, wheel.chords.first { $0.tie == tie })
    let hasPoint = aspect.bodies.contains { !$0.isPlanet }
    return PageMark(
      id: id(of: tie), kind: .aspect, name: title(of: tie),
      title: "\(title(of: tie)) \(aspect.orbText)",
      sentence: tie.isCross
        ? figure.summary(of: tie).text(in: words.language) : words.sentence(of: aspect),
      facts: facts(of: aspect), meaning: tie.isCross ? nil : words.meaning(of: aspect),
      related: [
        id(of: aspect.end1, inRing: tie.ring1), id(of: aspect.end2, inRing: tie.ring2),
      ], area: chord.map(area), orb: aspect.orb,
      classes: [aspect.type.rawValue] + (hasPoint ? ["point"] : []))
  }

  private func facts(of aspect: Aspect) -> String {
    ([aspect.orbText] + aspect.conditions(in: words.language)).joined(separator: ", ")
  }

  /// The title, such as “Sun, Moon: trine”; not a sentence, so that no language needs to decline the names.
  ///
  /// With several skies each end names its owner, the base's person first where births are compared: “Sun
  /// (Oksana), Neptune (Taras): sextile”.
  private func title(of tie: WheelFigure.Tie) -> String {
    let ends = [(tie.aspect.end1, tie.ring1), (tie.aspect.end2, tie.ring2)]
    let order = tie.isCross && figure.rings[tie.ring1].sky.isBirth ? ends.reversed() : ends
    let names = order.map { title(of: $0.name(in: words.language).capitalizedFirst, inRing: $1) }
    return names.joined(separator: ", ") + ": " + tie.aspect.type.name(in: words.language)
  }

  private func area(of chord: Chord) -> Path {
    let line = PageMark.line(chord.segment.start, chord.segment.end)
    return chord.form == .comb ? line : chord.bracket ?? line
  }
}
