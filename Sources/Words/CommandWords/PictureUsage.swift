package import AstroDiagnostics

/// What is wrong with the options of commands that draw.
package enum PictureUsage {
  // MARK: Formats and files

  /// - Parameter options: The options for formats.
  package static func noFormat(_ options: [String]) -> Told {
    let (all, last) = (options.dropLast().joined(separator: ", "), options.last ?? "")
    return Told(
      "no format is named", hint: Hint("give at least one of \(all) and \(last)"),
      ukrainian: "не вказано формату", hint: Hint("вкажіть хоч один із \(all) і \(last)"))
  }

  package static func otherEnding(_ ending: String) -> Told {
    Told(
      "the name ends in .\(ending)", hint: Hint("add --\(ending), or change the name"),
      ukrainian: "назва закінчується на .\(ending)", hint: Hint("додайте --\(ending) або змініть назву"))
  }

  package static func pictureAndResponse(_ path: String) -> Told {
    Told(
      "\(path) cannot take a picture and --json at once", hint: "name a file for the picture",
      ukrainian: "\(path) не прийме водночас малюнка й --json", hint: "вкажіть файл для малюнка")
  }

  package static let inStream = Told(
    "works only for one document", hint: "--out says where a stream goes",
    ukrainian: "діє лише для одного документа", hint: "куди писати потік, каже --out")
  package static let pictureInStream = Told(
    "works only for one picture",
    hint: "--out says where a stream goes, --make json-response its geometry",
    ukrainian: "діє лише для одного малюнка",
    hint: "куди писати потік, каже --out, а його геометрію дає --make json-response")
  package static let reportInStream = Told(
    "is the report on one chart", hint: "name the areas to write about with --area",
    ukrainian: "це звіт про одну карту", hint: "назвіть сфери, про які писати, через --area")
  package static let noPicturesFromResponse = Told(
    "json-response makes no pictures", hint: "take --make render for them",
    ukrainian: "json-response не робить малюнків", hint: "для них візьміть --make render")
  package static let digestsOfFiles = Told(
    "works only for files, and --inline writes none", hint: "leave one of the two out",
    ukrainian: "діє лише для файлів, а --inline їх не пише", hint: "приберіть одне з двох")
  package static let lineNamesFile = Told(
    "name a file", hint: "the chart is the line's own",
    ukrainian: "вказано файл", hint: "карта стоїть у самому рядку")
  package static let lineAsksForTable = Told(
    "ask for a table", hint: "run astro-batch --make chart --columns for it",
    ukrainian: "замовлено таблицю", hint: "для неї запустіть astro-batch --make chart --columns")
  package static let csv = Told(
    "works only with --columns", hint: "wide, long, or a file of names",
    ukrainian: "діє лише разом із --columns", hint: "wide, long або файл із назвами")

  package static func broken(_ count: Int) -> Told {
    Told(
      "the layout breaks its promises in \(count) places", hint: "please report the chart",
      ukrainian: "порушень обіцянок верстки: \(count)", hint: "надішліть нам цю карту")
  }

  package static func notOnDial(_ name: String) -> Told {
    Told(
      "\(name) is not on the dial", hint: "without a time of birth it has the planets but the Moon",
      ukrainian: "\(name) на колі немає", hint: "без часу народження на ньому є планети, крім Місяця")
  }

  // MARK: Pages, sheets and documents

  package static let listsNotPictures = Told(
    "are lists, not pictures", hint: "ask for one or the other",
    ukrainian: "це списки, а не малюнки", hint: "замовте щось одне")
  package static let onSheet = Told(
    "works only on a sheet or in a format", hint: "add --sheet or --format, or leave it out",
    ukrainian: "діє лише на аркуші або у форматі", hint: "додайте --sheet чи --format або приберіть це")
  package static let formatOfPage = Told(
    "does not go with --html", hint: "a page fits every window; leave it out",
    ukrainian: "не поєднується з --html", hint: "сторінка пасує до будь-якого вікна, тож приберіть це")
  package static let sheetOfPage = Told(
    "does not go with --html", hint: "a page has its tables; leave it out",
    ukrainian: "не поєднується з --html", hint: "таблиці на сторінці вже є, тож приберіть це")
  package static let readingOfSkies = Told(
    "only a birth by itself is read", hint: "leave it out: other skies are told in figures",
    ukrainian: "читається лише саме народження", hint: "приберіть це: про інші карти розкажуть таблиці")
  package static let noSubject = Told(
    "give --area, --report, --with or --year", hint: "see astro-pdf --help",
    ukrainian: "вкажіть --area, --report, --with або --year", hint: "див. astro-pdf --help")
  package static let notUTF8 = Told(
    "is not UTF-8", hint: "save the text as UTF-8", ukrainian: "не UTF-8",
    hint: "збережіть текст у UTF-8")
  package static let areaOrReport = Told(
    "give either --area or --report", ukrainian: "вкажіть щось одне: --area або --report")

  package static func notDay(_ text: String) -> Told {
    Told(
      "“\(text)” is not a day of the calendar; write it as in 2026-11-20",
      ukrainian: "«\(text)» – не день календаря; пишіть його як 2026-11-20")
  }

  package static func ofFormat(_ option: String) -> Told {
    Told(
      "--format: \(option) does not go with it; a format has its own",
      ukrainian: "--format: \(option) з ним не поєднується, бо формат має свій розмір і вигляд")
  }

  package static let formatOfCard = Told(
    "is not a format of cards", hint: "square, portrait or story",
    ukrainian: "не формат карток", hint: "square, portrait або story")

  package static let nameless = Told(
    "stands beside a name", hint: "add --by NAME", ukrainian: "стоїть поряд з ім’ям",
    hint: "додайте --by ІМ’Я")

  // MARK: Spans and years

  package static let severalSpans = Told(
    "each name a span of their own", hint: "leave all but one out",
    ukrainian: "кожен задає свій проміжок", hint: "лишіть щось одне")

  package static let noEnd = Told(
    "is missing", hint: "a span needs both ends, as in --from 2027-01-01 --to 2028-01-01",
    ukrainian: "не вказано", hint: "проміжок має початок і кінець: --from 2027-01-01 --to 2028-01-01")
  package static let lifeOfNobody = Told(
    "is somebody's", hint: "name the chart of a birth",
    ukrainian: "– це чиєсь життя", hint: "вкажіть карту народження")
  package static let readingOfYear = Told(
    "goes with a reading, and a year is a document of its own",
    hint: "leave it out, or make two documents",
    ukrainian: "стосується читання, а рік – окремий документ", hint: "приберіть це або зробіть два документи")
  package static let skyOfYear = Told(
    "does not go with --year", hint: "leave it out: a year has its own skies around",
    ukrainian: "не поєднується з --year", hint: "приберіть це: довкола року вже є свої карти")
  package static let takeLines = Hint("take --lines or --text", ukrainian: "візьміть --lines або --text")

  // MARK: Skies and events

  package static let needsSecondSky = Told(
    "needs a second sky", hint: "add --around, --partner or --transits",
    ukrainian: "потрібна друга карта", hint: "додайте --around, --partner або --transits")
  package static let threeRings = Told(
    "a wheel has three rings at most", hint: "leave out one of the skies",
    ukrainian: "у колі щонайбільше три кільця", hint: "приберіть одну з карт")
  package static let placeOfHours = Told(
    "is missing", hint: "hours need a place: name it with --at or --place",
    ukrainian: "не вказано", hint: "для hours потрібне місце: вкажіть його через --at або --place")
}
