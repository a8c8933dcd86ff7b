import AstroDiagnostics
import AstroWholeFiles

/// Writes lines to a file, which itself shows how far a run got.
struct LinesSink: StreamSink {
  private let file: GrowingFile
  private let journal: StreamJournal
  private let target: String
  let done: StreamCount
  let read: StreamMark?

  init(_ target: String, options: String, isResumed: Bool) throws(Problem) {
    self.target = target
    (file, journal) = try StreamJournal.part(of: target, options: options, isResumed: isResumed)
    read = journal.read
    // After a power cut there may be lines on the disk of which the journal does not know what they were made of.
    var whole = WholeLines(atMost: read?.lines ?? 0)
    try file.read { whole.look(at: $0) }
    try file.cut(to: whole.end)
    done = whole.count
  }

  func append(_ results: [LineResult]) throws(Problem) {
    try journal.noteRead(results)
    try file.append(results.lines)
  }

  func sync() throws(Problem) {
    try journal.sync()
    try file.sync()
  }

  func finish() throws(Problem) {
    try file.sync()
    try file.rename(to: target)
    journal.remove()
  }
}

/// Counts the complete lines of a file, and those that report a failure.
private struct WholeLines {
  private static let failure = Array("{\"line\":".utf8)

  /// The most lines that are counted.
  private let limit: Int
  private(set) var count = StreamCount()
  /// The offset after the last complete line.
  private(set) var end = 0
  private var offset = 0
  /// The first bytes of the current line, as many as are needed to tell whether it is a failure.
  private var beginning: [UInt8] = []

  init(atMost limit: Int) { self.limit = limit }

  mutating func look(at bytes: ArraySlice<UInt8>) {
    for byte in bytes where count.lines < limit {
      offset += 1
      if byte == 0x0A {
        count.lines += 1
        count.failed += beginning == WholeLines.failure ? 1 : 0
        (beginning, end) = ([], offset)
      } else if beginning.count < WholeLines.failure.count {
        beginning.append(byte)
      }
    }
  }
}

/// Writes lines to standard output; a run that was killed cannot be continued.
struct StandardOutputSink: StreamSink {
  let done = StreamCount()
  let read: StreamMark? = nil

  /// - Parameter head: What stands before the first line.
  init(head: [UInt8]) throws(Problem) {
    if !head.isEmpty { try StandardOutput.write(head) }
  }

  func append(_ results: [LineResult]) throws(Problem) {
    try StandardOutput.write(results.lines)
  }

  func sync() throws(Problem) {}
  func finish() throws(Problem) {}
}
