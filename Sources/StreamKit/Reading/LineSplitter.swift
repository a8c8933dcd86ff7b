/// Cuts a stream of bytes into lines, as they come.
struct LineSplitter {
  /// The beginning of the line that has not ended yet.
  private var rest: [UInt8] = []
  private var isTooLong = false
  private var number = 0

  /// The lines that end within some bytes.
  mutating func lines(in bytes: ArraySlice<UInt8>) -> [InputLine] {
    var lines: [InputLine] = []
    var bytes = bytes
    while let end = bytes.firstIndex(of: 0x0A) {
      keep(bytes[..<end])
      lines.append(ended())
      bytes = bytes[(end + 1)...]
    }
    keep(bytes)
    return lines
  }

  /// What stands behind the last line end, if anything does.
  mutating func last() -> InputLine? { rest.isEmpty && !isTooLong ? nil : ended() }

  private mutating func keep(_ bytes: ArraySlice<UInt8>) {
    guard !isTooLong else { return }
    if rest.count + bytes.count > InputLine.longest {
      (rest, isTooLong) = ([], true)
    } else {
      rest += bytes
    }
  }

  private mutating func ended() -> InputLine {
    number += 1
    let line = InputLine(number, isTooLong ? nil : rest)
    (rest, isTooLong) = ([], false)
    return line
  }
}
