import FoundationEssentials

/// Numbers as people read them, in either language.
enum Numeral {
  /// A number without needless zeros.
  static func text(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(value)"
  }

  /// A number with a fixed count of decimals, rounded half up.
  static func fixed(_ value: Double, _ decimals: Int) -> String {
    let scale = (0..<decimals).reduce(1) { scale, _ in scale * 10 }
    let whole = Int((value * Double(scale)).rounded())
    guard decimals > 0 else { return "\(whole)" }
    let rest = "\(whole % scale)"
    return "\(whole / scale)." + String(repeating: "0", count: decimals - rest.count) + rest
  }
}
