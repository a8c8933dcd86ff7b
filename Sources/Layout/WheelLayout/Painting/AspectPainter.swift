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
    let named = wheel.chords.map { (chord: $0, title: titles.title(of: $0.aspect)) }
    for (chord, title) in named {
      let stroke = stroke(of: chord)
      group.group(chord.id.description, title: title) { group in
        // Pieces of one line never overlap, so they look the same as one path.
        if !chord.outline.isEmpty { group.stroke(chord.outline, stroke) }
      }
    }
    paintEnds(&group)
    for (chord, title) in named {
      if let glyph = chord.glyph { group.set(glyph, title: title) }
    }
  }

  // MARK: - Ends

  /// Paints a dot at the end of each line: filled for the base, open for another sky.
  private func paintEnds(_ group: inout Scene.Group) {
    var seen: Set<Point> = []
    let disc = wheel.theme.paint(.disc)
    for chord in wheel.chords {
      for (place, ring) in [(chord.segment.start, chord.tie.ring1), (chord.segment.end, chord.tie.ring2)]
      where seen.insert(place).inserted {
        let ink = wheel.theme.paint(Theme.ink(ofRing: ring, of: wheel.rings.count))
        let dot = Path(circle: place, radius: wheel.lineWidth * radius(ofDotInRing: ring))
        group.fill(dot, ring == 0 ? ink : disc)
        if ring > 0 { group.stroke(dot, Stroke(ink, width: wheel.lineWidth * 0.9)) }
      }
    }
  }

  /// The radius of a dot in line widths.
  ///
  /// An open dot needs room for its hole, and two skies must be told apart at a glance.
  private func radius(ofDotInRing ring: Int) -> Double {
    wheel.rings.count == 1 ? 1.8 : ring == 0 ? 2.1 : AspectPainter.largestDot
  }

  /// The radius of an open dot, in line widths.
  static let largestDot = 2.5

  // MARK: - Strokes

  /// The stroke of a chord: heavier and more opaque the tighter the aspect; dashed if it is separating, faint
  /// and dotted if it is uncertain.
  private func stroke(of chord: Chord) -> Stroke {
    let nature = chord.aspect.type.nature
    let isLine = chord.form == .line
    let width =
      wheel.lineWidth * (isLine ? 0.8 + 1.4 * chord.tightness : chord.form == .bridge ? 2.4 : 1.8)
      * weight(nature) * weight(chord.aspect)
    let opacity =
      Theme.faintestChord + (chord.aspect.isCertain ? (1 - Theme.faintestChord) * chord.tightness : 0)
    let isCovering = wheel.theme.dashesNatures || !isLine
    return Stroke(
      wheel.theme.paint(of: nature).opacity(isCovering ? 1 : opacity), width: width,
      dash: dash(of: chord, width),
      cap: isLine ? .butt : .round)
  }

  private func weight(_ nature: AspectNature) -> Double {
    switch nature {
    case .challenging: wheel.theme.dashesNatures ? 1.7 : 1.15
    case .harmonious: 1
    case .neutral: 0.9
    }
  }

  /// A factor on the width: aspects that involve points are lighter than those of two planets.
  private func weight(_ aspect: Aspect) -> Double {
    let hasPoint = aspect.bodies.contains { !$0.isPlanet }
    return hasPoint ? 0.6 : aspect.isOfPlanets ? 1 : 0.8
  }

  private func dash(of chord: Chord, _ width: Double) -> [Double] {
    let (aspect, unit) = (chord.aspect, wheel.lineWidth * 4)
    if !aspect.isCertain { return [unit * 0.3, unit * 0.9] }
    if chord.form != .line { return [] }
    if wheel.theme.dashesNatures, aspect.type.nature == .neutral { return [unit * 0.4, unit * 0.6] }
    return aspect.isApplying == false ? AspectPainter.separating(wheel.lineWidth) : []
  }

  /// The dash pattern of a separating aspect, for a normal line width.
  static func separating(_ lineWidth: Double) -> [Double] { [lineWidth * 6.8, lineWidth * 3.2] }
}
