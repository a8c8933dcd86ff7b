import AstroChartModel
import AstroDiagnostics
import AstroWholeFiles

/// What is wrong with the ephemeris files, or with what the Swiss Ephemeris makes of them.
enum EphemerisFault {
  // MARK: Files

  static func missing(_ file: EphemerisFile, from folders: String) -> Told {
    Told(
      "the ephemeris file \(file.name) is missing from \(folders)",
      hint: Hint("install the package \(file.package), or name the directory with its files"),
      ukrainian: "файлу ефемерид \(file.name) немає в \(folders)",
      hint: Hint("встановіть пакунок \(file.package) або вкажіть теку з його файлами"))
  }

  static func unusable(_ path: String, _ reason: Told, package: String) -> Told {
    Told(
      "the ephemeris file \(path) cannot be used: \(reason.english.message)",
      hint: again(package).english,
      ukrainian: "файл ефемерид \(path) не годиться: \(reason.ukrainian.message)",
      hint: again(package).ukrainian)
  }

  static func missing(_ minorPlanet: MinorPlanet, from folders: String) -> Told {
    let file = minorPlanet.files[1]
    return Told(
      "the ephemeris file \(file) of minor planet \(minorPlanet.number) is missing from \(folders)",
      hint: Hint(
        "put the file, which Astrodienst offers, into a directory of the path, or leave out this point"),
      ukrainian: "файлу ефемерид \(file) астероїда № \(minorPlanet.number) немає в \(folders)",
      hint: Hint("покладіть файл, який є в Astrodienst, у теку цього шляху або обійдіться без цієї точки"))
  }

  static func unusable(_ path: String, _ reason: Told, of minorPlanet: MinorPlanet) -> Told {
    Told(
      "the ephemeris file \(path) cannot be used: \(reason.english.message)",
      hint: Hint("get the file again from Astrodienst, or leave out minor planet \(minorPlanet.number)"),
      ukrainian: "файл ефемерид \(path) не годиться: \(reason.ukrainian.message)",
      hint: Hint("візьміть файл в Astrodienst ще раз або обійдіться без астероїда № \(minorPlanet.number)"))
  }

  /// - Parameter name: The file, if the library names it.
  static func lost(_ name: String?, from directory: String, package: String) -> Told {
    Told(
      "\(english(name)) is missing from \(directory)", hint: again(package).english,
      ukrainian: "\(ukrainian(name)) немає в \(directory)", hint: again(package).ukrainian)
  }

  static func damaged(_ name: String?, in directory: String, package: String) -> Told {
    Told(
      "\(english(name)) in \(directory) is damaged", hint: again(package).english,
      ukrainian: "у \(directory) пошкоджено файл ефемерид\(name.map { " \($0)" } ?? "")",
      hint: again(package).ukrainian)
  }

  private static func english(_ name: String?) -> String {
    name.map { "the ephemeris file \($0)" } ?? "an ephemeris file"
  }

  private static func ukrainian(_ name: String?) -> String {
    name.map { "файлу ефемерид \($0)" } ?? "якогось файлу ефемерид"
  }

  private static func again(_ package: String) -> (english: Hint, ukrainian: Hint) {
    (
      Hint("install the package \(package) again, or name the directory with its files"),
      Hint("встановіть пакунок \(package) знову або вкажіть теку з його файлами")
    )
  }

  static let starsNeedFiles = Told(
    "the built-in ephemeris has no stars",
    hint: Hint(
      "install the package \(EphemerisFile.basicPackage) and leave out moshier, or do without stars"),
    ukrainian: "у вбудованих ефемеридах немає зірок",
    hint: Hint(
      "встановіть пакунок \(EphemerisFile.basicPackage) і приберіть moshier або обійдіться без зірок"))

