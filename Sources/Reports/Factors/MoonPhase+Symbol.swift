import ChartModel

extension MoonPhase {
  /// The picture of the Moon, as seen from the northern hemisphere.
  var symbol: String {
    switch self {
    case .newMoon: "🌑"
    case .crescent: "🌒"
    case .firstQuarter: "🌓"
    case .gibbous: "🌔"
    case .fullMoon: "🌕"
    case .disseminating: "🌖"
    case .lastQuarter: "🌗"
    case .balsamic: "🌘"
    }
  }
}
