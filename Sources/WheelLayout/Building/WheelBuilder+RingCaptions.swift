import ChartModel
import Drawing
import Geometry

extension WheelBuilder {
  /// The words beside an outer ring, on the divider inside it, clear of every line that crosses that.
  ///
  /// Each word is a mark of its own and lies straight: so short a chord hardly leaves its circle.
  func captionMarks(ofRing ring: Int, beside chords: [Chord]) -> [Mark] {
    guard options.detail == .full, ring > 0, let caption = figure.rings[ring].caption,
      let edge = plan.divider(around: ring - 1)
    else { return [] }
    let depth = (edge.upperBound - edge.lowerBound) * dial.halfSide
    let radius = (edge.upperBound + edge.lowerBound) / 2
    let words = caption.split(separator: " ").map { shape(String($0), skyType(ofRing: ring).ringCaption(depth: depth)) }
    let space = depth * 0.45
    let length = words.reduce(0) { $0 + $1.ink.width + space } - space
    let sweep = Angle(radians: (length + 2 * metrics.gap) / (radius * dial.halfSide)).degrees
    guard !words.isEmpty, let middle = freeStretch(sweep, obstacles(onDividerAround: ring - 1, chords)) else {
      return []
    }
    return set(words, space: space, length: length, around: middle, radius: radius, ring)
  }

  /// The longitudes at which lines cross a divider.
  private func obstacles(onDividerAround ring: Int, _ chords: [Chord]) -> [Longitude] {
    let bridges = chords.filter { $0.form == .bridge && ring == 0 }
      .flatMap { [$0.tie.longitude1, $0.tie.longitude2] }
    let flags = flagged(ring).flatMap { [$0.longitude, $0.longitude + 2] }
    return (figure.houses?.cusps ?? []) + bridges + flags
  }

  /// The middle of a free stretch of the zodiac, as near to the top or the foot of the page as there is one.
  private func freeStretch(_ sweep: Double, _ obstacles: [Longitude]) -> Double? {
    let places = stride(from: 0.0, to: 360, by: 1).filter { place in
      obstacles.allSatisfy { $0.separation(from: Longitude(place)) > sweep / 2 }
    }
    return places.min { leaning(at: $0) < leaning(at: $1) }
  }

  /// How far from level words on a longitude lie, 0…1.
  private func leaning(at degrees: Double) -> Double { abs(dial.direction(degrees).cosine) }

  private func set(
    _ words: [ShapedText], space: Double, length: Double, around middle: Double, radius: Double, _ ring: Int
  ) -> [Mark] {
    // Along the upper half words run clockwise, along the lower one counter-clockwise: never head over.
    let isUpper = dial.direction(middle).sine < 0
    var pen = -length / 2
    return words.enumerated().map { index, word in
      let along = Angle(radians: (pen + word.ink.width / 2) / (radius * dial.halfSide)).degrees
      pen += word.ink.width + space
      let degrees = middle + (isUpper ? -along : along)
      let name = figure.rings[ring].name
      return Mark(
        id: ElementID(.caption(name, line: words.count == 1 ? nil : index + 1)), role: .ringCaption,
        text: word,
        center: dial.point(degrees, radius: radius),
        rotation: dial.direction(degrees) + Angle(degrees: isUpper ? 90 : -90))
    }
  }
}
