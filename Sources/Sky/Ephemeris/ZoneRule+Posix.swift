extension ZoneRule {
  /// Reads the rule in the last line of a zone file, such as `EET-2EEST,M3.5.0/3,M10.5.0/4`.
  ///
  /// The format is that of POSIX `TZ`, extended by RFC 9636: rules may have hours from −167 to 167.
  init?(posix text: String) {
    var reader = ByteReader(text.utf8)
    guard let name = reader.zoneName(), let offset = reader.duration() else { return nil }
    standard = ZoneRecord.LocalTime(offset: -offset, abbreviation: name)
    if reader.isAtEnd { return }
    guard let summer = Summer(&reader, standard: standard), reader.isAtEnd else { return nil }
    self.summer = summer
  }
}

extension ZoneRule.Summer {
  fileprivate init?(_ reader: inout ByteReader, standard: ZoneRecord.LocalTime) {
    guard let name = reader.zoneName() else { return nil }
    var offset = standard.offset + 3600
    if let next = reader.next, next != UInt8(ascii: ",") {
      guard let given = reader.duration() else { return nil }
      offset = -given
    }
    guard reader.take(","), let start = YearlyTime(&reader) else { return nil }
    guard reader.take(","), let end = YearlyTime(&reader) else { return nil }
    self.init(localTime: .init(offset: offset, abbreviation: name), start: start, end: end)
  }
}

extension YearlyTime {
  fileprivate init?(_ reader: inout ByteReader) {
    guard let day = Day(&reader) else { return nil }
    var seconds = 7200
    if reader.take("/") {
      guard let given = reader.duration() else { return nil }
      seconds = given
    }
    self.init(day: day, seconds: seconds)
  }
}

extension YearlyTime.Day {
  fileprivate init?(_ reader: inout ByteReader) {
    if reader.take("M") {
      guard let month = reader.number(in: 1...12), reader.take("."), let week = reader.number(in: 1...5)
      else {
        return nil
      }
      guard reader.take("."), let weekday = reader.number(in: 0...6) else { return nil }
      self = .weekday(weekday, week: week, month: month)
    } else if reader.take("J") {
      guard let day = reader.number(in: 1...365) else { return nil }
      self = .julian(day)
    } else {
      guard let day = reader.number(in: 0...365) else { return nil }
      self = .ofYear(day)
    }
  }
}

extension ByteReader {
  /// Reads at least three letters, or anything between `<` and `>`.
  fileprivate mutating func zoneName() -> String? {
    if take("<") {
      let name = text { $0 != UInt8(ascii: ">") }
      return take(">") ? name : nil
    }
    let name = text { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 & 0xDF }
    return name.count >= 3 ? name : nil
  }

  /// Reads `[+-]hours[:minutes[:seconds]]`, and returns seconds.
  fileprivate mutating func duration() -> Int? {
    let sign = take("-") ? -1 : 1
    if sign == 1 { _ = take("+") }
    guard let hours = number(in: 0...167) else { return nil }
    var seconds = hours * 3600
    for unit in [60, 1] where take(":") {
      guard let number = number(in: 0...59) else { return nil }
      seconds += number * unit
    }
    return sign * seconds
  }

  fileprivate mutating func number(in range: ClosedRange<Int>) -> Int? {
    let digits = text { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    guard digits.count <= 3, let number = Int(digits), range.contains(number) else { return nil }
    return number
  }
}
