import AstroDiagnostics

/// Why a studio does not make what it is asked for.
enum StudioFault {
  static func picture(_ width: Int, most: Int) -> Told {
    Told(
      "\(width) is more than the \(most) allowed here", hint: "ask for a smaller picture",
      ukrainian: "\(width) – більше, ніж дозволено: \(most)", hint: "виберіть менший малюнок")
  }

  static func bytes(_ count: Int, most: Int) -> Told {
    Told(
      "what was made has \(count) bytes, more than the \(most) allowed here", hint: "ask for less",
      ukrainian: "зроблене має \(count) байтів, більше, ніж дозволено: \(most)", hint: "замовте менше")
  }

  static let waitedTooLong = Told(
    "others were served for so long that this was not begun", hint: "ask again, or take more threads",
    ukrainian: "інших обслуговували так довго, що до цього не дійшло",
    hint: "спробуйте ще раз або візьміть більше потоків")
  static let queueIsFull = Told(
    "as many requests wait already as may", hint: "ask again later, or take more threads",
    ukrainian: "черга вже повна", hint: "спробуйте пізніше або візьміть більше потоків")

  static let tropicalSquare = Told(
    "a Vedic square needs a sidereal chart, and this one is tropical",
    hint: "compute it with --zodiac sidereal:lahiri",
    ukrainian: "ведичний квадрат потребує сидеричної карти, а ця тропічна",
    hint: "обчисліть її з --zodiac sidereal:lahiri")
  static let squareWithoutTime = Told(
    "a North Indian chart begins with the Ascendant, and the time of birth is unknown",
    hint: "draw a South Indian one with --squares south, or give the time",
    ukrainian: "північноіндійська карта починається з Асцендента, а час народження невідомий",
    hint: "накресліть південноіндійську через --squares south або вкажіть час")

  static let noCoasts = Told(
    "the coasts of a map cannot be read here",
    hint: "apt-get install python-cartopy-data, or name its folder gshhs by ASTROSVITLA_COASTS",
    ukrainian: "берегів для карти світу тут не прочитати",
    hint: "apt-get install python-cartopy-data, або вкажіть його теку gshhs через ASTROSVITLA_COASTS")
  static let damagedCoasts = Told(
    "the coasts of a map in this folder are damaged",
    hint: "apt-get install --reinstall python-cartopy-data",
    ukrainian: "береги для карти світу в цій теці пошкоджені",
    hint: "apt-get install --reinstall python-cartopy-data")
  static func doubt(_ minutes: Int, _ allowed: ClosedRange<Int>) -> Told {
    let (least, most) = (allowed.lowerBound, allowed.upperBound)
    return Told(
      "a time uncertain by \(minutes) minutes cannot be drawn",
      hint: Hint("give \(least) to \(most) minutes"),
      ukrainian: "непевності часу (хвилин: \(minutes)) не накреслити",
      hint: Hint("вкажіть від \(least) до \(most) хвилин"))
  }

  static let lifeWithoutTime = Told(
    "the lords of time are counted from the Ascendant and the Sun's height, and the time of birth is unknown",
    hint: "give the time of birth",
    ukrainian: "управителів часу рахують від Асцендента й висоти Сонця, а час народження невідомий",
    hint: "вкажіть час народження")

  static let spanOfCurves = Told(
    "a graphic ephemeris has 28 days to five years", hint: "take another span",
    ukrainian: "графічні ефемериди охоплюють від 28 днів до п’яти років", hint: "візьміть інший проміжок")
  static let curveOfMoon = Told(
    "the Moon has no curve: it would be nearly upright",
    hint: "name one or more of the Sun, Mercury to Pluto",
    ukrainian: "Місяць кривої не має: вона була б майже стрімкою",
    hint: "назвіть Сонце або планети від Меркурія до Плутона")

  static func noFile(_ file: String, in folder: String) -> Told {
    Told(
      "there is no file \(file) to be read in “\(folder)”",
      hint: "put it there, or give no folder, so that those of the system are taken",
      ukrainian: "у теці «\(folder)» немає файлу \(file), який можна прочитати",
      hint: "покладіть його туди або не вказуйте теки: тоді буде взято системні")
  }

  static let noHyphenation = Told(
    "is missing: words are not hyphenated", hint: "apt-get install hyphen-en-us",
    ukrainian: "бракує, тож слова не переносяться", hint: "apt-get install hyphen-en-us")

  static func animation(_ days: Int, _ allowed: ClosedRange<Int>) -> Told {
    let (least, most) = (allowed.lowerBound, allowed.upperBound)
    return Told(
      "a moving picture of \(days) days cannot be made",
      hint: Hint("take a span of \(least) to \(most) days"),
      ukrainian: "рухомої картинки, на якій днів \(days), не зробити",
      hint: Hint("візьміть проміжок від \(least) до \(most) днів"))
  }

  static func manyPictures(_ count: Int, most: Int) -> Told {
    Told(
      "would make \(count) pictures", hint: Hint("take a shorter span: \(most) at most"),
      ukrainian: "вийшло б малюнків: \(count)", hint: Hint("візьміть коротший проміжок: щонайбільше \(most)"))
  }
}
