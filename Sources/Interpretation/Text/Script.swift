import Wording

/// The letters a text may be written in.
enum Script {
  /// What does not belong into a text of the language, in one line.
  static func problem(in text: String, of language: Language) -> String? {
    text.unicodeScalars.first { !language.phrasebook.allows($0) }.map {
      "“\($0)” is no character of \(language.englishName) prose"
    }
  }
}
