/// Parts a text into its sentences.
enum Sentences {
  /// Each with its closing marks; the space between them belongs to none.
  static func of(_ text: String) -> [Substring] {
    var sentences: [Substring] = []
    var start = text.startIndex
    var index = start
    while index < text.endIndex {
      let end = text.index(after: index)
      guard endsSentence(text[index]) else {
        index = end
        continue
      }
      let close = text[end...].firstIndex { !"”»)…?.".contains($0) } ?? text.endIndex
      // A full stop within a number or an abbreviation is followed by no space and no capital.
      if close == text.endIndex || beginsSentence(text[close...]) {
        sentences.append(text[start..<close])
        start = text[close...].firstIndex { !$0.isWhitespace } ?? text.endIndex
      }
      index = max(close, start)
    }
    if start < text.endIndex { sentences.append(text[start...]) }
    return sentences
  }

  private static func endsSentence(_ character: Character) -> Bool { ".?!…".contains(character) }

  private static func beginsSentence(_ rest: Substring) -> Bool {
    guard rest.first?.isWhitespace == true, let next = rest.first(where: { !$0.isWhitespace }) else {
      return false
    }
    return next.isUppercase || next.isNumber || "“«–—".contains(next)
  }
}
