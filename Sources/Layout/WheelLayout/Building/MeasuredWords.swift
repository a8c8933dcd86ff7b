package import AstroDrawing
import AstroGeometry

/// Words that are measured once and then broken into lines at any size.
///
/// Glyphs are not hinted, so widths grow in proportion to the size: everything is measured at the normal
/// size.
package final class MeasuredWords {
  /// The text of a piece, how far the pen moves over it, and how far if the piece ends a line.
  private struct Piece {
    let text: String
    let advance: Double
    let advanceAtEnd: Double
  }

  private let text: String
  private let breaksAtCommas: Bool
  private let breaksAtHyphens: Bool
  private let shape: (String) -> ShapedText
  private lazy var whole = shape(LineBreaks.trimmed(text))
  private lazy var pieces = LineBreaks(
    text, atCommas: breaksAtCommas, atHyphens: breaksAtHyphens
  ).pieces.map(piece)
  private var shaped: [Range<Int>: ShapedText] = [:]

  /// - Parameter shape: Shapes a line at the normal size.
  package init(
    _ text: String, breaksAtCommas: Bool, breaksAtHyphens: Bool = true,
    shape: @escaping (String) -> ShapedText
  ) {
    (self.text, self.breaksAtCommas, self.shape) = (text, breaksAtCommas, shape)
    self.breaksAtHyphens = breaksAtHyphens
  }

  /// As few lines as possible, and these as even as possible, at the normal size.
  package func evenLines(within room: Double, atMost count: Int) -> [ShapedText]? {
    guard var best = lines(within: room, atMost: count), best.count > 1 else {
      return lines(within: room, atMost: count)
    }
    var (low, high) = (0.0, room)
    for _ in 0..<12 {
      let middle = (low + high) / 2
      if let lines = lines(within: middle, atMost: best.count) {
        (high, best) = (middle, lines)
      } else {
        low = middle
      }
    }
    return best
  }

  /// As few lines as possible, each as full as possible, at the normal size.
  ///
  /// - Parameter room: The greatest width of a line's ink, in points.
  /// - Returns: `nil` if the words need more lines, or a single piece is too wide.
  package func lines(within room: Double, atMost count: Int) -> [ShapedText]? {
    lines(within: Array(repeating: room, count: max(count, 1)))
  }

  /// As few lines as possible, each filled up to its own width.
  ///
  /// - Parameter rooms: The greatest width of the ink of each line, in points; their number is that of the
  ///   lines allowed.
  package func lines(within rooms: [Double]) -> [ShapedText]? {
    if whole.inkBounds.width <= rooms[0] { return [whole] }
    guard rooms.count > 1, let ranges = ranges(within: rooms) else { return nil }
    let lines = ranges.map(line)
    // Ink may extend beyond the path of the pen.
    return zip(lines, rooms).allSatisfy { $0.inkBounds.width <= $1 }
      ? lines.filter { !$0.inkBounds.isEmpty } : nil
  }

  private func ranges(within rooms: [Double]) -> [Range<Int>]? {
    var ranges: [Range<Int>] = []
    var reach = 0.0
    for (index, piece) in pieces.enumerated() {
      if let last = ranges.last, reach + piece.advanceAtEnd <= rooms[ranges.count - 1] {
        ranges[ranges.count - 1] = last.lowerBound..<index + 1
      } else {
        guard ranges.count < rooms.count, piece.advanceAtEnd <= rooms[ranges.count] else { return nil }
        ranges.append(index..<index + 1)
        reach = 0
      }
      reach += piece.advance
    }
    return ranges
  }

  private func line(_ range: Range<Int>) -> ShapedText {
    if let known = shaped[range] { return known }
    let line = shape(LineBreaks.trimmed(pieces[range].lazy.map(\.text).joined()))
    shaped[range] = line
    return line
  }

  private func piece(_ text: String) -> Piece {
    let end = LineBreaks.trimmed(text)
    let advance = shape(text).advance
    return Piece(text: text, advance: advance, advanceAtEnd: end == text ? advance : shape(end).advance)
  }
}
