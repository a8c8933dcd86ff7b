/// English in British spelling, addressing the reader as “you”.
struct EnglishPhrasebook: Phrasebook {
  func allows(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "é", "“", "”", "—", "‘": true
    default: Prose.isCommon(scalar)
    }
  }
}