  static let elementsNeedFiles = Told(
    "the built-in ephemeris has no hypothetical planets",
    hint: Hint("install the package \(EphemerisFile.basicPackage) and leave out moshier, or do without them"),
    ukrainian: "у вбудованих ефемеридах немає гіпотетичних планет",
    hint: Hint(
      "встановіть пакунок \(EphemerisFile.basicPackage) і приберіть moshier або обійдіться без них"))

  static let namelessFolder = Told(
    "the directory of the ephemeris files has no usable name", hint: "name another directory",
    ukrainian: "назва теки з файлами ефемерид не годиться", hint: "вкажіть іншу теку")

  static func otherFolder(_ other: String, insteadOf path: String) -> Told {
    Told(
      "SE_EPHE_PATH names \(other), which libswe would read instead of \(path)",
      hint: "unset SE_EPHE_PATH before the first chart, or name the same directory",
      ukrainian: "SE_EPHE_PATH указує на \(other), і libswe читатиме звідти, а не з \(path)",
      hint: "приберіть SE_EPHE_PATH перед першою картою або вкажіть ту саму теку")
  }

  // MARK: Why a file cannot be used

  static let empty = Told("it is empty", ukrainian: "він порожній")
  static let notRegular = Told("it is not a regular file", ukrainian: "це не звичайний файл")

  static func head(of name: String) -> Told {
    Told("its head is not that of \(name)", ukrainian: "його початок – не з \(name)")
  }

  static func length(_ size: Int, of length: Int) -> Told {
    Told("it has \(size) bytes of \(length)", ukrainian: "у ньому \(size) байтів із \(length)")
  }

  static func digest(of package: String) -> Told {
    Told("its SHA-256 is not that of \(package)", ukrainian: "його SHA-256 не той, що в \(package)")
  }

  static func system(_ error: SystemError) -> Told {
    Told(error.message, ukrainian: error.message(in: .ukrainian))
  }

  // MARK: What an installation lacks

  /// - Parameter command: What mends it.
  static func install(_ reason: Told, _ command: String) -> Told {
    Told(reason.english.message, ukrainian: reason.ukrainian.message, known: Hint(command))
  }

  static func absent(from folders: String) -> Told {
    Told("is missing from \(folders)", ukrainian: "немає в \(folders)")
  }

  // MARK: Years

  static func year(_ year: Int, outside spans: [String], hint: (english: Hint, ukrainian: Hint)) -> Told {
    Told(
      "the year \(year) is outside \(spans.joined(separator: " and "))", hint: hint.english,
      ukrainian: "\(year) рік – поза межами \(spans.joined(separator: " і "))", hint: hint.ukrainian)
  }

  static func early(_ asked: String, before first: String, hint: (english: Hint, ukrainian: Hint)) -> Told {
    Told(
      "\(asked) is before the ephemeris begins, at \(first)", hint: hint.english,
      ukrainian: "\(asked) – до початку ефемерид, \(first)", hint: hint.ukrainian)
  }

  // MARK: The library

  static let noReason = Told(
    "the Swiss Ephemeris failed without a reason", ukrainian: "Swiss Ephemeris відмовила без пояснень")
  static let notNumber = Told(
    "the Swiss Ephemeris gave a position that is not a number",
    ukrainian: "Swiss Ephemeris дала положення, яке не є числом")

  /// In the library's own English words.
  static func library(_ line: String) -> Told { Told(line, ukrainian: "відповідь Swiss Ephemeris: \(line)") }

  static func noNumber(_ body: String) -> Told {
    Told(
      "\(body) has no number in the Swiss Ephemeris", ukrainian: "у Swiss Ephemeris немає номера для \(body)")
  }

  static let noLights = Told(
    "the Part of Fortune needs the Sun and the Moon",
    ukrainian: "для Точки фортуни потрібні Сонце й Місяць")
  static let noHouses = Told(
    "no houses can be computed for this place and time",
    ukrainian: "для цього місця й часу домів не обчислити")
  static let unknownEclipse = Told("an eclipse has an unknown kind", ukrainian: "затемнення невідомого виду")
}
