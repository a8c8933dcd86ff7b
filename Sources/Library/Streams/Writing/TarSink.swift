import AstroDiagnostics
import AstroWholeFiles

/// Writes files into an archive, and their lines to standard output.
struct TarSink: StreamSink {
  private let file: GrowingFile
  private let journal: StreamJournal
  private let target: String
  private let archive: TarArchive
  let done: StreamCount
  let read: StreamMark?

  /// - Parameter date: The date of every file, in seconds since 1970.
  init(_ target: String, options: String, date: Int, isResumed: Bool) throws(Problem) {
    (self.target, archive) = (target, TarArchive(date: date))
    (file, journal) = try StreamJournal.part(of: target, options: options, isResumed: isResumed)
    guard journal.offset <= file.count else {
      throw Problem(
        .noOutput, at: Problem.Location(source: file.path), StreamFault.shorterThanJournal)
    }
    try file.cut(to: journal.offset)
    (done, read) = (journal.done, journal.read)
  }

  func append(_ results: [LineResult]) throws(Problem) {
    var bytes: [UInt8] = []
    var offsets: [Int] = []
    for result in results {
      for file in result.files { archive.append(file, to: &bytes) }
      offsets.append(file.count + bytes.count)
    }
    try file.append(bytes)
    try journal.note(results, offsets: offsets)
    try StandardOutput.write(results.lines)
  }

  func sync() throws(Problem) {
    try file.sync()
    try journal.sync()
  }

  func finish() throws(Problem) {
    try file.append(TarArchive.end)
    try file.sync()
    try file.rename(to: target)
    journal.remove()
  }
}
