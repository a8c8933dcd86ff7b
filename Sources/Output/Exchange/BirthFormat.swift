/// The forms in which programs keep births.
public enum BirthFormat: String, CaseIterable, Hashable, Sendable {
  /// The exchange format of astrological programs, of `#A93:` and `#B93:` lines.
  case aaf
  /// Astrolog's chart files and chart lists: lines of switches.
  case astrolog
  /// The lines of 100 characters that Quick*Chart and Astrolog write.
  case quickChart = "quick-chart"
  /// A table with the names of its columns in the first row.
  case csv
  /// What Kerykeion's models dump as JSON: subjects, or charts with their subjects.
  case kerykeion
  /// What immanuel's charts give as JSON.
  case immanuel
  /// Chart files of this package, one a line or one alone.
  case chart
}

extension BirthFormat {
  /// What the first characters of a text say about it.
  init(of lines: TextLines) {
    let first = lines.filled(atMost: 1).first?.text ?? ""
    switch first.unicodeScalars.first {
    case "#": self = .aaf
    case "@", "-", "/", ";": self = .astrolog
    case "{", "[": self = .chart
    default: self = BirthFormat.ofTable(first, lines)
    }
  }

  private static func ofTable(_ first: String, _ lines: TextLines) -> BirthFormat {
    if QuickChartLine.isOne(first) { return .quickChart }
    return AstrologNumbers(lines) == nil ? .csv : .astrolog
  }
}
