/// Ukrainian in the orthography of 2019, written directly rather than translated.
struct UkrainianPhrasebook: Phrasebook {
  func allows(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "«", "»": true
    // The letters of MC and IC.
    case "M", "C", "I": true
    default: Prose.isCommon(scalar) || UkrainianPhrasebook.letters.contains(scalar)
    }
  }

  private static let letters = Set(
    "абвгґдеєжзиіїйклмнопрстуфхцчшщьюяАБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЬЮЯ".unicodeScalars)
}
