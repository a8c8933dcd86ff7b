import AstroDiagnostics
import AstroJSON

/// Reads births out of the JSON of this package, Kerykeion and immanuel: one text, or one text a line.
enum JSONReader {
  /// How deep births are looked for: a list of charts, each with its subjects.
  private static let deepest = 6

  static func drafts(of lines: TextLines) throws(Problem) -> Drafts {
    var found = Found()
    let filled = lines.filled(atMost: 2)
    if filled.count > 1, let first = filled.first, (try? JSONReader.root(first.text)) != nil {
      for line in lines where !line.isBlank { found.read(line) }
    } else {
      found.visit(try root(lines.text), line: 1, depth: 0)
    }
    return Drafts(records: found.records, format: found.format)
  }

  private static func root(_ text: String) throws(Problem) -> JSONCursor {
    try JSONCursor(reading: Array(text.utf8), as: .invalidValue)
  }

  private struct Found {
    var records: [DraftRecord] = []
    /// The form of the first birth.
    var format: BirthFormat?

    mutating func read(_ line: TextLines.Line) {
      guard !line.isTooLong else { return records.append(DraftRecord(line: line.number, TextLines.tooLong)) }
      do throws(Problem) {
        let before = records.count
        visit(try JSONReader.root(line.text), line: line.number, depth: 0)
        if records.count == before { records.append(DraftRecord(line: line.number, JSONReader.noBirth)) }
      } catch {
        records.append(DraftRecord(line: line.number, error))
      }
    }

    /// Takes the births of a value and of what it contains.
    ///
    /// Whose members are births, as those of a chart of two, is not looked into further: what a chart says of the
    /// two repeats them.
    mutating func visit(_ value: JSONCursor, line: Int, depth: Int) {
      guard depth < JSONReader.deepest, !isTaken(value, line: line) else { return }
      let before = records.count
      for (_, member) in value.entries ?? [] { _ = isTaken(member, line: line) }
      guard records.count == before else { return }
      for element in value.list ?? [] { visit(element, line: line, depth: depth + 1) }
      for (_, member) in value.entries ?? [] where member.isObject || member.list != nil {
        visit(member, line: line, depth: depth + 1)
      }
    }

    /// Whether the value is a birth, which is then taken.
    private mutating func isTaken(_ value: JSONCursor, line: Int) -> Bool {
      guard let reader = JSONReader.reader(of: value) else { return false }
      format = format ?? reader.format
      records.append(DraftRecord(line: line) { draft throws(Problem) in try reader.fill(value, &draft) })
      return true
    }
  }

  private static let noBirth = Problem(
    .missingBirthData, ExchangeFault.noBirth)

  /// Who can read the value; `nil` if it is no birth itself.
  private static func reader(of value: JSONCursor) -> (any JSONBirthReader.Type)? {
    let readers: [any JSONBirthReader.Type] = [ChartFileBirth.self, KerykeionBirth.self, ImmanuelBirth.self]
    return readers.first { value.isObject && $0.recognizes(value) }
  }
}

/// Reads the birth of one program's JSON.
protocol JSONBirthReader {
  static var format: BirthFormat { get }

  /// Whether an object is a birth of this program.
  static func recognizes(_ value: JSONCursor) -> Bool

  static func fill(_ value: JSONCursor, _ draft: inout BirthDraft) throws(Problem)
}
