import Drawing
import Geometry

/// Something that a reader of the page can choose.
struct PageMark {
  enum Kind: String { case body, angle, aspect, house, cusp, sign }

  /// The id of its group in the picture; of a row in a list, where the picture does not show it.
  var id: String
  var kind: Kind
  /// What a list calls an aspect, beside its facts.
  var name = ""
  /// What it is called, in a few words.
  var title: String
  /// Where it stands, or what ties what: a sentence.
  var sentence: String
  /// What a list says of an aspect beside its name: orb and motion.
  var facts = ""
  /// What that is taken to mean: a sentence.
  var meaning: String?
  /// The ids of what belongs to it and stays bright while it is chosen.
  var related: [String] = []
  /// Where it is touched, in points; `nil` for what the picture does not show.
  var area: Path?
  /// How far from exact an aspect is, in degrees.
  var orb: Double?
  /// Names by which it is filtered: the kind of an aspect, `point` for what nodes and their kin take part in.
  var classes: [String] = []
  /// Which paragraphs of the report are about it, counted from 0.
  var paragraphs: [Int] = []

  /// Whether its area is a line.
  var isLine: Bool { kind != .house && kind != .sign }

  /// A line that is touched: one without any width or height would have no box, which is what others find it by.
  static func line(_ start: Point, _ end: Point) -> Path {
    func apart(_ a: Double, _ b: Double) -> Double { abs(a - b) < 1 ? a + 1 : b }
    return Path(through: [start, Point(x: apart(start.x, end.x), y: apart(start.y, end.y))])
  }

  /// What makes it one that can be chosen in the picture.
  var target: Scene.Target? {
    area.map { Scene.Target(name: sentence, area: $0, isLine: isLine) }
  }
}
