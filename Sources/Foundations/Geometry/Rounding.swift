extension Double {
  /// The nearest multiple of 0.001; never −0.
  ///
  /// Rounding keeps dumps of scenes the same on every machine.
  package var roundedToThousandth: Double {
    let rounded = (self * 1000).rounded() / 1000
    return rounded == 0 ? 0 : rounded
  }
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
  package var roundedToThousandth: Path { mapped { $0.roundedToThousandth } }
}
