package import AstroChartModel

extension Mover.Pace {
  /// The pace of the ten planets; `nil` for other bodies.
  ///
  /// Lengths of pieces: measured over centuries, a piece has an error of 0.003″ for the Sun and 0.001″ for
  /// the Moon, mostly as little for Mercury to Mars, and 1″ for the others. That is about as much as light is
  /// bent when the planet is beside the Sun, and as the nutation of a fortnight. Where a piece is not
  /// accurate enough, results are refined by the positions themselves. Mean motions: those of the orbits;
  /// Mercury and Venus, which stay near the Sun, have that of the Sun; see Meeus, Astronomical Algorithms,
  /// table 31.A. Loops: the widest of six centuries, plus a tenth.
  package init?(of body: Body) {
    switch body {
    case .sun: self.init(days: 32, order: 16, mean: .sun, loop: 0)
    case .moon: self.init(days: 8, order: 16, mean: .init(218.316_65, speed: 13.176_396_5), loop: 0)
    case .mercury: self.init(days: 32, order: 20, mean: .sun, loop: 19)
    case .venus: self.init(days: 32, order: 16, mean: .sun, loop: 19)
    case .mars: self.init(days: 32, order: 16, mean: .init(355.433, speed: 0.524_071_1), loop: 22)
    case .jupiter: self.init(days: 64, order: 12, mean: .init(34.352, speed: 0.083_129_4), loop: 11.5)
    case .saturn: self.init(days: 64, order: 12, mean: .init(50.077, speed: 0.033_497_9), loop: 8)
    case .uranus: self.init(days: 128, order: 10, mean: .init(314.055, speed: 0.011_769_0), loop: 5)
    case .neptune: self.init(days: 128, order: 10, mean: .init(304.349, speed: 0.006_020_1), loop: 3.4)
    case .pluto: self.init(days: 128, order: 10, mean: .init(238.929, speed: 0.003_978_6), loop: 3.6)
    default: return nil
    }
  }
}

extension Mover.Mean {
  fileprivate static let sun = Mover.Mean(280.466_46, speed: 0.985_647_36)
}
