import AstroDrawing
import AstroGeometry

/// How lines of aspects that run together are drawn beside each other.
extension WheelBuilder {
  /// Moves lines apart that would hide each other.
  func spread(_ chords: inout [Chord]) {
    let indices = chords.indices.filter { chords[$0].form == .line }
    let lineWidth = metrics.lineWidth(in: theme)
    let pen = ChordPen(theme: theme, lineWidth: lineWidth)
    let strokes = indices.map { pen.stroke(of: chords[$0]) }
    let spreading = ChordSpreading(
      lines: indices.map { chords[$0].segment },
      widths: strokes.map { $0.width + ($0.dash.isEmpty ? 0 : WheelBuilder.dashSpace * lineWidth) },
      space: WheelBuilder.chordSpace * lineWidth)
    for (index, line) in zip(indices, spreading.spread()) {
      chords[index].course = course(of: chords[index].segment, movedTo: line)
      chords[index].lines = chords[index].course
    }
  }

  /// The way of a line that is moved: if dots do not cover its ends, it bends to its true ones.
  private func course(of line: Segment, movedTo moved: Segment) -> [Segment] {
    let shift = line.start.distance(to: moved.start)
    guard shift > AspectPainter.smallestDot * metrics.lineWidth(in: theme) else { return [moved] }
    let bend = min(WheelBuilder.bendSlope * shift / line.length, WheelBuilder.longestBend)
    let middle = moved.part(from: bend, to: 1 - bend)
    return [Segment(line.start, middle.start), middle, Segment(middle.end, line.end)]
  }

  /// The free space between two lines that run together, in line widths.
  private static let chordSpace = 0.6
  /// The free space that a dashed line needs more, in line widths: the dashes of one would fill the gaps of another, so
  /// that the two look like one solid line.
  private static let dashSpace = 0.8
  /// How far a line goes until it is moved aside, in steps aside, and at most, as a part of its length.
  private static let bendSlope = 5.0
  private static let longestBend = 0.12
}
