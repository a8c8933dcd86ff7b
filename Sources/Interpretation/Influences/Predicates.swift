import ChartModel

/// What is said of a role: predicates in the present, which in Ukrainian have no gender.
enum Predicates {
  /// A place follows.
  static let inHouse = Bilingual(
    ["shows most clearly", "is at its busiest", "matters most"],
    ["найвиразніше дається взнаки", "найбільше важить", "найохочіше виявляється"])

  /// A place follows.
  static let decided = Bilingual(
    ["a great deal here is decided", "the thread leads to what happens", "a good part of the story unfolds"],
    ["багато чого тут вирішується", "нитка веде до того, що відбувається", "чимало важливого стається"])

  static let angular = Bilingual(
    ["is noticed before anything else", "walks into the room first", "is hard to overlook"],
    ["впадає в око раніше за все інше", "заходить до кімнати раніше за вас", "не дає себе не помітити"])

  static func motion(isRetrograde: Bool) -> Bilingual<[String]> {
    isRetrograde
      ? Bilingual(
        ["goes over the ground twice before it moves on", "looks back before it goes forward"],
        ["двічі проходить ту саму дорогу, перш ніж рушити далі", "озирається, перш ніж іти вперед"])
      : Bilingual(["goes straight ahead"], ["іде просто вперед"])
  }

  static func of(_ dignity: Dignity) -> Bilingual<[String]> {
    switch dignity {
    case .domicile:
      Bilingual(["is at home and needs no interpreter"], ["почувається як удома й перекладача не потребує"])
    case .exaltation: Bilingual(["is treated as an honoured guest"], ["почувається тут бажаним гостем"])
    case .detriment: Bilingual(["has to work with borrowed tools"], ["мусить працювати чужим знаряддям"])
    case .fall: Bilingual(["has to earn every inch"], ["здобуває кожен крок працею"])
    }
  }

  /// The subject is plural.
  static func of(_ type: AspectType) -> Bilingual<[String]> {
    switch type {
    case .conjunction:
      Bilingual(
        ["speak with one voice", "can hardly be told apart"],
        ["промовляють одним голосом", "зрослися майже нероздільно"])
    case .opposition:
      Bilingual(
        ["face each other across the table", "take turns at the wheel"],
        ["дивляться одне на одного через стіл", "по черзі беруться за кермо"])
    case .square:
      Bilingual(
        ["pull in different directions", "keep interrupting each other"],
        ["тягнуть у різні боки", "раз у раз перебивають одне одного"])
    case .trine, .quintile, .biquintile:
      Bilingual(
        ["work together without being asked", "understand each other at once"],
        ["ладнають без жодних умовлянь", "розуміють одне одного з півслова"])
    case .sextile:
      Bilingual(
        ["help each other when invited", "make good neighbours"],
        ["допомагають одне одному, щойно покликати", "живуть добрими сусідами"])
    case .quincunx, .semisextile, .semisquare, .sesquiquadrate:
      Bilingual(["never quite find the same tempo"], ["ніяк не втраплять у спільний темп"])
    }
  }

  static func of(_ element: Element) -> Bilingual<String> {
    switch element {
    case .fire: Bilingual("you warm up by doing", "ви розігріваєтеся в дії")
    case .earth:
      Bilingual("you believe what can be counted and touched", "ви вірите тому, що можна полічити й помацати")
    case .air:
      Bilingual("you understand things by talking about them", "ви розумієте речі, поки про них говорите")
    case .water:
      Bilingual(
        "you sense the mood before you know the facts", "ви вловлюєте настрій раніше, ніж дізнаєтеся факти")
    }
  }

  static func of(_ modality: Modality) -> Bilingual<String> {
    switch modality {
    case .cardinal: Bilingual("you would rather begin than wait", "вам легше почати, ніж чекати")
    case .fixed: Bilingual("you stay with what you have begun", "ви не кидаєте того, до чого взялися")
    case .mutable: Bilingual("you adapt sooner than you argue", "вам легше пристосуватися, ніж сперечатися")
    }
  }

  static func of(_ phase: MoonPhase) -> Bilingual<String> {
    switch phase {
    case .newMoon:
      Bilingual("you trust beginnings more than plans", "ви більше довіряєте початкам, ніж планам")
    case .crescent:
      Bilingual("you push past what used to hold you", "ви пробиваєтеся крізь те, що тримало вас досі")
    case .firstQuarter: Bilingual("you learn by having to decide", "ви вчитеся тоді, коли треба вирішувати")
    case .gibbous: Bilingual("you go on improving what already works", "ви поліпшуєте й те, що вже працює")
    case .fullMoon:
      Bilingual("you see yourself best through other people", "ви найкраще бачите себе очима інших")
    case .disseminating:
      Bilingual("you pass on what you have understood", "ви передаєте далі те, що зрозуміли")
    case .lastQuarter:
      Bilingual("you rearrange what others take for granted", "ви перебудовуєте те, що іншим здається сталим")
    case .balsamic: Bilingual("you finish things and make room", "ви завершуєте справи й звільняєте місце")
    }
  }
}
