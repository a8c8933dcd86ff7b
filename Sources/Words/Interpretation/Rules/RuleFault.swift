import AstroDiagnostics
import AstroWording

/// What is wrong with a file of rules or of their words.
enum RuleFault {
  // MARK: Files

  static let notList = Told(
    "a rule file should be a list of rules", hint: #"[ { "ruleId": … }, … ]"#,
    ukrainian: "файл правил має бути списком правил", hint: #"[ { "ruleId": … }, … ]"#)
  static let noRules = Told("the file contains no rules", ukrainian: "у файлі немає жодного правила")
  static let notRule = Told("a rule should be an object", ukrainian: "правило має бути об’єктом")

  static let notWords = Told(
    "a file of words should be an object", hint: #"{ "RULE": { "lead": … }, … }"#,
    ukrainian: "файл слів має бути об’єктом", hint: #"{ "ПРАВИЛО": { "lead": … }, … }"#)
  static let noWords = Told("the file contains no words", ukrainian: "у файлі немає жодного слова")
  static let wordsNotObject = Told(
    "the words of a rule should be an object", ukrainian: "слова правила мають бути об’єктом")

  static let wordsTwice = Told(
    "has words in two files", hint: "leave one of them out",
    ukrainian: "слова є у двох файлах", hint: "одні з них приберіть")

  static func more(_ rest: Int, of sum: Int) -> Told {
    Told(
      "\(rest) more mistakes, \(sum) in all", ukrainian: "ще помилок: \(rest), а всього їх \(sum)")
  }

  // MARK: Fields

  static let missing = Told("is missing", ukrainian: "цього бракує")
  static let notText = Told("a text is expected here", ukrainian: "тут має бути текст")
  static let emptyText = Told("the text is empty", ukrainian: "текст порожній")
  static let emptyList = Told("the list is empty", ukrainian: "список порожній")
  static let notTruth = Told("should be true or false", ukrainian: "має бути true або false")
  static let notTags = Told("tags should be a list of words", ukrainian: "tags має бути списком слів")

  static let weight = Told(
    "a weight should be a number above 0, at most 1",
    ukrainian: "вага має бути числом, більшим за 0 і не більшим за 1")

  /// - Parameter hint: The stages.
  static func twoStages(_ hint: String) -> Told {
    Told(
      "a paragraph can have one stage only", ukrainian: "абзац може мати лише один етап",
      known: Hint(hint))
  }

  static func otherStage(_ tagged: String) -> Told {
    Told(
      "a paragraph can have one stage only", hint: "the tags say \(tagged)",
      ukrainian: "абзац може мати лише один етап", hint: "у tags – \(tagged)")
  }

  static func noField(_ name: String, among known: [String]) -> Told {
    Told(
      "rules have no such field", ukrainian: "такого поля правила не мають",
      known: NearestName.hint(for: name, among: known))
  }

  // MARK: Values of axes

  static let notValues = Told(
    "values should be an object", hint: #"such as { "quickSlow": 2 }"#,
    ukrainian: "values має бути об’єктом", hint: #"як-от { "quickSlow": 2 }"#)
  static let notSignValues = Told(
    "signValues should be an object", hint: #"such as { "leo": { "quickSlow": 2 } }"#,
    ukrainian: "signValues має бути об’єктом", hint: #"як-от { "leo": { "quickSlow": 2 } }"#)
  static let value = Told(
    "a value should be a whole number from −2 to 2", ukrainian: "має бути ціле число від −2 до 2")

  static func notBridge(_ name: String) -> Told {
    Told("\(name) needs the role bridge", ukrainian: "\(name) буває лише в правила з role bridge")
  }

  // MARK: Checks of a whole book

  static func idTwice(first file: String) -> Told {
    Told(
      "the id appears twice", hint: Hint("first in \(file)"),
      ukrainian: "таке ім’я правила вже є", hint: Hint("уперше – у \(file)"))
  }

  static func noWords(in language: Language) -> Told {
    Told(
      "has no words in \(language.englishName)", ukrainian: "немає слів мовою \(language.tag)")
  }

  static func sentenceTwice(_ sentence: Substring, in owner: String) -> Told {
    Told(
      "the sentence “\(sentence)” appears twice", hint: Hint("also in \(owner)"),
      ukrainian: "речення «\(sentence)» є двічі", hint: Hint("ще раз – у \(owner)"))
  }

  static func length(_ words: Int, wanted: ClosedRange<Int>) -> Told {
    Told(
      "has \(words) words", hint: Hint("\(wanted.lowerBound) to \(wanted.upperBound)"),
      ukrainian: "слів тут \(words)", hint: Hint("має бути від \(wanted.lowerBound) до \(wanted.upperBound)"))
  }

  static func slot(_ name: Substring) -> Told {
    Told("“{\(name)}” is not a slot", ukrainian: "поля «{\(name)}» немає")
  }
}
