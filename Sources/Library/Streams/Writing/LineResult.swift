/// The result of a line, ready to be written.
struct LineResult: Sendable {
  /// A file made from the line, with its name within a folder or an archive.
  struct File: Sendable {
    let name: String
    let bytes: [UInt8]
  }

  /// The number of the line.
  let line: Int
  /// A JSON object on one line, with the line ending.
  let bytes: [UInt8]
  let files: [File]
  let hasFailed: Bool
  /// What was read of the stream when the line was complete; `nil` if nothing is kept of it.
  var mark: StreamMark?
}

extension [LineResult] {
  /// The lines of all results, one after another.
  var lines: [UInt8] {
    var lines: [UInt8] = []
    lines.reserveCapacity(reduce(0) { $0 + $1.bytes.count })
    for result in self { lines.append(contentsOf: result.bytes) }
    return lines
  }
}
