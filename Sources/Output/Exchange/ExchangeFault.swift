import AstroChartModel
import AstroDiagnostics

/// What is wrong with the births of another program.
enum ExchangeFault {
  // MARK: The file

  static let tooLarge = Told(
    "is larger than 256 MiB", hint: "split it", ukrainian: "понад 256 МіБ", hint: "поділіть файл")
  static let longRecord = Told(
    "is longer than 1 MiB", hint: "a birth has a few hundred bytes",
    ukrainian: "понад 1 МіБ", hint: "народження має кілька сотень байтів")
  static let notUTF8 = Told(
    "is not UTF-8", hint: "say with --encoding what it is",
    ukrainian: "не UTF-8", hint: "вкажіть кодування через --encoding")
  static let notUTF16 = Told(
    "is not UTF-16", hint: "say with --encoding what it is",
    ukrainian: "не UTF-16", hint: "вкажіть кодування через --encoding")

  static func nothing(in format: BirthFormat) -> Told {
    let known = BirthFormat.allCases.map(\.rawValue).joined(separator: ", ")
    return Told(
      "has no birth in it, read as \(format.rawValue)", hint: Hint("name the form of the file: \(known)"),
      ukrainian: "як \(format.rawValue) тут не прочитати жодного народження",
      hint: Hint("вкажіть форму файлу: \(known)"))
  }

  static let noBirth = Told(
    "holds no birth", hint: "a chart file, or what Kerykeion's subjects or immanuel's charts give as JSON",
    ukrainian: "народження тут немає",
    hint: "потрібен файл карти або JSON, який дають Kerykeion чи immanuel")

  static let deleteRemark = Hint("delete the #: line", ukrainian: "вилучіть рядок #:")

  // MARK: Fields of a birth

  static let noDate = Told(
    "is missing", hint: "the day of the birth", ukrainian: "не вказано", hint: "потрібен день народження")
  static let noPlace = Told(
    "is missing, and so is a place that can be found by name",
    hint: "give latitude and longitude, or the name of a town",
    ukrainian: "не вказано, і місця, яке можна знайти за назвою, теж немає",
    hint: "подайте широту й довготу або назву міста")
  static let noZone = Told(
    "is missing", hint: "say with --zone which zone is meant where a record has none",
    ukrainian: "не вказано", hint: "вкажіть через --zone часовий пояс для записів без нього")

  static func date(_ text: String, hint: Hint? = nil) -> Told {
    Told(
      "\(Quotation.of(text)) is not a date", hint: hint ?? "a day that exists, as in 1990-04-15",
      ukrainian: "\(Quotation.angular(text)) – не дата",
      hint: hint ?? "потрібен день, який був, як-от 1990-04-15")
  }

  static func dottedDate(_ text: String) -> Told {
    date(
      text,
      hint: Hint(
        "a day that exists, as in 27.9.1970", ukrainian: "потрібен день, який був, як-от 27.9.1970"))
  }

  static func time(_ text: String) -> Told {
    Told(
      "\(Quotation.of(text)) is not a time", hint: "as in 14:30",
      ukrainian: "\(Quotation.angular(text)) – не час", hint: "як-от 14:30")
  }

  static func dateNumbers(_ numbers: [Int]) -> Told {
    Told(
      "\(numbers) is not a date", hint: "year, month, day",
      ukrainian: "\(numbers) – не дата", hint: "рік, місяць, день")
  }

  static func timeNumbers(_ numbers: [Int]) -> Told {
    Told(
      "\(numbers) is not a time", hint: "hour, minute",
      ukrainian: "\(numbers) – не час", hint: "година, хвилина")
  }

  static let timeOfDay = Told(
    "is not a time of day", hint: "hour, minute and seconds", ukrainian: "не час доби",
    hint: "година, хвилина й секунди")

  static func instant(_ text: String) -> Told {
    Told(
      "\(Quotation.of(text)) is not a time with its date", hint: "as in 1990-04-15T14:30:00+04:00",
      ukrainian: "\(Quotation.angular(text)) – не час із датою", hint: "як-от 1990-04-15T14:30:00+04:00")
  }

  static func twoDays(_ text: String) -> Told {
    Told(
      "\(Quotation.of(text)) may be two days",
      hint: "say with --slashes day or --slashes month what comes first",
      ukrainian: "\(Quotation.angular(text)) можна прочитати як два різні дні",
      hint: "вкажіть, що стоїть першим: --slashes day або --slashes month")
  }

