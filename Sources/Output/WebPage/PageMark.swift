import AstroDrawing
import AstroGeometry

/// Something on the page that a reader can select.
struct PageMark {
  enum Kind: String { case body, angle, aspect, house, cusp, sign }

  /// The id of its group in the picture, or of a row in a list if the picture does not show it.
  var id: String
  var kind: Kind
  /// The name of an aspect in a list, without its facts.
  var name = ""
  /// Its name, in a few words.
  var title: String
  /// A sentence that says where it is, or what an aspect connects.
  var sentence: String
  /// The facts of an aspect that a list shows after its name: orb and motion.
  var facts = ""
  /// A sentence about its meaning in astrology.
  var meaning: String?
  /// The ids of related marks, which stay bright while it is selected.
  var related: [String] = []
  /// The area that responds to a pointer, in points; `nil` if the picture does not show it.
  var area: Path?
  /// The orb of an aspect, in degrees.
  var orb: Double?
  /// The classes by which it is filtered: the type of an aspect, and `point` for one that involves a node or
  /// another point.
  var classes: [String] = []
  /// The indices of the report's paragraphs about it, from 0.
  var paragraphs: [Int] = []

  /// Whether its area is a line.
  var isLine: Bool { kind != .house && kind != .sign }

  /// A line that responds to a pointer; it is never exactly horizontal or vertical, as its bounding box must
  /// not be empty.
  static func line(_ start: Point, _ end: Point) -> Path {
    func apart(_ a: Double, _ b: Double) -> Double { abs(a - b) < 1 ? a + 1 : b }
    return Path(through: [start, Point(x: apart(start.x, end.x), y: apart(start.y, end.y))])
  }

  /// The target that makes it selectable in the picture.
  var target: Scene.Target? {
    area.map { Scene.Target(name: sentence, area: $0, isLine: isLine) }
  }
}
