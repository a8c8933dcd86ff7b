import AstroChartModel
import AstroDrawing
import AstroGeometry
import AstroThemes

/// Paints the aspects: lines whose weight shows nature and tightness, marks of conjunctions, and dots at the
/// ends of lines.
struct AspectPainter {
  let wheel: Wheel
  let titles: WheelTitles

  func paint(_ group: inout Scene.Group) {
    let named = wheel.chords.map { titles.title(of: $0.aspect) }
    // Each has a line, most have a glyph, and there are some dots.
    group.reserve(3 * named.count)
    let pen = ChordPen(theme: wheel.theme, lineWidth: wheel.lineWidth)
    for (chord, title) in zip(wheel.chords, named) {
      let stroke = pen.stroke(of: chord)
      group.group(chord.id.description, title: title) { group in
        // Pieces of one line never overlap, so they look the same as one path.
        let outline = chord.outline
        if !outline.isEmpty { group.stroke(outline, stroke) }
      }
    }
    paintEnds(&group)
    for (chord, title) in zip(wheel.chords, named) {
      if let glyph = chord.glyph { group.set(glyph, title: title) }
    }
  }

  // MARK: - Ends

  /// Paints a dot at the end of each line: filled for the base, open for another sky.
  ///
  /// A comb has feet instead.
  private func paintEnds(_ group: inout Scene.Group) {
    // A wheel has so few ends that they are compared faster than hashed.
    var seen: [Point] = []
    let disc = wheel.theme.paint(.disc)
    for chord in wheel.chords where chord.form != .comb {
      for (place, ring) in [(chord.segment.start, chord.tie.ring1), (chord.segment.end, chord.tie.ring2)]
      where !seen.contains(place) {
        seen.append(place)
        let ink = wheel.theme.paint(Theme.ink(ofRing: ring, of: wheel.rings.count))
        let dot = Path(circle: place, radius: wheel.lineWidth * radius(ofDotInRing: ring))
        group.fill(dot, ring == 0 ? ink : disc)
        if ring > 0 { group.stroke(dot, Stroke(ink, width: wheel.lineWidth * AspectPainter.outline)) }
      }
    }
  }

  /// The radius of a dot in line widths.
  ///
  /// An open dot needs room for its hole, and two skies must be told apart at a glance.
  private func radius(ofDotInRing ring: Int) -> Double {
    wheel.rings.count == 1 ? AspectPainter.smallestDot : ring == 0 ? 2.1 : AspectPainter.largestDot
  }

  /// The radius of a dot in a wheel of one ring, in line widths.
  static let smallestDot = 1.8

  /// The radius of an open dot, in line widths.
  static let largestDot = 2.5

  /// The radius of an open dot with its outline, in points.
  static func reach(in lineWidth: Double) -> Double { lineWidth * (largestDot + outline / 2) }

  /// The width of the outline of an open dot, in line widths.
  static let outline = 0.9
}
