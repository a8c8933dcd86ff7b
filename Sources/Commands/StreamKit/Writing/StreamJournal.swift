import AstroCommandKit
import AstroDiagnostics
import AstroWholeFiles

/// A file beside the output that lets another run continue: it records the options, and how far the run got.
final class StreamJournal {
  static let ending = ".astro-batch"

  private let file: GrowingFile
  /// What earlier runs recorded: lines, failures, and the length of the output that belongs to them.
  private(set) var done = StreamCount()
  private(set) var offset = 0

  /// - Parameters:
  ///   - options: Everything that affects what is written, on one line.
  ///   - isGoingOn: Whether to continue the journal of another run; otherwise a new journal replaces it.
  /// - Throws: `usage` if the other run had different options.
  init(_ path: String, options: String, isGoingOn: Bool) throws(Problem) {
    file = try GrowingFile(path, isNew: false)
    if isGoingOn, file.count > 0 {
      try takeUp(options)
    } else {
      try file.cut(to: 0)
      try file.append(Array((options + "\n").utf8))
      try file.sync()
    }
  }

  /// The file that is written before it gets the name of its target, and its journal.
  ///
  /// - Throws: `noOutput` if there is one of another run that is not to be continued.
  static func part(
    of target: String, options: String, isResumed: Bool
  ) throws(Problem) -> (file: GrowingFile, journal: StreamJournal) {
    let path = target + ".part"
    let isGoingOn = isResumed && GrowingFile.exists(path)
    // The file is opened before its journal, so that if this fails, another run's journal is kept too.
    let file = try GrowingFile(path, isNew: !isGoingOn)
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
    try file.cut(to: end)
    guard let before, before == Array(options.utf8) else {
      throw .usage(
        "--resume",
        "the run to go on with had other options: \(String(decoding: before ?? [], as: UTF8.self))",
        hint: "give those, or delete \(file.path) and what was written")
    }
  }

  private func count(_ line: [UInt8]) {
    let fields = line.split(separator: 0x20)
    guard fields.count == 2, let end = Int(String(decoding: fields[0], as: UTF8.self)) else { return }
    done.lines += 1
    done.failed += fields[1].elementsEqual("failed".utf8) ? 1 : 0
    offset = end
  }

  /// Records that lines are written.
  ///
  /// - Parameter offsets: The length of the output after each of them.
  func note(_ results: [LineResult], offsets: [Int]) throws(Problem) {
    let lines = zip(results, offsets).map { "\($1) \($0.hasFailed ? "failed" : "done")\n" }
    try file.append(Array(lines.joined().utf8))
  }

  func sync() throws(Problem) { try file.sync() }

  func remove() { file.remove() }
}
