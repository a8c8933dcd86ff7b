extension Double {
  /// The nearest multiple of a thousandth, so that dumps of scenes are the same on every machine.
  package var roundedToThousandth: Double {
    let rounded = (self * 1000).rounded() / 1000
    return rounded == 0 ? 0 : rounded
  }
}

extension Point {
  package var roundedToThousandth: Point { Point(x: x.roundedToThousandth, y: y.roundedToThousandth) }
}

extension Path {
  package var roundedToThousandth: Path { mapped(\.roundedToThousandth) }
}
