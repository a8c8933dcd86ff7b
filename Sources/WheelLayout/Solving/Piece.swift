import Drawing
import Geometry

extension Column {
  /// One step of a column: a glyph or a number, with what cannot be parted from it.
  struct Piece {
    let role: Mark.Role
    private(set) var text: ShapedText
    /// The mark of retrograde motion, right behind a degree, so that it is never read as another body's.
    private(set) var motion: ShapedText?
    /// The least fraction of its size at which the text can still be read, and the same of the motion.
    private let leastScale: Double
    private var leastMotionScale: Double
    private var scale = 1.0
    private var motionScale = 1.0
    /// Half the width and half the height of the ink, in points.
    private(set) var half: Size
    /// What another number keeps away on either side besides the gap, so that their digits do not run together.
    private(set) var sideBearing: Double

    /// - Parameter motion: The mark of retrograde motion, of a degree.
    init(
      role: Mark.Role, text: ShapedText, motion: ShapedText? = nil, leastScale: Double = 0,
      sideBearing: Double = 0
    ) {
      (self.role, self.text, self.motion) = (role, text, motion)
      (self.leastScale, leastMotionScale, self.sideBearing) = (leastScale, leastScale, sideBearing)
      half = Piece.half(of: text, motion, role)
    }

    /// The piece in another size, though never too small to be read.
    func scaled(by factor: Double) -> Piece {
      let wanted = max(scale * factor, min(scale, leastScale))
      let wantedMotion = max(motionScale * factor, min(motionScale, leastMotionScale))
      guard wanted != scale || motion != nil && wantedMotion != motionScale else { return self }
      var piece = self
      piece.text = text.scaled(by: wanted / scale)
      piece.motion = motion?.scaled(by: wantedMotion / motionScale)
      piece.sideBearing *= wanted / scale
      (piece.scale, piece.motionScale) = (wanted, wantedMotion)
      piece.half = Piece.half(of: piece.text, piece.motion, role)
      return piece
    }

    /// The piece with another's mark of motion behind it: what a glyph keeps when its degree has to go.
    func withMotion(of other: Piece) -> Piece {
      guard other.motion != nil else { return self }
      var piece = self
      (piece.motion, piece.motionScale) = (other.motion, other.motionScale)
      piece.leastMotionScale = other.leastMotionScale
      piece.half = Piece.half(of: text, other.motion, role)
      return piece
    }

    /// What is drawn of the piece around its middle: the text, and the motion on the same line to its right.
    func inks(around center: Point) -> [(role: Mark.Role, text: ShapedText, center: Point)] {
      guard let motion else { return [(role, text, center)] }
      let foot = center.y + half.height
      return [
        (role, text, Point(x: center.x - half.width + text.ink.width / 2, y: foot - text.ink.height / 2)),
        (
          .planetRetrograde, motion,
          Point(x: center.x + half.width - motion.ink.width / 2, y: foot - motion.ink.height / 2)
        ),
      ]
    }

    private static func half(of text: ShapedText, _ motion: ShapedText?, _ role: Mark.Role) -> Size {
      guard let motion else { return Size(width: text.ink.width / 2, height: text.ink.height / 2) }
      // A glyph is so large that its own height would set the two apart.
      let space = motionSpace * (role == .planetGlyph ? motion : text).ink.height
      return Size(
        width: (text.ink.width + space + motion.ink.width) / 2,
        height: max(text.ink.height, motion.ink.height) / 2)
    }

    /// Between a degree and its motion, in heights of the digits, or behind a glyph in those of the motion.
    private static let motionSpace = 0.14
  }
}
