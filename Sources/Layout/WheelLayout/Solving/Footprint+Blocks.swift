import AstroGeometry

extension Footprint {
  /// Up to four boxes, as many as a stack has pieces, in a row.
  ///
  /// They are kept in place and not in an array: solving a ring tries thousands of footprints, which would each need
  /// storage of their own.
  struct Blocks: RandomAccessCollection, ExpressibleByArrayLiteral {
    private var first = Block.none
    private var second = Block.none
    private var third = Block.none
    private var fourth = Block.none
    private(set) var count = 0

    /// No boxes yet.
    init() {}

    init(arrayLiteral boxes: Block...) { for box in boxes { append(box) } }

    /// - Precondition: There are less than four.
    mutating func append(_ box: Block) {
      switch count {
      case 0: first = box
      case 1: second = box
      case 2: third = box
      case 3: fourth = box
      default: preconditionFailure("a stack has at most four pieces")
      }
      count += 1
    }

    /// Whether one of them is closer than a gap to one of the others.
    func meet(_ others: Blocks, gap: Double) -> Bool {
      for one in self {
        for other in others where one.meets(other, gap: gap) { return true }
      }
      return false
    }

    var startIndex: Int { 0 }
    var endIndex: Int { count }

    subscript(index: Int) -> Block {
      switch index {
      case 0: first
      case 1: second
      case 2: third
      default: fourth
      }
    }
  }
}

extension Footprint.Block {
  /// The box around some boxes, a little widened, so that rounding makes it no smaller than any; nowhere if there are
  /// none.
  init(around boxes: Footprint.Blocks) {
    guard let first = boxes.first else {
      self = .none
      return
    }
    var (low, high, bearing) = (first.low, first.high, first.sideBearing)
    for box in boxes.dropFirst() {
      low = Point(x: min(low.x, box.low.x), y: min(low.y, box.low.y))
      high = Point(x: max(high.x, box.high.x), y: max(high.y, box.high.y))
      bearing = max(bearing, box.sideBearing)
    }
    let half = Vector(dx: (high.x - low.x) / 2, dy: (high.y - low.y) / 2)
    self.init(
      center: low + half,
      half: Size(width: half.dx + Footprint.Block.slack, height: half.dy + Footprint.Block.slack),
      sideBearing: bearing)
  }

  /// What a box around others is larger on every side, in points.
  private static let slack = 1e-6

  /// A box that is nowhere.
  fileprivate static var none: Footprint.Block {
    Footprint.Block(center: Point(x: .infinity, y: .infinity), half: .zero)
  }

  fileprivate var low: Point { Point(x: x - halfWidth, y: y - halfHeight) }
  fileprivate var high: Point { Point(x: x + halfWidth, y: y + halfHeight) }
}
