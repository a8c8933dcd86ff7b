/// Transliterates Ukrainian by the national romanization (Cabinet of Ministers, resolution 55 of 2010).
enum Romanisation {
  private static let first: [Character: String] = ["є": "ye", "ї": "yi", "й": "y", "ю": "yu", "я": "ya"]
  private static let others: [Character: String] = [
    "а": "a", "б": "b", "в": "v", "г": "h", "ґ": "g", "д": "d", "е": "e", "є": "ie", "ж": "zh", "з": "z",
    "и": "y", "і": "i", "ї": "i", "й": "i", "к": "k", "л": "l", "м": "m", "н": "n", "о": "o", "п": "p",
    "р": "r", "с": "s", "т": "t", "у": "u", "ф": "f", "х": "kh", "ц": "ts", "ч": "ch", "ш": "sh",
    "щ": "shch", "ь": "", "ю": "iu", "я": "ia", "’": "", "'": "", "ʼ": "",
  ]

  /// The words in lower-case Latin letters; `nil` if they have no Ukrainian letter, or Cyrillic letters of
  /// other languages.
  static func of(_ words: some StringProtocol) -> String? {
    var (latin, isStart, isUkrainian, last) = ("", true, false, Character(" "))
    for letter in words.lowercased() {
      if let known = others[letter] {
        // зг becomes zgh, because zh stands for ж.
        latin += letter == "г" && last == "з" ? "gh" : (isStart ? first[letter] : nil) ?? known
        isUkrainian = true
      } else if letter.isCyrillic {
        return nil
      } else {
        latin.append(letter)
      }
      (isStart, last) = (!letter.isLetter && others[letter] == nil, letter)
    }
    return isUkrainian ? latin : nil
  }
}

extension Character {
  fileprivate var isCyrillic: Bool { unicodeScalars.contains { (0x400...0x52F).contains($0.value) } }
}
