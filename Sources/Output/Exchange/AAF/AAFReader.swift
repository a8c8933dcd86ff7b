import AstroChartModel
import AstroDiagnostics

/// Reads the exchange format of astrological programs.
///
/// A file is a sequence of records, each a line `#A93:` with what a person would say of a birth, followed by
/// others: `#B93:` has coordinates and the zone, `#:` is a remark that no program shows.
enum AAFReader {
  static func drafts(of lines: TextLines) -> Drafts {
    var drafts = Drafts()
    var record: AAFRecord?
    for line in lines where !line.isBlank {
      if let chunk = AAFChunk(line), chunk.name == "A93" {
        if let record { drafts.records.append(record.draft) }
        record = AAFRecord(chunk, line)
      } else {
        record?.add(line)
      }
    }
    if let record { drafts.records.append(record.draft) }
    return drafts
  }
}

/// A line of a record.
struct AAFChunk {
  /// What stands before the colon, such as `B93`, in capitals.
  let name: String
  let body: String

  init?(_ line: TextLines.Line) {
    let text = line.trimmed
    guard text.hasPrefix("#"), let colon = text.firstIndex(of: ":") else { return nil }
    name = text[text.index(after: text.startIndex)..<colon].uppercased()
    body = String(text[text.index(after: colon)...])
  }

  /// The fields between commas; nothing for `*`, which stands for what is not known.
  var fields: [String] {
    body.split(separator: ",", omittingEmptySubsequences: false).map {
      let field = $0.trimmed
      return field == "*" ? "" : field
    }
  }
}

/// The lines of one birth.
private struct AAFRecord {
  private let line: TextLines.Line
  private let first: AAFChunk
  private var second: AAFChunk?
  private var remark: AAFRemark?
  /// The lines that are not kept, each name once.
  private var others: [BirthNote.Loss] = []
  private var hasPart = false
  private var isTooLong: Bool

  init(_ chunk: AAFChunk, _ line: TextLines.Line) {
    (first, self.line, isTooLong) = (chunk, line, line.isTooLong)
  }

  mutating func add(_ line: TextLines.Line) {
    isTooLong = isTooLong || line.isTooLong
    guard let chunk = AAFChunk(line) else { return lose(Quotation.clipped(line.trimmed)) }
    if chunk.name.hasPrefix("SUB") { hasPart = true }
    switch chunk.name {
    case "": remark = remark ?? AAFRemark(chunk.body)
    case "B93" where second == nil && !hasPart: second = chunk
    case _ where chunk.body.trimmed.isEmpty: break
    default: lose("#" + Quotation.clipped(chunk.name))
    }
  }

  /// Notes that a line is not kept, up to as many as somebody would read.
  private mutating func lose(_ name: String) {
    let loss = BirthNote.Loss.named(others.count < 20 ? name : "…")
    if !others.contains(loss) { others.append(loss) }
  }

  var draft: DraftRecord {
    if isTooLong { return DraftRecord(line: line.number, TextLines.tooLong) }
    return DraftRecord(line: line.number) { draft throws(Problem) in
      draft.losses = others
      if try hasTakenRemark(&draft) { return }
      let said = try AAFPerson(first, &draft)
      if let second { try AAFInstant(second, &draft).fill(&draft, said.date) }
    }
  }

  /// Whether the record is one of our own that nobody changed, so that its remark says all.
  private func hasTakenRemark(_ draft: inout BirthDraft) throws(Problem) -> Bool {
    guard let remark else { return false }
    guard remark.belongs(to: first, second) else {
      draft.assumptions.append(.remarkLeftAside)
      return false
    }
    draft.take(try remark.birth())
    return true
  }
}
