import ChartModel

extension WheelBuilder {
  /// The twelve sign glyphs, upright in the middle of their sectors.
  func signMarks() -> [Mark] {
    Sign.allCases.map { sign in
      Mark(
        of: .sign(sign), .signGlyph, symbol(sign.symbol, type.signGlyph),
        at: dial.point(sign.start + 15, radius: (plan.zodiacInner + plan.zodiacOuter) / 2))
    }
  }
}
