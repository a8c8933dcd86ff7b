import Wording

/// Where in a life each house lies: an adverbial of place.
enum Field {
  /// The place behind the words that lead to it.
  static func place(_ house: Int, in language: Language, after previous: String) -> String {
    let place = of(house)[language]
    guard language == .uk, place.hasPrefix("у ") else { return "\(previous) \(place)" }
    let rest = String(place.dropFirst(2))
    return "\(previous) \(Euphony.within(after: previous, before: rest)) \(rest)"
  }

  private static func of(_ house: Int) -> Bilingual<String> {
    switch house {
    case 1: Bilingual("in how you present yourself", "у тому, як ви себе подаєте")
    case 2: Bilingual("in what you earn, own and value", "у тому, що ви заробляєте, маєте й цінуєте")
    case 3: Bilingual("in talk, letters and errands", "у розмовах, листах і щоденних справах")
    case 4: Bilingual("at home and in the family", "у рідних стінах")
    case 5:
      Bilingual(
        "in play, in love and in what you make for joy", "у грі, коханні й усьому, що робиться для душі")
    case 6: Bilingual("in daily work and small routines", "у щоденній праці та дрібних звичках")
    case 7: Bilingual("between you and one other person", "між вами й людиною навпроти")
    case 8: Bilingual("in what is shared, owed or left unsaid", "у спільному, позиченому й недомовленому")
    case 9: Bilingual("in study, travel and what you believe", "у навчанні, дорогах і переконаннях")
    case 10: Bilingual("in public, where your name is at stake", "на людях, де йдеться про ваше добре ім’я")
    case 11: Bilingual("among friends and in plans for later", "серед друзів і в планах на майбутнє")
    default: Bilingual("behind the scenes and alone", "за лаштунками й наодинці")
    }
  }
}
