import AstroChartModel
import AstroDiagnostics

/// Month, day, year, time, summer time, zone, longitude and latitude, as Astrolog writes them.
struct AstrologBirth {
  private let words: [String]

  init(_ words: ArraySlice<String>) { self.words = Array(words) }

  func fill(_ draft: inout BirthDraft) throws(Problem) {
    try AstrologDay(month: words[0], day: words[1], year: words[2]).fill(&draft)
    draft.time = try AstrologBirth.time(words[3], &draft)
    draft.longitude = try SidedDegrees.longitude(words[6])
    draft.latitude = try SidedDegrees.latitude(words[7])
    guard let zone = try AstrologZone(words[5]) else {
      if words[5].uppercased() == "LAT" {
        draft.assumptions.append(.apparentTime)
      }
      return draft.zone = "LMT"
    }
    guard let summer = try AstrologZone.summer(words[4]) else {
      return draft.assumptions.append(.summerTimeToFind)
    }
    draft.zone = OffsetText.of(zone.offset + summer)
  }

  /// A time to the second; Astrolog may write thousandths.
  private static func time(_ text: String, _ draft: inout BirthDraft) throws(Problem) -> ClockTime {
    var whole = text
    if text.filter({ $0 == ":" }).count == 2, let dot = text.firstIndex(of: ".") {
      draft.losses.append(.fraction(Quotation.clipped(text)))
      whole = String(text[..<dot] + text[dot...].drop { $0 == "." || $0.isNumber })
    }
    do throws(Problem) { return try ClockTime(checkingWritten: whole) } catch {
      throw error.within(.name("time"))
    }
  }
}

/// A day whose month may be a name.
///
/// Astrolog takes days before 1582-10-15 for Julian ones.
struct AstrologDay {
  private let text: String
  private let date: CivilDate?
  private let isEarly: Bool

  static let months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]

  init(month: String, day: String, year: String) {
    text = "\(day) \(month) \(year)"
    let name = month.prefix(3).lowercased()
    let number = AstrologDay.months.firstIndex(of: name).map { $0 + 1 } ?? Int(month)
    guard let number, let day = Int(day), let year = Int(year) else {
      (date, isEarly) = (nil, false)
      return
    }
    isEarly = (year, number, day) < (1582, 10, 15)
    date = CivilDate(year: year, month: number, day: day, in: isEarly ? .julian : .gregorian)
  }

  func fill(_ draft: inout BirthDraft) throws(Problem) {
    guard let date else {
      throw Problem(.invalidValue, at: .field("date"), ExchangeFault.date(text))
    }
    (draft.date, draft.calendar) = (date, isEarly ? .julian : nil)
  }
}

/// A zone as Astrolog writes it: `5W`, `5:30E`, `-2`, `EST`; a number without a letter is west.
struct AstrologZone {
  /// Seconds ahead of UTC, without summer time.
  let offset: Int

  /// - Returns: `nil` for local mean time, and local apparent time.
  init?(_ text: String) throws(Problem) {
    let name = text.uppercased()
    if ["LMT", "LAT", "LT", "L"].contains(name) { return nil }
    guard let offset = AstrologZone.named(name) ?? AstrologZone.hours(name) else {
      throw Problem(
        .invalidValue, at: .field("timeZone"), ExchangeFault.astrologZone(text))
    }
    self.offset = offset
  }

  /// Summer time in seconds; `nil` where Astrolog is to find it out.
  static func summer(_ text: String) throws(Problem) -> Int? {
    let name = text.uppercased()
    if name.hasPrefix("AUTO") { return nil }
    if ["ST", "S", "N", "NO"].contains(name) { return 0 }
    if ["DT", "D", "Y", "YES"].contains(name) { return 3600 }
    guard let hours = hours(name) else {
      throw Problem(
        .invalidValue, at: .field("timeZone"), ExchangeFault.summerTime(text))
    }
    // The sign is that of zones, west before east, and summer time moves clocks east.
    return -hours
  }

  private static func named(_ name: String) -> Int? {
    let stem = name.count == 3 && "SDW".contains(name.dropFirst().first ?? " ") ? name.prefix(1) : "-"
    let american: [Substring: Int] = ["H": 10, "Y": 9, "P": 8, "M": 7, "C": 6, "E": 5, "A": 4]
    if name.hasSuffix("T"), let west = american[stem] {
      // Daylight and war time are an hour that the name itself contains.
      return -3600 * (west - (name.dropFirst().first == "S" ? 0 : 1))
    }
    let others: [String: Double] = [
      "PT": -8, "MT": -7, "CT": -6, "ET": -5, "AT": -4, "GMT": 0, "UTC": 0, "UT": 0, "WET": 0, "Z": 12,
      "CET": 1, "EET": 2, "BST": -3, "IST": 5.5, "CCT": 8, "JST": 9, "GST": 10, "NZT": 12,
    ]
    return others[name].map { Int($0 * 3600) }
  }

  /// Hours and minutes, west unless `E` or a minus says otherwise.
  private static func hours(_ text: String) -> Int? {
    let numbers = text.split { !($0.isASCII && $0.isNumber) }.compactMap {
      $0.utf8.count <= 2 ? Int($0) : nil
    }
    let signs = text.filter { !($0.isASCII && $0.isNumber) && $0 != ":" && $0 != "." }
    guard (1...3).contains(numbers.count), numbers[0] <= 15, ["", "E", "W", "+", "-"].contains(signs) else {
      return nil
    }
    if text.contains("."), let hours = Double(text), abs(hours) <= 15 {
      return -Int((hours * 3600).rounded())
    }
    let seconds = zip(numbers, [3600, 60, 1]).reduce(0) { $0 + $1.0 * $1.1 }
    return signs == "E" || signs == "-" ? seconds : -seconds
  }
}
