import ChartModel

extension WheelBuilder {
  /// The twelve sign glyphs, upright in the middle of their sectors.
  func signMarks() -> [Mark] {
    Sign.allCases.map { sign in
      Mark(
        id: "sign.\(sign.rawValue)", role: .signGlyph, text: symbol(sign.symbol, type.signGlyph),
        center: dial.point(sign.start + 15, radius: (radii.zodiacInner + radii.zodiacOuter) / 2))
    }
  }
}
