public import AstroDiagnostics

extension Moment {
  /// The moment's date and time in UTC, to the nearest second.
  public var utc: (date: CivilDate, time: ClockTime) { Moment.clock(at: nearestSecond) }

  /// The moment's date and time on the clock at the place, to the nearest second.
  public var local: (date: CivilDate, time: ClockTime) {
    Moment.clock(at: nearestSecond + utcOffsetSeconds)
  }

  /// The moment in the form `1990-04-15T10:30:00Z`, to the nearest second; half a second is rounded up.
  ///
  /// It is rounded, not truncated: a computed time of 10:29:59.9996 is half past ten.
  public var utcText: String {
    var isPut = false
    let text = unsafe String(unsafeUninitializedCapacity: Moment.utcTextLength) { text in
      guard let first = text.baseAddress else { return 0 }
      isPut = unsafe putUTCText(at: first)
      return isPut ? Moment.utcTextLength : 0
    }
    guard !isPut else { return text }
    let (date, time) = utc
    return "\(date.text)T\(time.textWithSeconds)Z"
  }

  /// The length of `utcText` for a year of four digits.
  package static let utcTextLength = 20

  /// Writes the same text of twenty bytes, for files that have hundreds of moments.
  ///
  /// - Returns: `false`, and writes nothing, for a year that has not four digits.
  package func putUTCText(at text: UnsafeMutablePointer<UInt8>) -> Bool {
    let (date, time) = utc
    guard (0...9999).contains(date.year) else { return false }
    func put(_ pair: Int, at place: Int, then mark: Unicode.Scalar) {
      unsafe text[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: pair / 10)
      unsafe text[place + 1] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: pair % 10)
      unsafe text[place + 2] = UInt8(ascii: mark)
    }
    // The year's second half takes the place of the first mark.
    put(date.year / 100, at: 0, then: "-")
    put(date.year % 100, at: 2, then: "-")
    put(date.month, at: 5, then: "-")
    put(date.day, at: 8, then: "T")
    put(time.hour, at: 11, then: ":")
    put(time.minute, at: 14, then: ":")
    put(time.second, at: 17, then: "Z")
    return true
  }

  /// The moment in the form `1990-04-15T10:30:00.25Z`, with as many decimals as it needs, at most nine.
  ///
  /// A whole second has none and looks the same as in `utcText`.
  package var preciseUTCText: String {
    let (date, time) = Moment.clock(at: secondsSince1970)
    var fraction = nanoseconds == 0 ? "" : "." + ClockDigits.padded(nanoseconds, to: 9)
    while fraction.last == "0" { fraction.removeLast() }
    return "\(date.text)T\(time.textWithSeconds)\(fraction)Z"
  }

  /// Parses `1990-04-15T10:30:00Z`, with up to nine decimals of a second, as a moment in UTC.
  ///
  /// - Throws: `invalidValue` for any other text, such as one without the `Z` or one of a date that no
  ///   calendar has.
  public init(utcText text: String) throws(Problem) {
    guard let moment = Moment(parsing: text) else {
      throw Problem(.invalidValue, BirthFault.notInstant(text))
    }
    self = moment
  }

  /// Parses `1990-04-15T10:30:00Z`, as `utcText` writes it; `nil` for any other text, such as one with decimals of a second.
  package init?(wholeSecond text: String) {
    guard !text.utf8.contains(UInt8(ascii: ".")) else { return nil }
    self.init(parsing: text)
  }

  private init?(parsing text: String) {
    guard text.utf8.count <= 40 else { return nil }
    let parts = text.dropLast().split(separator: "T", omittingEmptySubsequences: false)
    guard text.last == "Z", parts.count == 2, let date = CivilDate(String(parts[0])) else { return nil }
    let clock = parts[1].split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(clock.count), clock[0].utf8.count == 8, let time = ClockTime(String(clock[0])),
      let nanoseconds = clock.count == 1 ? 0 : Moment.nanoseconds(decimals: clock[1])
    else { return nil }
    self.init(
      secondsSince1970: date.daysSince1970 * 86_400 + time.secondsSinceMidnight, nanoseconds: nanoseconds,
      utcOffsetSeconds: 0, offsetSource: .fixed)
  }

  private var nearestSecond: Int {
    secondsSince1970 + (nanoseconds * 2 >= Moment.nanosecondsOfSecond ? 1 : 0)
  }

  private static func nanoseconds(decimals: Substring) -> Int? {
    guard (1...9).contains(decimals.utf8.count), decimals.utf8.allSatisfy(\.isDigit) else { return nil }
    return Int(decimals + String(repeating: "0", count: 9 - decimals.utf8.count))
  }

  private static func clock(at seconds: Int) -> (date: CivilDate, time: ClockTime) {
    let day = seconds >= 0 ? seconds / 86_400 : (seconds - 86_399) / 86_400
    return (CivilDate(daysSince1970: day), ClockTime(secondsSinceMidnight: seconds - day * 86_400))
  }
}

extension ClockTime {
  /// The clock time this many seconds after midnight, modulo whole days.
  package init(secondsSinceMidnight seconds: Int) {
    let second = (seconds % 86_400 + 86_400) % 86_400
    (hour, minute, self.second) = (second / 3600, second / 60 % 60, second % 60)
  }

  /// The time in the form `14:30:00`.
  fileprivate var textWithSeconds: String { second == 0 ? "\(text):00" : text }
}
