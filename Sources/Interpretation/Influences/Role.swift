import ChartModel

/// What a factor's subject stands for in a person: a noun phrase in the singular, ready for a verb.
enum Role {
  static func of(_ body: Body, in area: Area) -> Bilingual<String> {
    planet(body, in: area) ?? point(body)
  }

  static func of(_ subject: Subject, in area: Area) -> Bilingual<String> {
    switch subject {
    case .body(let body): of(body, in: area)
    case .ascendant: Bilingual("your outward self", "ваше зовнішнє «я»")
    case .midheaven: Bilingual("your public self", "ваше публічне «я»")
    }
  }

  private static func point(_ body: Body) -> Bilingual<String> {
    switch body {
    case .northNode: Bilingual("the direction you grow in", "напрям вашого зростання")
    case .southNode: Bilingual("your oldest habit", "ваша найдавніша звичка")
    case .chiron: Bilingual("your tender spot", "ваше вразливе місце")
    case .lilith: Bilingual("your untamed side", "ваш непокірний бік")
    case .ceres: Bilingual("your care for others", "ваша турбота про інших")
    case .pallas: Bilingual("your eye for patterns", "ваше око на закономірності")
    case .juno: Bilingual("your idea of a fair bond", "ваше уявлення про чесний союз")
    case .vesta: Bilingual("your devotion", "ваша відданість")
    case .fortune: Bilingual("your ease", "ваша легкість")
    default: Bilingual("this part of you", "ця частина вашої вдачі")
    }
  }

  /// What a house is about, where its cusp is spoken of.
  static func house(_ house: Int) -> Bilingual<String> {
    switch house {
    case 1: of(.ascendant, in: .general)
    case 2: Bilingual("your earning self", "ваш гаманець")
    case 3: Bilingual("your curiosity", "ваша допитливість")
    case 4: Bilingual("your sense of home", "ваше відчуття дому")
    case 5: Bilingual("your playful side", "ваша грайлива вдача")
    case 6: Bilingual("your daily routine", "ваш щоденний лад")
    case 7: Bilingual("your idea of partnership", "ваше уявлення про союз двох")
    case 8: Bilingual("your trust", "ваша довіра")
    case 9: Bilingual("your hunger for wider views", "ваш потяг до ширшого обрію")
    case 10: of(.midheaven, in: .general)
    case 11: Bilingual("your life among friends", "ваше життя серед друзів")
    default: Bilingual("your need to withdraw", "ваша потреба в усамітненні")
    }
  }
}
