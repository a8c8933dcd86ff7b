/// The places at which words may be broken into lines.
struct LineBreaks {
  /// The text between two such places, including the space or hyphen that ends it.
  let pieces: [String]

  /// - Parameters:
  ///   - atCommas: Whether to break only after a comma.
  ///   - atHyphens: Whether to break after a hyphen too, unless `atCommas` is set.
  init(_ text: String, atCommas: Bool, atHyphens: Bool = true) {
    var pieces = [""]
    for character in text {
      pieces[pieces.count - 1].append(character)
      let isEnd =
        character == " " && (!atCommas || pieces[pieces.count - 1].hasSuffix(", "))
        || character == "-" && !atCommas && atHyphens
      if isEnd { pieces.append("") }
    }
    self.pieces = pieces.filter { !$0.isEmpty }
  }

  /// A line without what disappears at its end: a dot between two items is only for items on the same line.
  static func trimmed(_ line: String) -> String {
    // To compare characters takes long, and few lines end in a space or a dot.
    guard let last = line.utf8.last, last == UInt8(ascii: " ") || last >= 0x80 else { return line }
    var line = line
    while line.hasSuffix(" ") || line.hasSuffix(" ·") { line.removeLast() }
    return line
  }
}
