import AstroChartModel
import AstroDiagnostics

/// A row of a table of births.
struct CSVRow {
  private let row: CSVTable.Row
  private let columns: CSVColumns
  private let slashes: ImportOptions.SlashOrder?

  init(_ row: CSVTable.Row, _ columns: CSVColumns, _ options: ImportOptions) {
    (self.row, self.columns, slashes) = (row, columns, options.slashes)
  }

  private func text(_ field: CSVField) -> String? { columns.text(field, in: row) }

  func fill(_ draft: inout BirthDraft) throws(Problem) {
    draft.id = text(.id)
    let names = [text(.firstName), text(.lastName)].compactMap(\.self).joined(separator: " ")
    draft.name = text(.name) ?? (names.isEmpty ? nil : names)
    draft.place = [text(.place), text(.country)].compactMap(\.self).joined(separator: ", ")
    if draft.place?.isEmpty == true { draft.place = nil }
    draft.calendar = try named(.calendar)
    draft.fold = try named(.fold)
    draft.meanTime = try named(.meanTime)
    try at(.date) { () throws(Problem) in try fillDate(&draft) }
    try at(.time) { () throws(Problem) in try fillTime(&draft) }
    draft.zone = try at(.timeZone) { () throws(Problem) in try text(.timeZone).map(CSVRow.zone) ?? draft.zone
    }
    try fillCoordinates(&draft)
  }

  private func named<Named: RawRepresentable<String> & CaseIterable>(_ field: CSVField) throws(Problem)
    -> Named?
  {
    guard let text = text(field) else { return nil }
    guard let named = Named(named: text) else {
      throw Problem.unknown(field.rawValue, text, among: Named.allCases.map(\.rawValue))
        .within(.name(field.rawValue))
    }
    return named
  }

  private func at<Value>(_ field: CSVField, _ read: () throws(Problem) -> Value) throws(Problem) -> Value {
    do throws(Problem) { return try read() } catch { throw error.within(.name(field.rawValue)) }
  }

  // MARK: - Days and times

  private func fillDate(_ draft: inout BirthDraft) throws(Problem) {
    let calendar = draft.calendar ?? .gregorian
    if let text = text(.date) ?? text(.dateTime).map(CSVRow.day) {
      draft.date = try WrittenDate.read(text, in: calendar, slashes: slashes)
    } else if let numbers = numbers([.year, .month, .day]) {
      draft.date = CivilDate(year: numbers[0], month: numbers[1], day: numbers[2], in: calendar)
      if draft.date == nil {
        throw Problem(.invalidValue, ExchangeFault.dateNumbers(numbers))
      }
    }
  }

  private func fillTime(_ draft: inout BirthDraft) throws(Problem) {
    if let text = text(.time) ?? text(.dateTime).flatMap(CSVRow.clock) {
      draft.time = try CSVRow.unknown.contains(text.lowercased()) ? nil : CSVRow.time(text, &draft)
    } else if let numbers = numbers([.hour, .minute]) ?? numbers([.hour]) {
      let second = self.numbers([.second])?[0] ?? 0
      draft.time = ClockTime(hour: numbers[0], minute: numbers.count > 1 ? numbers[1] : 0, second: second)
      if draft.time == nil { throw Problem(.invalidValue, ExchangeFault.timeNumbers(numbers)) }
    }
  }

  private static let unknown: Set = ["?", "*", "-", "unknown", "null", "none", "nan", "невідомо"]

  /// A time, possibly with the offset of an instant behind it.
  private static func time(_ text: String, _ draft: inout BirthDraft) throws(Problem) -> ClockTime {
    let isUTC = text.hasSuffix("Z")
    let sign = text.lastIndex { "+-−".contains($0) }
    if isUTC || sign != nil {
      draft.zone = isUTC ? "+00:00" : sign.map { String(text[$0...]) }.flatMap { try? zone($0) }
    }
    let clock = isUTC ? String(text.dropLast()) : sign.map { String(text[..<$0]) } ?? text
    return try ClockTime(checkingWritten: clock.trimmed)
  }

  /// The day of `1990-04-15T14:30` or `15.04.1990 14:30`.
  private static func day(_ text: String) -> String {
    String(text.trimmed.prefix { $0 != "T" && $0 != " " })
  }

  private static func clock(_ text: String) -> String? {
    let rest = text.trimmed.drop { $0 != "T" && $0 != " " }.dropFirst().trimmed
    return rest.isEmpty ? nil : rest
  }

  /// Whole numbers of some columns; `nil` if one is missing.
  private func numbers(_ fields: [CSVField]) -> [Int]? {
    let numbers = fields.compactMap { text($0).flatMap { Double($0.trimmed) }.flatMap { Int(exactly: $0) } }
    return numbers.count == fields.count ? numbers : nil
  }

  // MARK: - Zones and places

  /// A name as it is; an offset such as `+3`, `5.5`, `UTC+3` or `GMT-04:30` in the form of birth data.
  private static func zone(_ text: String) throws(Problem) -> String {
    let trimmed = text.trimmed.replacing("−", with: "-")
    let prefixes = ["UTC", "GMT", "utc", "gmt"]
    let prefix = prefixes.first { trimmed.hasPrefix($0) && trimmed.count > 3 } ?? ""
    let offset = trimmed.dropFirst(prefix.count).trimmed
    guard let hours = hours(offset), abs(hours) < 16 else { return text }
    return OffsetText.of(Int((hours * 3600).rounded()))
  }

  private static func hours(_ text: String) -> Double? {
    if let hours = Double(text) { return hours }
    let parts = text.drop { "+-".contains($0) }.split(separator: ":").compactMap { Int($0) }
    guard (1...3).contains(parts.count), text.first?.isLetter == false, parts.allSatisfy({ $0 >= 0 }),
      text.filter({ $0 == ":" }).count == parts.count - 1
    else { return nil }
    let hours = zip(parts, [1.0, 60, 3600]).reduce(0) { $0 + Double($1.0) / $1.1 }
    return text.hasPrefix("-") ? -hours : hours
  }

  private func fillCoordinates(_ draft: inout BirthDraft) throws(Problem) {
    if let both = text(.coordinates) {
      guard let degrees = CoordinateText.degrees(both) else {
        throw Problem(
          .invalidValue, at: .field("coordinates"), ExchangeFault.coordinates(both))
      }
      (draft.latitude, draft.longitude) = degrees
    }
    if let text = text(.latitude) { draft.latitude = try degrees(text, SidedDegrees.latitude) }
    if let text = text(.longitude) { draft.longitude = try degrees(text, SidedDegrees.longitude) }
  }

  /// Degrees with a point or a comma, or with a letter for the side.
  private func degrees(
    _ text: String, _ sided: (String) throws(Problem) -> Double
  ) throws(Problem) -> Double {
    let number = text.trimmed.replacing(",", with: ".").replacing("−", with: "-")
    if let degrees = Double(number), degrees.isFinite { return degrees }
    return try sided(text.trimmed)
  }
}
