import AstroChartModel
import AstroWheelLayout

/// The labels of the groups in a wheel's scene that a page shows, hides or moves together, from the ids of
/// the wheel's marks.
struct PageLabels {
  /// The label of the line to which the symbol of an aspect belongs, by the label of the symbol.
  let lines: [String: String]
  /// The words about houses.
  let housed: Set<String>
  /// The words that are true of the moment shown only: the caption of the outermost ring, its line in the
  /// corner, and the labels of its angles.
  let timed: Set<String>

  init(of wheel: Wheel) {
    let symbols = wheel.chords.compactMap { chord in
      chord.glyph.map { ($0.id.description, chord.id.description) }
    }
    lines = Dictionary(symbols) { first, _ in first }
    housed = Set(wheel.marks.map(\.id).filter(PageLabels.isOfHouse).map(\.description))
    timed = PageLabels.timed(in: wheel)
  }

  private static func isOfHouse(_ id: ElementID) -> Bool {
    if case .house = id.subject { true } else { false }
  }

  private static func timed(in wheel: Wheel) -> Set<String> {
    guard let ring = wheel.rings.last, let name = ring.name else { return [] }
    let parts: [ElementID.Part] = [.label, .degree]
    let flags = [ChartAngle.ascendant, .midheaven].flatMap { angle in
      parts.map { ElementID(ring: name, .flag(angle), $0) }
    }
    let words = (ring.caption + wheel.captions).map(\.id).filter { id in
      guard case .caption(let words, _, _) = id.subject else { return false }
      return words == name || words == "sky.\(wheel.rings.count - 1)"
    }
    return Set((flags + words).map(\.description))
  }
}
