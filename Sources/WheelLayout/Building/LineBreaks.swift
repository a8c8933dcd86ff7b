/// The places at which words may be broken into lines.
struct LineBreaks {
  /// What stands between two such places, with the space or hyphen that ends it.
  let pieces: [String]

  /// - Parameters:
  ///   - atCommas: Whether only the end of what a comma ends is a place to break.
  ///   - atHyphens: Whether a hyphen is one, where commas do not decide.
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

  /// A line without what vanishes at its end: a dot between two items is for where both stand on one line.
  static func trimmed(_ line: String) -> String {
    var line = line
    while line.hasSuffix(" ") || line.hasSuffix(" ·") { line.removeLast() }
    return line
  }
}
