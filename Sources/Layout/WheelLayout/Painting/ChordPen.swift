package import AstroChartModel
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
    let stress = theme.dashesNatures && nature == .challenging && !chord.isTight ? ChordPen.stress : 1
    let width = lineWidth * weight(chord) * chord.aspect.type.lineWeight * stress * weight(chord.aspect)
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
    case .rung: 1.2
    case .bridge: 2.4
    case .comb: 1.6
    }
  }

  /// What challenging aspects are heavier by in a theme without colors; tight ones are heavy enough, and would merge.
  private static let stress = 1.3

  /// A factor on the width: aspects that involve points are lighter than those of two planets.
  private func weight(_ aspect: Aspect) -> Double {
    aspect.isOfPoint ? 0.85 : aspect.isOfPlanets ? 1 : 0.93
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

extension AspectType {
  /// A factor on the width of its lines.
  ///
  /// Minor aspects are fine, so that none of them looks like a square or a trine.
  package var lineWeight: Double {
    let weight =
      switch nature {
      case .challenging: 1.15
      case .harmonious: 1.0
      case .neutral: 0.9
      }
    return isMajor ? weight : weight * 0.75
  }
}
