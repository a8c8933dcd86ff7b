import AstroDrawing
import AstroGeometry

extension BodyStack {
  /// One piece of a stack: a glyph or a number, with what must stay next to it.
  struct Piece {
    let kind: Mark.Kind
    private(set) var text: ShapedText
    /// The mark of retrograde motion, directly after a degree, so that it is never taken for another body's.
    private(set) var motion: ShapedText?
    /// The smallest scales at which the text and the mark of motion can still be read.
    private let leastScale: Double
    private var leastMotionScale: Double
    private var scale = 1.0
    private var motionScale = 1.0
    /// Half the width and half the height of the ink, in points.
    private(set) var half: Size
    /// The additional distance from other numbers on either side, in points, so that their digits do not run
    /// together.
    private(set) var sideBearing: Double

    /// - Parameter motion: The mark of retrograde motion after a degree.
    init(
      kind: Mark.Kind, text: ShapedText, motion: ShapedText? = nil, leastScale: Double = 0,
      sideBearing: Double = 0
    ) {
      (self.kind, self.text, self.motion) = (kind, text, motion)
      (self.leastScale, leastMotionScale, self.sideBearing) = (leastScale, leastScale, sideBearing)
      half = Piece.half(of: text, motion, kind)
    }

    /// The piece at another size, but never too small to be read.
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

    /// The piece with another piece's mark of motion after it, which a glyph keeps when its degree is left
    /// out.
    func withMotion(of other: Piece) -> Piece {
      guard other.motion != nil else { return self }
      var piece = self
      (piece.motion, piece.motionScale) = (other.motion, other.motionScale)
      piece.leastMotionScale = other.leastMotionScale
      piece.half = Piece.half(of: text, other.motion, kind)
      return piece
    }

    /// Draws the piece around its center: the text and, to its right, the mark of motion with its foot on the same
    /// level.
    func draw(around center: Point, _ mark: (_ kind: Mark.Kind, _ text: ShapedText, _ center: Point) -> Void)
    {
      guard let motion else { return mark(kind, text, center) }
      let foot = center.y + half.height
      mark(
        kind, text,
        Point(x: center.x - half.width + text.inkBounds.width / 2, y: foot - text.inkBounds.height / 2))
      mark(
        .planetRetrograde, motion,
        Point(x: center.x + half.width - motion.inkBounds.width / 2, y: foot - motion.inkBounds.height / 2))
    }

    private static func half(of text: ShapedText, _ motion: ShapedText?, _ kind: Mark.Kind) -> Size {
      guard let motion else {
        return Size(width: text.inkBounds.width / 2, height: text.inkBounds.height / 2)
      }
      // A glyph is so tall that a space based on its height would separate it from the mark.
      let space = motionSpace * (kind == .planetGlyph ? motion : text).inkBounds.height
      return Size(
        width: (text.inkBounds.width + space + motion.inkBounds.width) / 2,
        height: max(text.inkBounds.height, motion.inkBounds.height) / 2)
    }

    /// The space before the mark of motion, in heights of the digits or, after a glyph, in heights of the
    /// mark.
    private static let motionSpace = 0.14
  }
}
