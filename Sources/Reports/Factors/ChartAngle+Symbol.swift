import ChartModel

extension ChartAngle {
  /// The mark of the angle: two letters that the symbol face draws as one glyph's width of capitals.
  var symbol: String {
    switch self {
    case .ascendant: "AC"
    case .midheaven: "MC"
    case .descendant: "DC"
    case .imumCoeli: "IC"
    }
  }
}
