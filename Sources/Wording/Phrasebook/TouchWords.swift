package import ChartModel

/// What stands on a page that can be touched, and what its parts are called by who cannot see them.
package protocol TouchWords: Sendable {
  /// What the picture is called as a whole, as in “astrological wheel”.
  var wheel: String { get }
  /// How the wheel is used without a pointer: a sentence.
  var keysOfTheWheel: String { get }
  /// In place of details, while nothing is chosen.
  var invitation: String { get }

  /// Names of buttons.
  var zoomIn: String { get }
  var zoomOut: String { get }
  var wholeWheel: String { get }
  var downloadPicture: String { get }
  var letGo: String { get }
  /// The address of what is chosen.
  var linkToThis: String { get }

  /// Above what is shown and hidden, and what can be.
  var show: String { get }
  var points: String { get }
  /// Before a number of degrees beyond which aspects are hidden, as in “Orb up to”.
  var orbUpTo: String { get }
  /// The choice of inks, and its names; one of a user's own is called as its file calls it.
  var colors: String { get }
  var systemColors: String { get }
  func name(ofTheme theme: String) -> String

  /// The slider and its buttons.
  var dayOfTheSky: String { get }
  var play: String { get }
  var pause: String { get }
  var backToTheMoment: String { get }
  var earlierHit: String { get }
  var laterHit: String { get }

  /// Where an angle stands: a sentence.
  func standing(of angle: ChartAngle, at position: String) -> String
  /// Where a house begins: a sentence.
  func standing(ofCusp house: Int, at position: String) -> String
  /// Where a house begins and who rules it: a sentence.
  func standing(ofHouse house: Int, at position: String, ruler: Body) -> String
  /// What a house stands for: a sentence.
  func meaning(ofHouse house: Int) -> String
  /// What kind of sign it is: a sentence.
  func standing(of sign: Sign) -> String
}
