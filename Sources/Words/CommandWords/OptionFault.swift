package import AstroDiagnostics

/// What is wrong with options, whichever command has them.
package enum OptionFault {
  // MARK: Any option

  package static let emptyName = Told(
    "is empty", hint: "name a file, or - for standard output",
    ukrainian: "назва порожня", hint: "вкажіть файл або - для стандартного виведення")

  /// - Parameter hint: Which names there are.
  package static func missing(_ hint: Hint) -> Told {
    Told("is missing", ukrainian: "не вказано", known: hint)
  }

  package static func outOfRange(_ number: Int, _ range: ClosedRange<Int>) -> Told {
    Told(
      "\(number) is out of range", hint: Hint("from \(range.lowerBound) to \(range.upperBound)"),
      ukrainian: "\(number) – поза межами", hint: Hint("від \(range.lowerBound) до \(range.upperBound)"))
  }

  /// The same in one clause, for what ArgumentParser passes on.
  package static func outOfRange(_ option: String, _ number: Int, _ range: ClosedRange<Int>) -> Told {
    Told(
      "\(option): \(number) is out of range (\(range.lowerBound) to \(range.upperBound))",
      ukrainian: "\(option): \(number) – поза межами (від \(range.lowerBound) до \(range.upperBound))")
  }

  /// What `OptionValue` says about a name, where an option is not read by ArgumentParser.
  package static func advice(_ words: String) -> Told {
    Told(words, ukrainian: ParserFault.translated(words))
  }

  /// An option that says nothing beside another.
  package static func conflict(_ other: String) -> Told {
    Told(
      "does not go with \(other)", hint: "leave one of the two out",
      ukrainian: "не поєднується з \(other)", hint: "приберіть одне з двох")
  }

  /// An option that works only with another.
  package static func works(with other: String) -> Told {
    Told(
      "works only with \(other)", hint: Hint("add \(other), or leave it out"),
      ukrainian: "діє лише разом із \(other)", hint: Hint("додайте \(other) або приберіть це"))
  }

  package static let severalFormats = Told(
    "each is a form of its own", hint: "choose one", ukrainian: "кожен – окремий вигляд",
    hint: "виберіть щось одне")

  /// One name that cannot take several outputs.
  package static func oneFormat(_ path: String, _ count: Int) -> Told {
    Told(
      "\(path) takes one format, not \(count)", hint: "name a file instead",
      ukrainian: "\(path) приймає один формат, а тут їх \(count)", hint: "вкажіть натомість файл")
  }

  package static func onePicture(_ path: String, _ count: Int) -> Told {
    Told(
      "\(path) takes one picture, not \(count)", hint: "name a file instead",
      ukrainian: "\(path) приймає один малюнок, а тут їх \(count)", hint: "вкажіть натомість файл")
  }

  // MARK: Standard input

  /// What standard input holds already.
  package enum Held: Sendable { case chart, firstChart, report }

  package static func standardInput(_ held: Held) -> Told {
    let (english, ukrainian) =
      switch held {
      case .chart: ("the chart", "це вже карта")
      case .firstChart: ("the first chart", "це вже перша карта")
      case .report: ("the report", "це вже звіт")
      }
    return Told(
      "- is \(english) already", hint: "name a file for one of them",
      ukrainian: "- – \(ukrainian)", hint: "вкажіть файл для одного з двох")
  }

  package static let standardInputTwice = Told(
    "- can be read only once", hint: "name files for the others",
    ukrainian: "- можна прочитати лише раз", hint: "для решти вкажіть файли")
  package static let oneChartOnly = Told(
    "standard input can provide one chart only", hint: "name a file for the other one",
    ukrainian: "стандартне введення дає лише одну карту", hint: "для другої вкажіть файл")

  // MARK: Times and places

  package static func notYear(_ text: String) -> Told {
    Told(
      "\(Quotation.of(text)) is not a year", hint: "as in 2027",
      ukrainian: "\(Quotation.angular(text)) – не рік", hint: "як-от 2027")
  }

  package static func notMonth(_ text: String) -> Told {
    Told(
      "\(Quotation.of(text)) is not a month", hint: "as in 2027-03",
      ukrainian: "\(Quotation.angular(text)) – не місяць", hint: "як-от 2027-03")
  }

  package static func timeTwice(_ option: String) -> Told {
    Told(
      "\(option) says the time already", hint: "leave one of the two out",
      ukrainian: "час уже є в \(option)", hint: "приберіть одне з двох")
  }

  package static func time(_ text: String) -> Told {
    Told(
      "\(Quotation.of(text)) is not a time", hint: "as in 14:30 or 14:30:15",
      ukrainian: "\(Quotation.angular(text)) – не час", hint: "як-от 14:30 або 14:30:15")
  }

  /// An option without which there is no birth.
  package static let noBirth = Told(
    "is missing", hint: "a birth needs --date, --place or --at and --zone, and --time if it is known",
    ukrainian: "не вказано",
    hint: "для народження потрібні --date, --place або --at і --zone, а якщо час відомий, то й --time")

  package static func notPlace(_ text: String) -> Told {
    Told(
      "\(Quotation.of(text)) is not a place",
      hint: "degrees north and east with a comma, as in 50.4501,30.5234, or as in 49°13′N 30°59′E",
      ukrainian: "\(Quotation.angular(text)) – не координати",
      hint: "градуси північної широти та східної довготи через кому: 50.4501,30.5234 або 49°13′N 30°59′E")
  }

  // MARK: Commands and verbs

  package static func notCommand(_ word: String, among known: [String]) -> Told {
    Told(
      "\(Quotation.of(word)) is not a command of astro",
      ukrainian: "команди \(Quotation.angular(word)) в astro немає",
      known: NearestName.hint(for: word, among: known))
  }

  package static func notVerb(nearest: String) -> Told {
    Told(
      "is neither a verb nor a file", hint: Hint("did you mean \(nearest)?"),
      ukrainian: "такої дії немає, і такого файлу теж", hint: Hint("можливо, \(nearest)?"))
  }

  // MARK: The environment and the defaults

  package static let date = Told(
    "is not a number of seconds since 1970", hint: "unset it, or set it right",
    ukrainian: "не кількість секунд від 1970 року", hint: "приберіть цю змінну або виправте")

  package static func notUTF8(argument: Int) -> Told {
    Told(
      "argument \(argument) is not UTF-8",
      hint: "give a file of such a name a second name, or read it through -",
      ukrainian: "аргумент \(argument) не в UTF-8",
      hint: "дайте файлу з такою назвою другу назву або прочитайте його через -")
  }

  package static let namedDefaults = Hint(
    "ASTROSVITLA_DEFAULTS names it; leave that empty for none",
    ukrainian: "його вказано в ASTROSVITLA_DEFAULTS; лишіть змінну порожньою, якщо він не потрібен")
  package static let customaryDefaults = Hint(
    "it holds the defaults; with ASTROSVITLA_DEFAULTS= none are read",
    ukrainian: "у ньому усталені значення; з ASTROSVITLA_DEFAULTS= вони не читаються")

  package static let withoutBirth = Hint(
    "leave out --houses and --zodiac, or give the birth",
    ukrainian: "приберіть --houses і --zodiac або подайте народження")

  package static func defect(_ error: any Error) -> Told {
    Told("a defect of ours: \(error)", ukrainian: "наша вада: \(error)")
  }
}
