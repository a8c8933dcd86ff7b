import AstroDiagnostics
import AstroWholeFiles

/// A file beside the output that lets another run continue: it records the options, what was read of the stream,
/// and how far the run got.
///
/// Its first line is the name of the format and the options. Each other line is a `StreamMark`, or tells of a line
/// of the stream that is written: the length of the output after it, and `done` or `failed`.
final class StreamJournal {
  static let ending = ".astro-batch"
  private static let format = "astrosvitla.journal/2 "

  private let file: GrowingFile
  /// What earlier runs recorded: lines, failures, and the length of the output that belongs to them.
  private(set) var done = StreamCount()
  private(set) var offset = 0
  /// What was read of the stream, by this run or an earlier one; `nil` if nothing yet.
  private(set) var read: StreamMark?

  /// - Parameters:
  ///   - options: Everything that affects what is written, on one line.
  ///   - isGoingOn: Whether to continue the journal of another run; otherwise a new journal replaces it.
  /// - Throws: `usage` if the other run had different options; `noOutput` if an older version wrote it.
  init(_ path: String, options: String, isGoingOn: Bool) throws(Problem) {
    file = try GrowingFile(path, isNew: false)
    if isGoingOn, file.count > 0 {
      try takeUp(options)
    } else {
      try file.cut(to: 0)
      try file.append(Array((StreamJournal.format + options + "\n").utf8))
      try file.sync()
    }
  }

  /// The file that is written before it gets the name of its target, and its journal.
  ///
  /// - Throws: `noOutput` if there is one of another run that is not to be continued, or has no journal.
  static func part(
    of target: String, options: String, isResumed: Bool
  ) throws(Problem) -> (file: GrowingFile, journal: StreamJournal) {
    let path = target + ".part"
    let isGoingOn = isResumed && GrowingFile.exists(path)
    // The file is opened before its journal, so that if this fails, another run's journal is kept too.
    let file = try GrowingFile(path, isNew: !isGoingOn)
    if file.count > 0, !GrowingFile.isFilled(path + ending) {
      throw Problem(
        .noOutput, at: Problem.Location(source: path), StreamFault.noJournal)
    }
    return (file, try StreamJournal(path + ending, options: options, isGoingOn: isGoingOn))
  }

  private func takeUp(_ options: String) throws(Problem) {
    var (before, line, end, seen): ([UInt8]?, [UInt8], Int, Int) = (nil, [], 0, 0)
    // Reads line by line, because there may be millions of lines.
    try file.read { bytes in
      for byte in bytes {
        seen += 1
        guard byte == 0x0A else { line.append(byte); continue }
        if before == nil { before = line } else { count(line) }
        (line, end) = ([], seen)
      }
    }
    try check(before, for: options)
    try file.cut(to: end)
  }

  private func check(_ line: [UInt8]?, for options: String) throws(Problem) {
    let before = String(decoding: line ?? [], as: UTF8.self)
    guard before.hasPrefix(StreamJournal.format) else {
      throw Problem(
        .noOutput, at: Problem.Location(source: file.path), StreamFault.otherVersion)
    }
    guard before == StreamJournal.format + options else {
      throw .usage(
        "--resume",
        StreamFault.otherOptions(before.dropFirst(StreamJournal.format.count), journal: file.path))
    }
  }

  private func count(_ line: [UInt8]) {
    let fields = line.split(separator: 0x20)
    if fields.count == 4 { read = StreamMark(String(decoding: line, as: UTF8.self)) ?? read }
    guard fields.count == 2, let end = Int(String(decoding: fields[0], as: UTF8.self)) else { return }
    done.lines += 1
    done.failed += fields[1].elementsEqual("failed".utf8) ? 1 : 0
    offset = end
  }

  /// Records what was read of the stream to make these results, before they are written.
  func noteRead(_ results: [LineResult]) throws(Problem) {
    guard let mark = results.last?.mark, mark.lines > read?.lines ?? 0 else { return }
    try file.append(Array((mark.text + "\n").utf8))
    read = mark
  }

  /// Records that lines are written, and what was read of the stream for them.
  ///
  /// - Parameter offsets: The length of the output after each of them.
  func note(_ results: [LineResult], offsets: [Int]) throws(Problem) {
    try noteRead(results)
    let lines = zip(results, offsets).map { "\($1) \($0.hasFailed ? "failed" : "done")\n" }
    try file.append(Array(lines.joined().utf8))
  }

  func sync() throws(Problem) { try file.sync() }

  func remove() { file.remove() }
}
