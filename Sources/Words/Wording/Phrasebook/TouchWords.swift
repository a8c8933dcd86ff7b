package import AstroChartModel

/// The words on an interactive page, and the names of its parts for readers who cannot see them.
package protocol TouchWords: Sendable {
  /// The name of the picture as a whole, as in “astrological wheel”.
  var wheel: String { get }
  /// A sentence on how to use the wheel from the keyboard.
  var keysOfTheWheel: String { get }
  /// The text in place of details while nothing is selected.
  var invitation: String { get }

  /// The labels of buttons.
  var zoomIn: String { get }
  var zoomOut: String { get }
  var wholeWheel: String { get }
  var downloadPicture: String { get }
  var letGo: String { get }
  /// The label of a link to what is selected.
  var linkToThis: String { get }

  /// The heading of the choice of what is shown, and one of its items.
  var show: String { get }
  var points: String { get }
  /// The words before the number of degrees beyond which aspects are hidden, as in “Orb up to”.
  var orbUpTo: String { get }
  /// The label of the choice of themes, and the names of themes; a user's own theme has the name in its file.
  var colors: String { get }
  var systemColors: String { get }
  func name(ofTheme theme: String) -> String

  /// The labels of the slider and its buttons.
  var dayOfTheSky: String { get }
  var play: String { get }
  var pause: String { get }
  var backToTheMoment: String { get }
  var earlierHit: String { get }
  var laterHit: String { get }

  /// A sentence on the position of an angle.
  func standing(of angle: ChartAngle, at position: String) -> String
  /// A sentence on where a house begins.
  func standing(ofCusp house: Int, at position: String) -> String
  /// A sentence on where a house begins and which body rules it.
  func standing(ofHouse house: Int, at position: String, ruler: Body) -> String
  /// What a body is like in a sign, and what it does in a house if there is one, in a sentence each.
  func meaning(ofTouched body: Body, in sign: Sign, house: Int?) -> String
  /// A sentence on what an angle means in a sign.
  func meaning(of angle: ChartAngle, in sign: Sign) -> String
  /// A sentence on how bodies in a sign act.
  func meaning(of sign: Sign) -> String
  /// A sentence on what a house stands for.
  func meaning(ofHouse house: Int) -> String
  /// A sentence on the kind of sign.
  func standing(of sign: Sign) -> String
}
