import AstroGeometry

/// Where everything is on a page of squares, in points.
struct SquarePlan: Sendable {
  let form: SquareForm
  let reading: SquareReading
  /// How many squares there are beside each other: one or two.
  let count: Int
  /// How many lines there are at the foot.
  let footLines: Int

  /// The width of a page of one square, and of two.
  static func width(of count: Int) -> Double { count == 1 ? 600 : 1162 }

  private var isWhole: Bool { reading == .whole }
  private var margin: Double { isWhole ? SheetStyle.margin : 14 }
  private var side: Double { isWhole ? 524 : 562 }

  /// Whether words stand around squares, or in the middle of those of the south.
  var hasWords: Bool { isWhole }
  /// Whether each square has its name above it.
  var hasHeads: Bool { form == .north && count > 1 }

  var headSize: Double { isWhole ? 12 : reading.numberSize * 1.3 }

  private var top: Double {
    let head = hasHeads ? headSize * 1.6 : 0
    return (isWhole && form == .north ? 88 : margin) + head
  }

  /// The squares from left to right.
  var boxes: [Rect] {
    let pitch = isWhole ? 562.0 : SquarePlan.width(of: 2) - 2 * margin - side
    return (0..<count).map { Rect(x: margin + pitch * Double($0), y: top, width: side, height: side) }
  }

  /// The baseline of the name above a square.
  var headBaseline: Double { top - headSize * 0.6 }
  /// The baseline of the first line at the foot.
  var footBaseline: Double { top + side + 20 }

  static let footPitch = 12.5

  var size: Size {
    let foot = isWhole && footLines > 0 ? 20 + SquarePlan.footPitch * Double(footLines - 1) : 0
    let below = foot == 0 ? margin : foot + 18
    return Size(width: SquarePlan.width(of: count), height: top + side + below)
  }
}
