import AstroBytes
import AstroDiagnostics
import AstroEphemeris
import AstroWholeFiles

/// Writes files into a folder, and their lines to standard output.
struct FolderSink: StreamSink {
  private let tree: FileTree
  private let journal: StreamJournal
  let done: StreamCount
  let read: StreamMark?

  init(_ folder: String, options: String, isResumed: Bool) throws(Problem) {
    tree = try FileTree(folder)
    let path = tree.inside(StreamJournal.ending)
    let isThere = GrowingFile.exists(path)
    if isThere, !isResumed { _ = try GrowingFile(path, isNew: true) }
    journal = try StreamJournal(path, options: options, isGoingOn: isThere)
    (done, read) = (journal.done, journal.read)
  }

  func append(_ results: [LineResult]) throws(Problem) {
    for file in results.flatMap(\.files) { try tree.write(file.bytes, to: file.name) }
    try journal.note(results, offsets: results.map(\.line))
    try StandardOutput.write(results.lines)
  }

  func sync() throws(Problem) {
    try tree.sync()
    try journal.sync()
  }

  func finish() throws(Problem) {
    try sync()
    journal.remove()
  }
}

/// Names the files of a line by its number, in subfolders over which millions of files are spread evenly.
enum FileName {
  private static let digits = 9

  /// The path without an ending, such as `7f/b6/000000007`; the folders come from the SHA-256 of the nine
  /// digits.
  static func stem(of line: Int) -> String {
    let number = String(line)
    let name = String(repeating: "0", count: max(0, digits - number.utf8.count)) + number
    let digest = SHA256.hex(Array(name.utf8))
    return "\(digest.prefix(2))/\(digest.dropFirst(2).prefix(2))/\(name)"
  }
}
