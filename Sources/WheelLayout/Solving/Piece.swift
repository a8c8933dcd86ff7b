import Drawing
import Geometry

extension BodyStack {
  /// One step of a stack: a glyph or a number, with what cannot be parted from it.
  struct Piece {
    let kind: Mark.Kind
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
      kind: Mark.Kind, text: ShapedText, motion: ShapedText? = nil, leastScale: Double = 0,
      sideBearing: Double = 0
    ) {
      (self.kind, self.text, self.motion) = (kind, text, motion)
      (self.leastScale, leastMotionScale, self.sideBearing) = (leastScale, leastScale, sideBearing)
      half = Piece.half(of: text, motion, kind)
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
      piece.half = Piece.half(of: piece.text, piece.motion, kind)
      return piece
    }

    /// The piece with another's mark of motion behind it: what a glyph keeps when its degree has to go.
    func withMotion(of other: Piece) -> Piece {
      guard other.motion != nil else { return self }
      var piece = self
      (piece.motion, piece.motionScale) = (other.motion, other.motionScale)
      piece.leastMotionScale = other.leastMotionScale
      piece.half = Piece.half(of: text, other.motion, kind)
      return piece
    }

    /// What is drawn of the piece around its middle: the text, and the motion on the same line to its right.
    func texts(around center: Point) -> [(kind: Mark.Kind, text: ShapedText, center: Point)] {
      guard let motion else { return [(kind, text, center)] }
      let foot = center.y + half.height
      return [
        (
          kind, text,
          Point(x: center.x - half.width + text.inkBounds.width / 2, y: foot - text.inkBounds.height / 2)
        ),
        (
          .planetRetrograde, motion,
          Point(x: center.x + half.width - motion.inkBounds.width / 2, y: foot - motion.inkBounds.height / 2)
        ),
      ]
    }

    private static func half(of text: ShapedText, _ motion: ShapedText?, _ kind: Mark.Kind) -> Size {
      guard let motion else {
        return Size(width: text.inkBounds.width / 2, height: text.inkBounds.height / 2)
      }
      // A glyph is so large that its own height would set the two apart.
      let space = motionSpace * (kind == .planetGlyph ? motion : text).inkBounds.height
      return Size(
        width: (text.inkBounds.width + space + motion.inkBounds.width) / 2,
        height: max(text.inkBounds.height, motion.inkBounds.height) / 2)
    }

    /// Between a degree and its motion, in heights of the digits, or behind a glyph in those of the motion.
    private static let motionSpace = 0.14
  }
}
