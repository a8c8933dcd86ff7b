import AstroChartModel
import AstroDiagnostics

/// A line of a Quick*Chart file, whose fields stand at fixed columns.
struct QuickChartLine {
  private let characters: [Unicode.Scalar]

  /// `nil` for a line that is not of this form.
  init?(_ text: String) {
    let scalars = Array(text.unicodeScalars)
    // Columns are counted in bytes by some programs, and in characters by others.
    let bytes = text.utf8.map { Unicode.Scalar($0) }
    guard let fitting = [scalars, bytes].first(where: QuickChartLine.fits) else { return nil }
    characters = fitting
  }

  static func isOne(_ text: String) -> Bool { QuickChartLine(text) != nil }

  private static func fits(_ characters: [Unicode.Scalar]) -> Bool {
    guard (75...110).contains(characters.count), characters[29] == ",", characters[37] == ":",
      characters[53] == ":"
    else { return false }
    let month = String(String.UnicodeScalarView(characters[23..<26])).lowercased()
    return AstrologDay.months.contains(month)
  }

  static func drafts(of lines: TextLines) -> Drafts {
    let records = lines.filter { !$0.isBlank }.map { line in
      guard !line.isTooLong else { return DraftRecord(line: line.number, TextLines.tooLong) }
      return DraftRecord(line: line.number) { draft throws(Problem) in
        guard let read = QuickChartLine(line.text) else {
          throw Problem(.invalidValue, ExchangeFault.quickChart)
        }
        try read.fill(&draft)
      }
    }
    return Drafts(records: records)
  }

  private func field(_ columns: Range<Int>) -> String {
    // A line that was counted in bytes is put together from its bytes again.
    let part = characters[columns.clamped(to: 0..<characters.count)]
    let bytes = part.compactMap { UInt8(exactly: $0.value) }
    if bytes.count == part.count, let text = String(validating: bytes, as: UTF8.self) { return text.trimmed }
    return String(String.UnicodeScalarView(part)).trimmed
  }

  private func fill(_ draft: inout BirthDraft) throws(Problem) {
    draft.name = field(0..<23)
    try AstrologDay(month: field(23..<26), day: field(26..<29), year: field(30..<35)).fill(&draft)
    do throws(Problem) { draft.time = try ClockTime(checkingWritten: field(35..<46)) } catch {
      throw error.within(.name("time"))
    }
    // The offset contains summer time, which the letters before it only name.
    draft.zone = try field(47..<50).uppercased() == "LMT" ? "LMT" : offset(field(50..<56))
    draft.longitude = try SidedDegrees.longitude(field(56..<65))
    draft.latitude = try SidedDegrees.latitude(field(66..<74))
    draft.place = field(75..<100)
    if draft.place?.isEmpty == true { draft.place = nil }
  }

  private func offset(_ text: String) throws(Problem) -> String {
    guard let zone = try AstrologZone(text) else { return "LMT" }
    return OffsetText.of(zone.offset)
  }
}
