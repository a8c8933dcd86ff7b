import AstroDiagnostics

/// What is wrong with a stream of births, with a line of it, or with what an earlier run left.
enum StreamFault {
  // MARK: Lines

  static let longLine = Told(
    "is longer than 1 MiB", hint: "a chart file has about ten thousand bytes",
    ukrainian: "понад 1 МіБ", hint: "файл карти має близько десяти тисяч байтів")
  static let emptyLine = Told(
    "is empty", hint: "give a chart file in each line",
    ukrainian: "порожній", hint: "у кожному рядку має бути файл карти")
  static let asLine = Hint(
    "a line is a chart file without line breaks", ukrainian: "рядок – це файл карти без розривів рядка")
  static let lineID = Told(
    "is neither a text nor a number", hint: #"as in "id": 17"#,
    ukrainian: "не текст і не число", hint: #"як-от "id": 17"#)

  static let asRequest = Hint(
    #"as in {"make": "render", "options": ["--svg"], "chart": {}}"#,
    ukrainian: #"як-от {"make": "render", "options": ["--svg"], "chart": {}}"#)

  static func product(_ name: String) -> Told {
    Told("cannot be \(name)", hint: asRequest, ukrainian: "тут не може бути \(name)", hint: asRequest)
  }

  // MARK: Where results go

  static let noName = Told(
    "is empty", hint: "leave it out for standard output",
    ukrainian: "назва порожня", hint: "приберіть параметр, щоб писати в стандартне виведення")
  static let filesNeedFolder = Told(
    "pictures and documents need a folder, or a file that ends in .tar", hint: "as in --out charts.tar",
    ukrainian: "для малюнків і документів потрібна тека або файл із закінченням .tar",
    hint: "як-от --out charts.tar")

  static func linesNeedFile(_ ending: String) -> Told {
    Told(
      "lines need a file that ends in \(ending)", hint: "or leave it out",
      ukrainian: "для рядків потрібен файл із закінченням \(ending)", hint: "або приберіть параметр")
  }

  static let nothingToResume = Told(
    "needs a file or a folder to go on with", hint: "add --out",
    ukrainian: "потрібен файл або тека, які слід продовжити", hint: "додайте --out")

  static func streamItself(_ path: String) -> Told {
    Told(
      "\(path) is the stream itself", hint: "name another file",
      ukrainian: "\(path) – це сам потік", hint: "вкажіть інший файл")
  }

  // MARK: An earlier run

  static let shorterThanJournal = Told(
    "is shorter than its journal says", hint: "delete it, and begin anew",
    ukrainian: "коротший, ніж записано в його журналі", hint: "вилучіть його й почніть спочатку")
  static let noJournal = Told(
    "has no journal beside it that tells what it was made of", hint: "delete it, and begin anew",
    ukrainian: "поряд немає журналу, який каже, з чого його зроблено",
    hint: "вилучіть його й почніть спочатку")
  static let otherVersion = Told(
    "is not a journal of this version of astro-batch, which records what was read of the stream",
    hint: "delete it and what was written, and begin anew",
    ukrainian: "не журнал цієї версії astro-batch, у якому є те, що прочитано з потоку",
    hint: "вилучіть його й усе записане та почніть спочатку")

  static func otherOptions(_ options: Substring, journal: String) -> Told {
    Told(
      "the run to go on with had other options: \(options)",
      hint: Hint("give those, or delete \(journal) and what was written"),
      ukrainian: "запуск, який слід продовжити, мав інші параметри: \(options)",
      hint: Hint("вкажіть ті самі або вилучіть \(journal) і все записане"))
  }

  static func otherStream(_ name: String) -> Told {
    Told(
      "\(name) does not begin with what the run to go on with has read",
      hint: "give the stream as it was, with more behind it if you like, or delete what was written",
      ukrainian: "\(name) починається не з того, що прочитав запуск, який слід продовжити",
      hint: "подайте той самий потік, можна й довший, або вилучіть записане")
  }

  static func slice(_ text: String) -> Told {
    Told(
      "\(text) is not a slice", hint: "as in 0/8, the first of eight, to 7/8",
      ukrainian: "\(text) – не частина потоку", hint: "від 0/8, першої з восьми, до 7/8")
  }
}
