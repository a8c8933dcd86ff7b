/// English made strange, so that what was not translated stands out: every letter that can has an accent, and every
/// vowel is doubled, which makes texts some 40 per cent longer.
enum Accent {
  static func on(_ text: String) -> String {
    var accented = ""
    var isSlot = false
    for character in text {
      if character == "{" { isSlot = true }
      if character == "}" { isSlot = false }
      accented += isSlot ? String(character) : on(character)
    }
    return accented
  }

  static func on(_ texts: [String]) -> [String] { texts.map { on($0) } }

  private static func on(_ character: Character) -> String {
    guard let small = letters[Character(character.lowercased())] else { return String(character) }
    let letter = character.isUppercase ? small.uppercased() : small
    return "aeiou".contains(character.lowercased()) ? letter + small : letter
  }

  /// Whether a character is one of the accented letters.
  static func isLetter(_ scalar: Unicode.Scalar) -> Bool { all.contains(scalar) }

  private static let letters: [Character: String] = [
    "a": "á", "c": "ç", "d": "ď", "e": "é", "g": "ğ", "h": "ĥ", "i": "í", "j": "ĵ", "k": "ķ", "l": "ľ",
    "n": "ñ",
    "o": "ó", "r": "ř", "s": "š", "t": "ť", "u": "ú", "w": "ŵ", "y": "ý", "z": "ž",
  ]

  private static let all = Set(letters.values.flatMap { ($0 + $0.uppercased()).unicodeScalars })
}
