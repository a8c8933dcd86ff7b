import ChartModel
import Drawing
import Geometry

/// Aspects: chords by nature and tightness, brackets for conjunctions, dots where they begin.
struct ChordInk {
  let wheel: Wheel

  func paint(_ group: inout Scene.Group) {
    for chord in wheel.chords {
      let aspect = chord.aspect
      group.group("aspect.\(aspect.body1.name).\(aspect.body2.name)") { group in
        for path in chord.strokes { group.stroke(path, stroke(of: chord)) }
      }
    }
    for place in ends { group.fill(Path(circle: place, radius: wheel.lineWidth * 1.8), wheel.theme.ink) }
    wheel.paintMarks([.aspectGlyph], into: &group)
  }

  /// The places on the rim where chords end, each once.
  private var ends: [Point] {
    var seen: Set<Point> = []
    return wheel.chords.flatMap { [$0.segment.start, $0.segment.end] }.filter { seen.insert($0).inserted }
  }

  /// Tighter is heavier and fuller; a separating aspect is dashed, an uncertain one faint and dotted.
  private func stroke(of chord: Chord) -> Stroke {
    let nature = chord.aspect.type.nature
    let isBracket = chord.aspect.type == .conjunction
    let width = wheel.lineWidth * (isBracket ? 4 : 0.8 + 1.4 * chord.tightness) * weight(nature)
    let opacity =
      ChordInk.faintest + (chord.aspect.isCertain ? (1 - ChordInk.faintest) * chord.tightness : 0)
    let isCovering = wheel.theme.dashesNatures || isBracket
    return Stroke(
      wheel.theme.ink(nature).opacity(isCovering ? 1 : opacity), width: width,
      dash: dash(of: chord.aspect, width),
      cap: isBracket ? .round : .butt)
  }

  /// The opacity of an aspect that is uncertain or at the edge of its orb; under it lines would fall below 3 : 1 on the disc.
  static let faintest = 0.82

  private func weight(_ nature: AspectNature) -> Double {
    switch nature {
    case .challenging: wheel.theme.dashesNatures ? 1.7 : 1.15
    case .harmonious: 1
    case .neutral: 0.9
    }
  }

  private func dash(of aspect: Aspect, _ width: Double) -> [Double] {
    let unit = wheel.lineWidth * 4
    if !aspect.isCertain { return [unit * 0.3, unit * 0.9] }
    if aspect.type == .conjunction { return [] }
    if wheel.theme.dashesNatures, aspect.type.nature == .neutral { return [unit * 0.4, unit * 0.6] }
    return aspect.isApplying == false ? [unit * 1.7, unit * 0.8] : []
  }
}
