/// A letter of a Ukrainian word.
struct UkrainianLetter {
  enum Kind { case vowel, consonant, sign, foreign }

  /// The letter in lower case, without an accent that marks the stress.
  ///
  /// A scalar, because comparing two characters takes hundreds of times as long.
  let scalar: Unicode.Scalar
  let kind: Kind

  init(_ character: Character) { self.init(character.unicodeScalars.first ?? " ") }

  init(_ first: Unicode.Scalar) {
    scalar = UkrainianLetter.lowered(first)
    kind =
      switch scalar {
      case "а", "е", "є", "и", "і", "ї", "о", "у", "ю", "я": .vowel
      case "б", "в", "г", "ґ", "д", "ж", "з", "й", "к", "л", "м", "н", "п", "р", "с", "т", "ф", "х", "ц",
        "ч", "ш", "щ":
        .consonant
      case "ь", "’", "ʼ", "'": .sign
      default: .foreign
      }
  }

  /// The letter in lower case; for those from А to Я without a table.
  private static func lowered(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x430...0x45F, 0x27, 0x2019, 0x2BC: scalar
    case 0x410...0x42F: Unicode.Scalar(scalar.value + 0x20) ?? scalar
    default: scalar.properties.lowercaseMapping.unicodeScalars.first ?? scalar
    }
  }
}

/// A consonant between two vowels, with the signs that follow it.
struct UkrainianConsonant {
  let letter: Unicode.Scalar
  let start: Int
  var end: Int
  /// Whether it always ends its syllable, whatever follows.
  var isClosing: Bool

  /// Absorbs a letter that must stay with this consonant: a sign, or the second half of дж and дз.
  mutating func takes(_ next: UkrainianLetter, before behind: UkrainianLetter) -> Bool {
    if next.kind == .sign {
      isClosing = next.scalar != "ь" || behind.scalar != "о"
      return true
    }
    return letter == "д" && end == start + 1 && (next.scalar == "ж" || next.scalar == "з")
  }

  /// Whether the two consonants commonly begin a syllable.
  func begins(with next: UkrainianConsonant) -> Bool {
    "бвгґдзкпстфх".unicodeScalars.contains(letter) && (next.letter == "л" || next.letter == "р")
  }
}
