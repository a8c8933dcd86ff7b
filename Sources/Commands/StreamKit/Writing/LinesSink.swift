import AstroCommandKit
import AstroDiagnostics
import AstroWholeFiles

/// Writes lines to a file, which itself shows how far a run got.
struct LinesSink: StreamSink {
  private let file: GrowingFile
  private let journal: StreamJournal
  private let target: String
  let done: StreamCount

  init(_ target: String, options: String, isResumed: Bool) throws(Problem) {
    self.target = target
    (file, journal) = try StreamJournal.part(of: target, options: options, isResumed: isResumed)
    var whole = WholeLines()
    try file.read { whole.look(at: $0) }
    try file.cut(to: whole.end)
    done = whole.count
  }

  func append(_ results: [LineResult]) throws(Problem) {
    try file.append(results.lines)
  }

  func sync() throws(Problem) { try file.sync() }

  func finish() throws(Problem) {
    try file.sync()
    try file.rename(to: target)
    journal.remove()
  }
}

/// Counts the complete lines of a file, and those that report a failure.
private struct WholeLines {
  private static let failure = Array("{\"line\":".utf8)

  private(set) var count = StreamCount()
  /// The offset after the last complete line.
  private(set) var end = 0
  private var offset = 0
  /// The first bytes of the current line, as many as are needed to tell whether it is a failure.
  private var beginning: [UInt8] = []

  mutating func look(at bytes: ArraySlice<UInt8>) {
    for byte in bytes {
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

  func append(_ results: [LineResult]) throws(Problem) {
    try StandardOutput.write(results.lines)
  }

  func sync() throws(Problem) {}
  func finish() throws(Problem) {}
}
