import AstroDrawing
import AstroGeometry
import AstroThemes

/// The places of everything in the picture of a life, in points: A3 in landscape format, fifty years above fifty.
struct LifePlan: Sendable {
  static let size = Size(width: 1190.551, height: 841.89)
  static let margin = 36.0
  /// Where years begin and end; to the left are the names of the systems.
  static let left = 124.0
  static let right = size.width - margin
  static let titleBaseline = 58.0
  static let factsBaseline = 76.0

  /// The tops of the two panels, and how many years each has.
  static let tops = [96.0, 398.0]
  static let yearsOfPanel = 50
  /// The heights of the line of calendar years, of the rows of a system, and of the space below it.
  static let axis = 15.0
  static let longRow = 25.0
  static let shortRow = 20.0
  static let gap = 7.0

  static let conventionsBaseline = 706.0
  static let conventionsPitch = 13.5
  static let keyBaseline = conventionsBaseline + 4 * conventionsPitch + 12

  /// The room of an author's name and logo at the foot; the imprint begins in the middle of the page.
  static let bylineBox = Rect(x: size.width * 2 / 3, y: 764, width: size.width / 3 - margin, height: 40)
  static let middle = size.width / 2

  /// The smallest type that is easy to read on paper, in points.
  static let leastType = 5.5
  /// The least free space on either side of ink within its cell, in points.
  static let air = 0.4
}

/// The text styles of the picture of a life.
struct LifeType: Sendable {
  let theme: Theme

  var title: TextStyle { TextStyle(.vollkornSemiBold, size: 32, paint: theme.paint(.ink)) }
  var facts: TextStyle { TextStyle(.inter, size: 9.4, paint: theme.paint(.faintInk)) }
  var system: TextStyle { TextStyle(.interSemiBold, size: 8.6, paint: theme.paint(.ink)) }
  var year: TextStyle { TextStyle(.inter, size: 6.4, paint: theme.paint(.faintInk), figures: .tabular) }
  var age: TextStyle { TextStyle(.inter, size: 6.2, paint: theme.paint(.ink), figures: .tabular) }
  var name: TextStyle { TextStyle(.interMedium, size: 8, paint: theme.paint(.ink)) }
  var month: TextStyle { TextStyle(.inter, size: 7, paint: theme.paint(.ink)) }
  var note: TextStyle { TextStyle(.inter, size: 8, paint: theme.paint(.faintInk)) }
  static let longGlyph = 13.0
  static let shortGlyph = 8.6
}
