import ChartModel

extension UkrainianPhrasebook {
  func predicates(of dignity: Dignity) -> [String] {
    switch dignity {
    case .domicile:
      ["почувається як удома й перекладача не потребує"]
    case .exaltation: ["почувається тут бажаним гостем"]
    case .detriment: ["мусить працювати чужим знаряддям"]
    case .fall: ["здобуває кожен крок працею"]
    }
  }

  func predicates(of type: AspectType) -> [String] {
    switch type {
    case .conjunction:
      ["промовляють одним голосом", "зрослися майже нероздільно"]
    case .opposition:
      ["дивляться одне на одного через стіл", "по черзі беруться за кермо"]
    case .square:
      ["тягнуть у різні боки", "раз у раз перебивають одне одного"]
    case .trine, .quintile, .biquintile:
      ["ладнають без жодних умовлянь", "розуміють одне одного з півслова"]
    case .sextile:
      ["допомагають одне одному, щойно покликати", "живуть добрими сусідами"]
    case .quincunx, .semisextile, .semisquare, .sesquiquadrate:
      ["ніяк не втраплять у спільний темп"]
    }
  }

  func predicate(of element: Element) -> String {
    switch element {
    case .fire: "ви розігріваєтеся в дії"
    case .earth:
      "ви вірите тому, що можна полічити й помацати"
    case .air:
      "ви розумієте речі, поки про них говорите"
    case .water:
      "ви вловлюєте настрій раніше, ніж дізнаєтеся факти"
    }
  }

  func predicate(of modality: Modality) -> String {
    switch modality {
    case .cardinal: "вам легше почати, ніж чекати"
    case .fixed: "ви не кидаєте того, до чого взялися"
    case .mutable: "вам легше пристосуватися, ніж сперечатися"
    }
  }

  func predicate(of phase: MoonPhase) -> String {
    switch phase {
    case .newMoon:
      "ви більше довіряєте початкам, ніж планам"
    case .crescent:
      "ви пробиваєтеся крізь те, що тримало вас досі"
    case .firstQuarter: "ви вчитеся тоді, коли треба вирішувати"
    case .gibbous: "ви поліпшуєте й те, що вже працює"
    case .fullMoon:
      "ви найкраще бачите себе очима інших"
    case .disseminating:
      "ви передаєте далі те, що зрозуміли"
    case .lastQuarter:
      "ви перебудовуєте те, що іншим здається сталим"
    case .balsamic: "ви завершуєте справи й звільняєте місце"
    }
  }

  func predicatesOfMotion(isRetrograde: Bool) -> [String] {
    isRetrograde
      ? ["двічі проходить ту саму дорогу, перш ніж рушити далі", "озирається, перш ніж іти вперед"]
      : ["іде просто вперед"]
  }

  var predicatesInHouse: [String] {
    ["найвиразніше дається взнаки", "найбільше важить", "найохочіше виявляється"]
  }

  var predicatesOfRuler: [String] {
    ["багато чого тут вирішується", "нитка веде до того, що відбувається", "чимало важливого стається"]
  }

  var predicatesAtAngle: [String] {
    ["впадає в око раніше за все інше", "заходить до кімнати раніше за вас", "не дає себе не помітити"]
  }
}
