/// What a professional looks up in a chart besides its positions, by the names of the option `--with`.
public enum Detail: String, CaseIterable, Hashable, Sendable, Codable {
  /// Essential dignities, receptions, the distance from the Sun, and who is out of bounds.
  case dignities
  /// Who has most dignity at a place, and in the whole chart.
  case almuten
  /// Day or night.
  case sect
  /// The seven lots of Paulus.
  case lots
  /// Bright and famous stars, and what stands with them.
  case stars
  /// Midpoints of all pairs, and what stands on their axes.
  case midpoints
  /// Mirror images in the axis of the solstices.
  case antiscia
  /// Equal declinations, north or south.
  case parallels
  /// Figures that aspects form together, and gatherings.
  case patterns
  /// The phase of the Moon.
  case phase
  /// What outweighs the rest: element, modality, the shape of the whole.
  case dominants
  /// The mansions of the Moon, in a sidereal zodiac.
  case nakshatras
  /// The divisions of the signs, in a sidereal zodiac.
  case vargas
  /// The planets as they are seen from the Sun.
  case heliocentric
  /// The 36 sectors of the daily course, after Gauquelin.
  case sectors
  /// Who rules the times of a life: profections, firdaria, releasing, Vimshottari.
  case timelords
}
