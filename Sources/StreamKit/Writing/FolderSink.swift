import CommandKit
import Diagnostics

/// Files into a folder, and their lines to standard output.
struct FolderSink: StreamSink {
  private let tree: FileTree
  private let journal: StreamJournal
  let done: StreamCount

  init(_ folder: String, options: String, isResumed: Bool) throws(Problem) {
    tree = try FileTree(folder)
    let path = tree.inside(StreamJournal.ending)
    let isThere = GrowingFile.exists(path)
    if isThere, !isResumed { _ = try GrowingFile(path, isNew: true) }
    journal = try StreamJournal(path, options: options, isGoingOn: isThere)
    done = journal.done
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
