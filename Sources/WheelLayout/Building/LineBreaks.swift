/// The places at which words may be broken into lines.
struct LineBreaks {
  /// What stands between two such places, with the space or hyphen that ends it.
  let pieces: [String]

  /// - Parameter atCommas: Whether only the end of what a comma ends is a place to break.
  init(_ text: String, atCommas: Bool) {
    var pieces = [""]
    for character in text {
      pieces[pieces.count - 1].append(character)
      let isEnd =
        character == " " && (!atCommas || pieces[pieces.count - 1].hasSuffix(", "))
        || character == "-" && !atCommas
      if isEnd { pieces.append("") }
    }
    self.pieces = pieces.filter { !$0.isEmpty }
  }

  /// A line without what vanishes at its end: a dot between two items is for where both stand on one line.
  static func trimmed(_ line: String) -> String {
    var line = line
    while line.hasSuffix(" ") || line.hasSuffix(" ·") { line.removeLast() }
    return line
  }
}
