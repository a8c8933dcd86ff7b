package import AstroDiagnostics

extension CivilDate {
  /// Parses `1990-04-15`, or `-0043-03-15` for a year before 0; `nil` for any other form, and for a day that
  /// does not exist.
  public init?(_ text: String, in calendar: CivilCalendar = .gregorian) {
    guard text.utf8.count <= 11 else { return nil }
    let isNegative = text.hasPrefix("-")
    let digits = isNegative ? String(text.dropFirst()) : text
    guard let parts = ClockDigits.parse(digits, lengths: [4, 2, 2], separator: "-") else { return nil }
    guard !isNegative || parts[0] > 0 else { return nil }
    self.init(year: isNegative ? -parts[0] : parts[0], month: parts[1], day: parts[2], in: calendar)
  }

  /// The same, for code that reads input.
  ///
  /// - Throws: `invalidValue` for text that is not a date.
  package init(checking text: String, in calendar: CivilCalendar = .gregorian) throws(Problem) {
    guard let date = CivilDate(text, in: calendar) else {
      throw Problem(.invalidValue, BirthFault.notDate(text))
    }
    self = date
  }

  /// The date in the form `1990-04-15`, or `-0043-03-15`.
  public var text: String { text(in: .gregorian) }

  /// The date of the day in a calendar, in the same form.
  package func text(in calendar: CivilCalendar) -> String {
    let (year, month, day) = components(in: calendar)
    return "\(ClockDigits.padded(year, to: 4))-\(ClockDigits.padded(month))-\(ClockDigits.padded(day))"
  }
}

extension ClockTime {
  /// Parses `14:30` or `14:30:15`; `nil` for anything else.
  public init?(_ text: String) {
    let lengths = text.utf8.count > 5 ? [2, 2, 2] : [2, 2]
    guard let parts = ClockDigits.parse(text, lengths: lengths, separator: ":") else { return nil }
    self.init(hour: parts[0], minute: parts[1], second: parts.count > 2 ? parts[2] : 0)
  }

  /// The same, for code that reads input.
  ///
  /// - Throws: `invalidValue` for text that is not a time.
  package init(checking text: String) throws(Problem) {
    guard let time = ClockTime(text) else {
      throw Problem(.invalidValue, BirthFault.notTime(text))
    }
    self = time
  }

  /// The time in the form `14:30`, or `14:30:15` if there are seconds.
  public var text: String {
    let minutes = "\(ClockDigits.padded(hour)):\(ClockDigits.padded(minute))"
    return second == 0 ? minutes : "\(minutes):\(ClockDigits.padded(second))"
  }
}

/// Reads and writes numbers of fixed width between separators, as in dates and times.
package enum ClockDigits {
  /// The numbers in a text of exactly this form; `nil` for any other text.
  static func parse(_ text: String, lengths: [Int], separator: Character) -> [Int]? {
    parse(text, widths: lengths.map { $0...$0 }, separator: separator)
  }

  /// The numbers in a text in which each has as many digits as its range says; `nil` for any other text.
  package static func parse(_ text: String, widths: [ClosedRange<Int>], separator: Character) -> [Int]? {
    guard text.utf8.count <= widths.map(\.upperBound).reduce(0, +) + widths.count else { return nil }
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    guard parts.count == widths.count, parts.allSatisfy({ $0.utf8.allSatisfy(\.isDigit) }),
      zip(parts, widths).allSatisfy({ $1.contains($0.utf8.count) })
    else { return nil }
    return parts.compactMap { Int($0) }
  }

  /// A number padded with zeros between its sign and its digits.
  package static func padded(_ number: Int, to width: Int = 2) -> String {
    let digits = String(number.magnitude)
    return (number < 0 ? "-" : "") + String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}

extension UInt8 {
  /// Whether it is an ASCII digit.
  var isDigit: Bool { (0x30...0x39).contains(self) }
}
