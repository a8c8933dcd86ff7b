import AstroDrawing
import AstroGeometry
import AstroWheelLayout

extension Card {
  /// Everything in the layout that breaks a promise, in one sentence each; should be empty.
  package func audit() -> [String] {
    wheels.flatMap { $0.wheel.audit(against: $0.wheel.figure) }.map(\.description) + misplaced + touching
      + blocks.flatMap { block in
        block.words.filter { $0.leastSize < CardPlan.leastSize - 0.001 }.map {
          "\(block.label): “\($0.spelled)” is \($0.leastSize) pixels, too small to be read"
        }
      }
  }

  private typealias Piece = (name: String, box: Rect)

  private var words: [Piece] {
    blocks.flatMap { block in block.words.map { ("\(block.label): “\($0.spelled)”", $0.box) } }
  }

  private var solids: [Piece] { blocks.flatMap { block in block.solids.map { (block.label, $0) } } }

  /// What leaves the page within the frame, or enters a wheel.
  private var misplaced: [String] {
    (words + solids).flatMap { piece -> [String] in
      let isInWheel = wheels.contains { $0.center.distance(to: piece.box) < $0.radius }
      return (style.inner.contains(piece.box) ? [] : ["\(piece.name) leaves the page"])
        + (isInWheel ? ["\(piece.name) enters the wheel"] : [])
    }
  }

  /// Pairs of pieces that touch each other.
  private var touching: [String] {
    let pieces = words + solids
    return pieces.indices.flatMap { first in
      pieces.indices.dropFirst(first + 1).filter { pieces[first].box.intersects(pieces[$0].box) }
        .map { "\(pieces[first].name) touches \(pieces[$0].name)" }
    }
  }
}

extension PlacedText {
  /// The words as text.
  var spelled: String { text.runs.map(\.text).joined() }

  /// The size of the smallest type in it.
  fileprivate var leastSize: Double { text.runs.map(\.size).min() ?? .infinity }
}

extension Point {
  /// The distance to the nearest point of a box.
  fileprivate func distance(to box: Rect) -> Double {
    distance(to: Point(x: min(max(x, box.minX), box.maxX), y: min(max(y, box.minY), box.maxY)))
  }
}
