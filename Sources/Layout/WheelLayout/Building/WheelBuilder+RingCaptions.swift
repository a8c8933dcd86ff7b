import AstroChartModel
import AstroDrawing
import AstroGeometry
import AstroWording

extension WheelBuilder {
  /// The words beside an outer ring, on the divider inside it, clear of every line that crosses the divider.
  ///
  /// Each word is a mark of its own and is straight, because so short a chord hardly deviates from its
  /// circle.
  func captionMarks(ofRing ring: Int, beside chords: [Chord]) -> [Mark] {
    guard options.detail == .full, ring > 0, let caption = figure.rings[ring].caption,
      let edge = plan.divider(around: ring - 1)
    else { return [] }
    let (words, track) = (caption.split(separator: " ").map(String.init), CaptionTrack(edge, dial))
    let style = skyType(ofRing: ring).ringCaption(depth: track.depth)
    let obstacles = obstacles(onDividerAround: ring - 1, chords)
    // A caption too long for any free stretch is cut short at the end of a word.
    for count in stride(from: words.count, to: 0, by: -1) {
      let kept = words.prefix(count).dropLast() + [words[count - 1] + (count < words.count ? "…" : "")]
      let shaped = WritingDirection.ordered(Array(kept)).flatMap { pieces(of: $0, style, on: track) }
      let sweep = track.sweep(of: track.length(of: shaped) + 2 * metrics.gap)
      if let middle = freeStretch(sweep, obstacles) { return set(shaped, on: track, around: middle, ring) }
    }
    return []
  }

  /// A word that fits between the circles: smaller if it is too long for a straight line there, or in parts if it were
  /// then too small to read and its letters do not join.
  private func pieces(of word: String, _ style: TextStyle, on track: CaptionTrack) -> [CaptionPiece] {
    let whole = fitted(word, style, track.longestWord)
    guard let size = whole.runs.first?.size, size < options.leastPoints, word.allSatisfy(\.isCased) else {
      return [CaptionPiece(text: whole, space: track.space)]
    }
    let width = shape(word, style).inkBounds.width
    let count = Int((width / track.longestWord).rounded(.up))
    let length = (word.count + count - 1) / count
    let letters = Array(word)
    let parts = stride(from: 0, to: letters.count, by: length).map {
      shape(String(letters[$0..<min($0 + length, letters.count)]), style)
    }
    let between = (width - parts.reduce(0) { $0 + $1.inkBounds.width }) / Double(max(1, parts.count - 1))
    return parts.enumerated().map { index, part in
      CaptionPiece(text: part, space: index + 1 < parts.count ? between : track.space)
    }
  }

  /// The longitudes at which lines cross a divider.
  private func obstacles(onDividerAround ring: Int, _ chords: [Chord]) -> [Longitude] {
    let bridges = chords.filter { [.bridge, .comb].contains($0.form) && ring == 0 }
      .flatMap { [$0.tie.longitude1, $0.tie.longitude2] }
    let flags = flagged(ring).flatMap { [$0.longitude, $0.longitude + 2] }
    let axes = [ChartAngle.ascendant, .midheaven].compactMap { figure.angles?[$0] }
    return (figure.houses?.cusps ?? []) + axes + bridges + flags
  }

  /// The middle of a free stretch of the zodiac, as near as possible to the top or the foot of the page.
  private func freeStretch(_ sweep: Double, _ obstacles: [Longitude]) -> Double? {
    let (top, foot) = (dial.origin - 90, dial.origin + 90)
    for step in 0...90 {
      for place in [top + Double(step), top - Double(step), foot + Double(step), foot - Double(step)] {
        let middle = Longitude(place)
        if obstacles.allSatisfy({ $0.separation(from: middle) > sweep / 2 }) { return middle.degrees }
      }
    }
    return nil
  }

  private func set(_ words: [CaptionPiece], on track: CaptionTrack, around middle: Double, _ ring: Int)
    -> [Mark]
  {
    // In the upper half words run clockwise, in the lower half counter-clockwise, so they are never upside
    // down.
    let isUpper = dial.direction(middle).sine < 0
    var pen = -track.length(of: words) / 2
    return words.enumerated().map { index, word in
      let along = track.sweep(of: pen + word.text.inkBounds.width / 2)
      pen += word.text.inkBounds.width + word.space
      let degrees = middle + (isUpper ? -along : along)
      let name = figure.rings[ring].name
      return Mark(
        id: ElementID(.caption(name, line: words.count == 1 ? nil : index + 1)), kind: .ringCaption,
        text: word.text,
        center: dial.point(degrees, radius: track.radius),
        rotation: dial.direction(degrees) + Angle(degrees: isUpper ? 90 : -90))
    }
  }
}

/// A word of a caption, or a part of one, and the space after it in points.
private struct CaptionPiece {
  var text: ShapedText
  var space: Double
}

/// The circle on which the words of a divider are placed; lengths are in points except for `radius`.
private struct CaptionTrack {
  /// The radius as a fraction of half the side.
  let radius: Double
  let depth: Double
  private let circle: Double

  init(_ edge: ClosedRange<Double>, _ dial: Dial) {
    radius = (edge.upperBound + edge.lowerBound) / 2
    depth = (edge.upperBound - edge.lowerBound) * dial.halfSide
    circle = radius * dial.halfSide
  }

  /// The space between two words.
  var space: Double { depth * 0.4 }

  /// The length of a straight word that deviates from its circle by an eighth of the divider's depth.
  var longestWord: Double { (circle * depth).squareRoot() }

  func length(of words: [CaptionPiece]) -> Double {
    words.reduce(0) { $0 + $1.text.inkBounds.width + $1.space } - (words.last?.space ?? 0)
  }

  /// The angle of the circle that a length takes up, in degrees.
  func sweep(of length: Double) -> Double { Angle(radians: length / circle).degrees }
}
