/// What a line became, ready to be written.
struct LineResult: Sendable {
  /// A file that was made of it, by its name within a folder or an archive.
  struct File: Sendable {
    let name: String
    let bytes: [UInt8]
  }

  /// By its number.
  let line: Int
  /// An object on one line, with its end.
  let bytes: [UInt8]
  let files: [File]
  let hasFailed: Bool
}

extension [LineResult] {
  /// Their lines, one behind another.
  var lines: [UInt8] {
    var lines: [UInt8] = []
    lines.reserveCapacity(reduce(0) { $0 + $1.bytes.count })
    for result in self { lines.append(contentsOf: result.bytes) }
    return lines
  }
}
