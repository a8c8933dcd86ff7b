/// Divides a line of switches into words.
enum AstrologWords {
  /// The words between white space, where quotes hold one together and a semicolon begins a remark.
  static func words(of line: String) -> [String] {
    var (words, word, quote) = ([String](), nil as String?, nil as Character?)
    for character in line {
      if let open = quote {
        if character == open { quote = nil } else { word?.append(character) }
      } else if character == ";" {
        break
      } else if character.isWhitespace {
        if let whole = word { words.append(whole) }
        word = nil
      } else if character == "\"" || character == "'", word == nil {
        (quote, word) = (character, "")
      } else {
        word = (word ?? "") + String(character)
      }
    }
    return words + [word].compactMap(\.self)
  }

  /// The name of a switch, without the sign before it; `nil` for any other word.
  static func name(_ word: String) -> String? {
    guard let sign = word.first, "-/=_".contains(sign), word.dropFirst().first?.isLetter == true else {
      return nil
    }
    return String(word.dropFirst())
  }
}
