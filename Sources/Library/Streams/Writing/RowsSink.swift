import AstroDiagnostics
import AstroWholeFiles

/// Writes the rows of a table to a file.
///
/// A line of the stream may give no row or many, so that a journal tells how far a run got.
struct RowsSink: StreamSink {
  private let file: GrowingFile
  private let journal: StreamJournal
  private let target: String
  let done: StreamCount
  let read: StreamMark?

  /// - Parameter head: The first line of the table.
  init(_ target: String, head: [UInt8], options: String, isResumed: Bool) throws(Problem) {
    self.target = target
    (file, journal) = try StreamJournal.part(of: target, options: options, isResumed: isResumed)
    guard journal.offset <= file.count else {
      throw Problem(
        .noOutput, at: Problem.Location(source: file.path), StreamFault.shorterThanJournal)
    }
    try file.cut(to: journal.offset)
    if journal.offset == 0 { try file.append(head) }
    (done, read) = (journal.done, journal.read)
  }

  func append(_ results: [LineResult]) throws(Problem) {
    var end = file.count
    let offsets = results.map { result in
      end += result.bytes.count
      return end
    }
    try file.append(results.lines)
    try journal.note(results, offsets: offsets)
  }

  func sync() throws(Problem) {
    try file.sync()
    try journal.sync()
  }

  func finish() throws(Problem) {
    try file.sync()
    try file.rename(to: target)
    journal.remove()
  }
}
