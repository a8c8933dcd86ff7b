/// What a report on an area owes its reader, the most urgent first; the figures that tell it come before all
/// others but the main one.
enum FigureDue: Int, CaseIterable, Comparable, Sendable {
  /// What somebody added to the book.
  case own
  /// Sun and Moon by sign in the general portrait, Venus and Moon in relationships.
  case lights
  /// A closed figure of the whole chart with a planet that stands for the area.
  case closed
  /// The tightest aspect that concerns the area.
  case tightest
  /// Three or more planets in one house or sign.
  case stellium
  /// The tightest aspect of the ruler of the area's house, within 1.5°.
  case rulerAspect
  /// The area's house or angle with its ruler.
  case ruler
  /// A planet on the angle of the area, or closely tied to it.
  case angle
  /// Sun or Moon with Saturn or a slower planet.
  case light
  /// A close aspect of Sun or Moon, or of the area's ruler.
  case close
  /// An aspect that is all but exact.
  case closest

  static func < (a: FigureDue, b: FigureDue) -> Bool { a.rawValue < b.rawValue }

  /// How many figures of one kind are owed; further ones stand by their score.
  var most: Int {
    self == .own || self == .light || self == .close ? 3 : self == .angle || self == .closed ? 2 : 1
  }
}
