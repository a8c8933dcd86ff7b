import AstroChartModel
import AstroDrawing
import AstroThemes

/// The strokes of aspects in a theme: of the two weights that the key tells apart, and more opaque the tighter the
/// aspect; dashed if it is separating, faint and dotted if without a time of birth its orb is not known.
///
/// Nature and points make a line heavier or lighter only within its weight: the finest tight line is heavier than
/// every other, so that what the key calls tight can be read off any wheel.
struct ChordPen {
  let theme: Theme
  /// The width of a line of normal weight in the theme, in points.
  let lineWidth: Double

  func stroke(of chord: Chord) -> Stroke {
    let nature = chord.aspect.type.nature
    let isLine = chord.form == .line
    let width = lineWidth * weight(chord) * weight(nature) * weight(chord.aspect)
    let opacity = Theme.faintestChord + (1 - Theme.faintestChord) * chord.tightness
    let isCovering = theme.dashesNatures || !isLine
    return Stroke(
      theme.paint(of: nature).opacity(isCovering ? 1 : opacity), width: width, dash: dash(of: chord),
      cap: isLine ? .butt : .round)
  }

  private func weight(_ chord: Chord) -> Double {
    switch chord.form {
    case .line: chord.isTight ? 2.45 + 0.3 * chord.tightness : 0.9 + 0.2 * chord.tightness
    case .bracket: 1.8
    case .bridge: 2.4
    case .comb: 1.6
    }
  }

  private func weight(_ nature: AspectNature) -> Double {
    switch nature {
    case .challenging: theme.dashesNatures ? 1.5 : 1.15
    case .harmonious: 1
    case .neutral: 0.9
    }
  }

  /// A factor on the width: aspects that involve points are lighter than those of two planets, and minor ones are
  /// fine, so that none of them looks like a square or a trine.
  private func weight(_ aspect: Aspect) -> Double {
    if !aspect.type.isMajor { return 0.75 }
    let hasPoint = aspect.bodies.contains { !$0.isPlanet }
    return hasPoint ? 0.85 : aspect.isOfPlanets ? 1 : 0.93
  }

  private func dash(of chord: Chord) -> [Double] {
    let (aspect, unit) = (chord.aspect, lineWidth * 4)
    if !aspect.isOrbKnown { return ChordPen.uncertain(lineWidth) }
    if chord.form != .line { return [] }
    if theme.dashesNatures, aspect.type.nature == .neutral { return [unit * 0.4, unit * 0.6] }
    return aspect.isApplying == false ? ChordPen.separating(lineWidth) : []
  }

  /// The dots of an aspect whose orb is not known, for a normal line width.
  static func uncertain(_ lineWidth: Double) -> [Double] { [lineWidth * 1.2, lineWidth * 3.6] }

  /// The dash pattern of a separating aspect, for a normal line width.
  static func separating(_ lineWidth: Double) -> [Double] { [lineWidth * 6.8, lineWidth * 3.2] }
}
