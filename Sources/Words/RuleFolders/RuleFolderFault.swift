import AstroDiagnostics

/// What is wrong with a folder of rules.
enum RuleFolderFault {
  static let empty = Told(
    "contains no rule files", hint: "put .json files there, such as career/mine.json",
    ukrainian: "файлів правил тут немає", hint: "покладіть сюди файли .json, як-от career/mine.json")

  static func tooMany(_ count: Int, most: Int) -> Told {
    Told(
      "contains \(count) rule files, more than \(most)", hint: "join some of them",
      ukrainian: "файлів правил тут \(count), а може бути щонайбільше \(most)",
      hint: "об’єднайте деякі з них")
  }

  static let tooLarge = Told(
    "contains more than 16 MiB of rules", hint: "leave some files out",
    ukrainian: "правил понад 16 МіБ", hint: "приберіть деякі файли")
  static let notUTF8 = Told(
    "has a name that is not UTF-8", hint: "rename it",
    ukrainian: "назва не в UTF-8", hint: "перейменуйте файл")
  static let notFile = Told(
    "is not a file", hint: "a rule folder may contain only files and folders",
    ukrainian: "це не файл", hint: "у теці правил можуть бути лише файли й теки")
  static let fileTooLarge = Told(
    "is larger than 4 MiB", hint: "split the file", ukrainian: "понад 4 МіБ", hint: "поділіть файл")
}
