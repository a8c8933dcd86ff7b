/// Splits a stream of bytes into lines as they arrive.
struct LineSplitter {
  /// The beginning of a line that has not ended yet.
  private var rest: [UInt8] = []
  private var isTooLong = false
  private var number = 0
  /// The longest line that is kept, in bytes.
  private let longest: Int

  init(longest: Int = InputLine.longest) { self.longest = longest }

  /// The lines that end within the given bytes.
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

  /// What follows the last line ending, if there is anything.
  mutating func last() -> InputLine? { rest.isEmpty && !isTooLong ? nil : ended() }

  private mutating func keep(_ bytes: ArraySlice<UInt8>) {
    guard !isTooLong else { return }
    if rest.count + bytes.count > longest {
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
