/// A letter of a Ukrainian word.
struct UkrainianLetter {
  enum Kind { case vowel, consonant, sign, foreign }

  /// The letter in lower case, without an accent that marks the stress.
  let character: Character
  let kind: Kind

  init(_ character: Character) {
    let plain = character.lowercased().unicodeScalars.first.map(Character.init) ?? character
    self.character = plain
    kind =
      switch plain {
      case "а", "е", "є", "и", "і", "ї", "о", "у", "ю", "я": .vowel
      case "б", "в", "г", "ґ", "д", "ж", "з", "й", "к", "л", "м", "н", "п", "р", "с", "т", "ф", "х", "ц",
        "ч", "ш", "щ":
        .consonant
      case "ь", "’", "ʼ", "'": .sign
      default: .foreign
      }
  }
}

/// A consonant between two vowels, with the signs that follow it.
struct UkrainianConsonant {
  let letter: Character
  let start: Int
  var end: Int
  /// Whether it always ends its syllable, whatever follows.
  var isClosing: Bool

  /// Absorbs a letter that must stay with this consonant: a sign, or the second half of дж and дз.
  mutating func takes(_ next: UkrainianLetter, before behind: UkrainianLetter) -> Bool {
    if next.kind == .sign {
      isClosing = next.character != "ь" || behind.character != "о"
      return true
    }
    return letter == "д" && end == start + 1 && (next.character == "ж" || next.character == "з")
  }

  /// Whether the two consonants commonly begin a syllable.
  func begins(with next: UkrainianConsonant) -> Bool {
    "бвгґдзкпстфх".contains(letter) && "лр".contains(next.letter)
  }
}