  static func degrees(_ text: String, example: String) -> Told {
    Told(
      "\(Quotation.of(text)) is not a number of degrees", hint: Hint("as in \(example)"),
      ukrainian: "\(Quotation.angular(text)) – не градуси", hint: Hint("як-от \(example)"))
  }

  static func coordinates(_ text: String) -> Told {
    Told(
      "\(Quotation.of(text)) is not a place", hint: "as in 50.4501,30.5234",
      ukrainian: "\(Quotation.angular(text)) – не координати", hint: "як-от 50.4501,30.5234")
  }

  static func kindOfTime(_ kind: String) -> Told {
    Told(
      "\(Quotation.of(kind)) is not a kind of time",
      hint: "0 for standard time, 1 for summer time, 2 for double summer time, L for local mean time",
      ukrainian: "\(Quotation.angular(kind)) – не вид часу",
      hint: "0 – поясний час, 1 – літній, 2 – подвійний літній, L – місцевий середній")
  }

  static func zone(_ text: String) -> Told {
    Told(
      "\(Quotation.of(text)) is not a zone", hint: "as in 1he for one hour east, 5hw30",
      ukrainian: "\(Quotation.angular(text)) – не часовий пояс",
      hint: "як-от 1he, тобто година на схід, або 5hw30")
  }

  // MARK: Astrolog

  static func words(_ option: String, wanted: Int, given: Int) -> Told {
    Told(
      "-\(option) takes \(wanted) words, and has \(given)",
      ukrainian: "після -\(option) має бути слів \(wanted), а тут їх \(given)")
  }

  static let quickChart = Told(
    "is not a line of Quick*Chart, whose fields stand at fixed columns",
    ukrainian: "не рядок Quick*Chart: там поля стоять у сталих стовпцях")

  static func astrologZone(_ text: String) -> Told {
    Told(
      "\(Quotation.of(text)) is not a zone of Astrolog", hint: "as in 5W, 5:30E, EST or LMT",
      ukrainian: "\(Quotation.angular(text)) – не часовий пояс Astrolog",
      hint: "як-от 5W, 5:30E, EST або LMT")
  }

  static func summerTime(_ text: String) -> Told {
    Told(
      "\(Quotation.of(text)) does not say whether summer time held", hint: "ST, DT or hours",
      ukrainian: "\(Quotation.angular(text)) не каже, чи діяв літній час", hint: "ST, DT або години")
  }

  // MARK: Tables

  static func noField(_ name: String, among known: [String]) -> Told {
    Told(
      "\(Quotation.of(name)) is not a field of a birth",
      ukrainian: "\(Quotation.angular(name)) – не поле народження",
      known: NearestName.hint(for: name, among: known))
  }

  static func noColumn(_ name: String, among known: [String]) -> Told {
    Told(
      "there is no column \(Quotation.of(name))", ukrainian: "стовпця \(Quotation.angular(name)) немає",
      known: NearestName.hint(for: name, among: known))
  }

  static let openQuote = Told(
    "has a quote that is never closed", hint: "a quote within quotes is written twice",
    ukrainian: "лапки відкрито й не закрито", hint: "лапки всередині лапок пишуть двічі")

  static func noDateColumn(among names: String) -> Told {
    Told(
      "no column is a date; there are \(names)",
      hint: "say which it is, as in --columns date=Geburtstag,time=Zeit; or name the form with --from",
      ukrainian: "жоден стовпець не дата; є \(names)",
      hint: "вкажіть, який із них дата: --columns date=Народження,time=Час; або назвіть форму через --from")
  }

  // MARK: Columns of charts

  static let columnTwice = Told(
    "a column is named twice", hint: "name each once",
    ukrainian: "стовпець названо двічі", hint: "назвіть кожен один раз")
  static let noColumns = Told(
    "no column is named", hint: "one on each line",
    ukrainian: "не названо жодного стовпця", hint: "по одному в рядку")

  static func notColumn(_ name: String, nearest: Hint?) -> Told {
    Told(
      "\(Quotation.of(name)) is not a column",
      hint: nearest ?? "as in date, sun_degree, moon_sign, ascendant_sign, house_7_degree",
      ukrainian: "\(Quotation.angular(name)) – не стовпець",
      hint: nearest ?? "як-от date, sun_degree, moon_sign, ascendant_sign, house_7_degree")
  }
}
