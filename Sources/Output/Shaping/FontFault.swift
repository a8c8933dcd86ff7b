import AstroDiagnostics

/// What is wrong with a font file.
enum FontFault {
  static func unreadable(_ name: String) -> Told {
    Told("the font \(name) cannot be read", ukrainian: "шрифту \(name) не прочитати")
  }

  static func notIn(_ folders: String, _ file: String) -> Told {
    Told(
      "the font file \(file) is not in \(folders)",
      hint: "put it there, or give no folders, so that those of the system are searched",
      ukrainian: "файлу шрифту \(file) немає в \(folders)",
      hint: "покладіть його туди або не вказуйте тек: тоді буде пошук у системних")
  }

  static func notInstalled(_ file: String) -> Told {
    Told(
      "the font file \(file) is not installed",
      hint: "apt-get install fonts-vollkorn fonts-inter, or name its folder in ASTROSVITLA_FONTS",
      ukrainian: "файл шрифту \(file) не встановлено",
      hint: "apt-get install fonts-vollkorn fonts-inter або вкажіть його теку в ASTROSVITLA_FONTS")
  }

  static func absent(package: String) -> Told {
    Told(
      "is not installed",
      hint: Hint("apt-get install \(package), or name its folder in ASTROSVITLA_FONTS"),
      ukrainian: "не встановлено",
      hint: Hint("apt-get install \(package) або вкажіть його теку в ASTROSVITLA_FONTS"))
  }

  // MARK: Damage

  static let unread = Told("is empty or cannot be read", ukrainian: "порожній або не читається")
  static let noGlyphs = Told("is a font without glyphs", ukrainian: "шрифт без жодного знака")
  static let empty = Told("is empty", ukrainian: "порожній")
  static let notFont = Told("is not a font", ukrainian: "не шрифт")
  static let cutShort = Told("is cut short", ukrainian: "обірваний")
  static let refused = Told(
    "is damaged: FreeType does not accept it", ukrainian: "пошкоджений: FreeType його не приймає")

  static func checksum(of table: String) -> Told {
    Told(
      "is damaged: its table \(table) has a wrong checksum",
      ukrainian: "пошкоджений: у таблиці \(table) хибна контрольна сума")
  }

  // MARK: Ways out

  static let intactCopy = Hint("put an intact copy there", ukrainian: "покладіть туди неушкоджену копію")

  static func reinstall(_ package: String) -> Hint {
    Hint(
      "install it again: apt-get install --reinstall \(package)",
      ukrainian: "встановіть його знову: apt-get install --reinstall \(package)")
  }
}
