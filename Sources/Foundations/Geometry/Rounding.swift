extension Double {
  /// The nearest multiple of 0.001; never −0.
  ///
  /// Rounding keeps dumps of scenes the same on every machine.
  package var roundedToThousandth: Double {
    let rounded = (self * 1000).nearestWhole / 1000
    return rounded == 0 ? 0 : rounded
  }

  /// The nearest whole number, the larger one of two that are as near, as `rounded()` gives it.
  ///
  /// That is a function of the C library, and a picture has thousands of coordinates.
  private var nearestWhole: Double {
    guard magnitude < Double.allWhole else { return rounded() }
    let towardsZero = Double(Int64(self))
    let rest = self - towardsZero
    return rest >= 0.5 ? towardsZero + 1 : rest <= -0.5 ? towardsZero - 1 : towardsZero
  }

  /// From here on there are only whole numbers.
  private static let allWhole = 0x1p52
}

extension Point {
  package var roundedToThousandth: Point { Point(x: x.roundedToThousandth, y: y.roundedToThousandth) }
}

extension Rect {
  package var roundedToThousandth: Rect {
    Rect(
      x: minX.roundedToThousandth, y: minY.roundedToThousandth, width: width.roundedToThousandth,
      height: height.roundedToThousandth)
  }
}

extension Path {
  package var roundedToThousandth: Path {
    var path = self
    path.roundToThousandth()
    return path
  }
}
