import Wording

/// The letters a text may be written in.
enum Script {
  /// What does not belong into a text of the language, in one line.
  static func problem(in text: String, of language: Language) -> String? {
    for scalar in text.unicodeScalars where !allows(scalar, in: language) {
      return "“\(scalar)” is no character of \(language == .uk ? "Ukrainian" : "English") prose"
    }
    return nil
  }

  private static func allows(_ scalar: Unicode.Scalar, in language: Language) -> Bool {
    switch scalar {
    case "0"..."9", " ", ".", ",", ":", ";", "?", "…", "–", "-", "(", ")", "’", "%", "°": true
    case "a"..."z", "A"..."Z": language == .en || scalar == "M" || scalar == "C" || scalar == "I"
    case "é", "“", "”", "—", "‘": language == .en
    case "«", "»": language == .uk
    default: language == .uk && ukrainian.contains(scalar)
    }
  }

  private static let ukrainian = Set(
    "абвгґдеєжзиіїйклмнопрстуфхцчшщьюяАБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЬЮЯ".unicodeScalars)
}
