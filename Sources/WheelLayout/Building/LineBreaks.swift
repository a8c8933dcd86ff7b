/// Words broken into lines that fit somewhere.
package struct LineBreaks {
  private let pieces: [String]

  /// - Parameter atCommas: Whether only the end of what a comma ends is a place to break.
  package init(_ text: String, atCommas: Bool) {
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

  /// As few lines as there can be, each as full as it goes; `nil` where a single piece is too wide.
  package func lines(_ fits: (String) -> Bool) -> [String]? {
    var lines: [String] = []
    for piece in pieces {
      if let last = lines.last, fits(LineBreaks.trimmed(last + piece)) {
        lines[lines.count - 1] = last + piece
      } else {
        guard fits(LineBreaks.trimmed(piece)) else { return nil }
        lines.append(piece)
      }
    }
    return lines.map(LineBreaks.trimmed)
  }

  private static func trimmed(_ line: String) -> String {
    var line = line
    // A dot between two items is for where both stand on one line.
    while line.hasSuffix(" ") || line.hasSuffix(" ·") { line.removeLast() }
    return line
  }
}
