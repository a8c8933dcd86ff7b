import AstroChartModel
import AstroDiagnostics

/// The line `#A93:`: last name, first name, sex or kind, date, time, place, country.
struct AAFPerson {
  let date: AAFDate

  init(_ chunk: AAFChunk, _ draft: inout BirthDraft) throws(Problem) {
    var fields = chunk.fields
    // Some leave out the sex.
    if fields.count > 2, fields[2].contains(where: \.isNumber) { fields.insert("", at: 2) }
    func field(_ index: Int) -> String { index < fields.count ? fields[index] : "" }
    draft.name = [field(1), field(0)].filter { !$0.isEmpty }.joined(separator: " ")
    if !field(2).isEmpty {
      draft.losses.append(AAFPerson.loss(field(2)))
    }
    let place = fields.dropFirst(5).filter { !$0.isEmpty }.map(AAFPerson.opened).joined(separator: ", ")
    draft.place = place.isEmpty ? nil : place
    date = try AAFDate(field(3))
    (draft.date, draft.calendar) = (date.date, date.calendar)
    draft.time = try field(4).isEmpty ? nil : AAFPerson.time(field(4))
  }

  /// What lies around a place, where a country in brackets stands for one behind a comma: `WA (USA)`.
  private static func opened(_ text: String) -> String {
    guard text.hasSuffix(")"), let bracket = text.lastIndex(of: "(") else { return text }
    return text[..<bracket].trimmed + ", " + text[bracket...].dropFirst().dropLast()
  }

  private static func loss(_ letter: String) -> BirthNote.Loss {
    let shown = Quotation.clipped(letter)
    return ["m", "f", "w"].contains(letter.lowercased()) ? .sex(shown) : .kind(shown)
  }

  private static func time(_ text: String) throws(Problem) -> ClockTime {
    do throws(Problem) { return try ClockTime(checkingWritten: text) } catch {
      throw error.within(.name("time"))
    }
  }
}

/// A date such as `27.9.1970`, with `g` or `j` behind it if the calendar is not that of its time.
struct AAFDate {
  let date: CivilDate
  /// Stated only for dates from which it does not follow.
  let calendar: CivilCalendar?

  init(_ text: String) throws(Problem) {
    let letter = text.last.map { $0.lowercased() } ?? ""
    let parts = text.filter { $0 != " " }.split(separator: ".", omittingEmptySubsequences: false)
    let digits = parts.map { $0.last?.isLetter == true ? $0.dropLast() : $0 }
    let numbers = digits.compactMap { $0.utf8.count <= 5 ? Int($0) : nil }
    guard parts.count == 3, numbers.count == 3, ["g", "j"].contains(letter) || text.last?.isNumber == true
    else { throw AAFDate.problem(text) }
    guard let found = AAFDate.date(numbers, letter) else { throw AAFDate.problem(text) }
    date = found
    let isEarly = found < CivilCalendar.gregorianBegins
    let stated: CivilCalendar = letter == "j" || letter != "g" && isEarly ? .julian : .gregorian
    calendar = isEarly || stated == .julian ? stated : nil
  }

  /// The day, in the Julian calendar before the Gregorian one began unless the letter says otherwise.
  private static func date(_ numbers: [Int], _ letter: String) -> CivilDate? {
    func day(_ calendar: CivilCalendar) -> CivilDate? {
      CivilDate(year: numbers[2], month: numbers[1], day: numbers[0], in: calendar)
    }
    if letter == "j" { return day(.julian) }
    if let gregorian = day(.gregorian), letter == "g" || gregorian >= CivilCalendar.gregorianBegins {
      return gregorian
    }
    return letter == "g" ? nil : day(.julian)
  }

  private static func problem(_ text: String) -> Problem {
    Problem(
      .invalidValue, at: .field("date"), ExchangeFault.dottedDate(text))
  }
}
