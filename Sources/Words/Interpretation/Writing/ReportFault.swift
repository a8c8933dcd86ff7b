import AstroChartModel
import AstroDiagnostics
import AstroWording

/// What is wrong with the file of a report or of a brief, and why a report cannot be written.
enum ReportFault {
  static let reportTooLarge = Told(
    "the file is larger than 1 MiB", hint: "a report is a few kilobytes",
    ukrainian: "файл понад 1 МіБ", hint: "звіт має кілька кілобайтів")
  static let briefTooLarge = Told(
    "the file is larger than 1 MiB", hint: "a brief is a few kilobytes",
    ukrainian: "файл понад 1 МіБ", hint: "зведення має кілька кілобайтів")
  static let notReport = Told(
    "a report file should be an object", ukrainian: "файл звіту має бути об’єктом")
  static let notBrief = Told("a brief should be an object", ukrainian: "зведення має бути об’єктом")
  static let reportFormat = Told(
    "is not that of a report", ukrainian: "формат тут не звіту", known: Hint(Report.format))
  static let briefFormat = Told(
    "is not that of a brief", ukrainian: "формат тут не зведення", known: Hint(ReportBrief.format))

  static let notPassages = Told(
    "should be a list of passages", hint: #"{ "text": …, "sources": … }"#,
    ukrainian: "має бути списком абзаців", hint: #"{ "text": …, "sources": … }"#)
  static let notSources = Told(
    "should be a list of rule ids", ukrainian: "має бути списком імен правил")
  static let notTwo = Told(
    "should be two passages, one to each of the two",
    ukrainian: "тут мають бути два абзаци, по одному до кожного з двох")
  static let empty = Told("is empty", ukrainian: "тут порожньо")
  static let controlCharacter = Told(
    "contains a control character", hint: "one paragraph is one line",
    ukrainian: "є керівний символ", hint: "один абзац – один рядок")
  static let thinFact = Told(
    "lacks what a fact of its kind needs", hint: "write the brief again with --brief",
    ukrainian: "бракує того, що потрібно такому факту", hint: "запишіть зведення ще раз через --brief")

  static let notRange = Told(
    "should be two numbers, the fewest and the most",
    ukrainian: "мають бути два числа, найменше й найбільше")

  // MARK: Writing

  static let noPlanets = Told(
    "the chart has no planets to read", hint: "give the birth, or positions of the ten planets",
    ukrainian: "у карті немає планет, які можна прочитати",
    hint: "подайте народження або положення десяти планет")

  static func notNatal(_ kind: ChartKind) -> Told {
    Told(
      "our rules cannot read a chart of the kind \(kind.rawValue)",
      hint: "give the natal chart; astro-pdf shows other skies in figures",
      ukrainian: "наші правила не читають карти виду \(kind.rawValue)",
      hint: "подайте натальну карту; інші карти astro-pdf показує в таблицях")
  }

  static func tooFewRules(_ count: Int, on area: Area) -> Told {
    Told(
      "the \(count) rules on \(area.rawValue) that hold in the chart do not fill a report",
      hint: "give all ten planets, or more rules with --rules",
      ukrainian: "правил, що справджуються в карті, замало для звіту: \(area.rawValue), \(count)",
      hint: "подайте всі десять планет або більше правил через --rules")
  }

  static let noFact = Told(
    "is based on no fact of the brief", ukrainian: "не спирається на жоден факт зі зведення")

  static func noWords(in language: Language) -> Told {
    Told(
      "its rules have no words in \(language.englishName)", hint: "give them with --rules",
      ukrainian: "його правила не мають слів мовою \(language.tag)", hint: "додайте їх через --rules")
  }
}
