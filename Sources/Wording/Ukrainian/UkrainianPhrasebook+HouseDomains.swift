import ChartModel

extension UkrainianPhrasebook {
  func domain(ofHouse house: Int, after previous: String) -> String {
    let place = place(house)
    guard place.hasPrefix("у ") else { return "\(previous) \(place)" }
    let rest = String(place.dropFirst(2))
    return "\(previous) \(Euphony.within(after: previous, before: rest)) \(rest)"
  }

  var muchOfYourStrength: String { "чимала частина ваших сил працює" }

  func meaning(ofHouse house: Int) -> String {
    switch house {
    case 1: meaning(of: ChartPoint.ascendant, in: .general)
    case 2: "ваш гаманець"
    case 3: "ваша допитливість"
    case 4: "ваше відчуття дому"
    case 5: "ваша грайлива вдача"
    case 6: "ваш щоденний лад"
    case 7: "ваше уявлення про союз двох"
    case 8: "ваша довіра"
    case 9: "ваш потяг до ширшого обрію"
    case 10: meaning(of: ChartPoint.midheaven, in: .general)
    case 11: "ваше життя серед друзів"
    default: "ваша потреба в усамітненні"
    }
  }

  private func place(_ house: Int) -> String {
    switch house {
    case 1: "у тому, як ви себе подаєте"
    case 2: "у тому, що ви заробляєте, маєте й цінуєте"
    case 3: "у розмовах, листах і щоденних справах"
    case 4: "у рідних стінах"
    case 5:
      "у грі, коханні й усьому, що робиться для душі"
    case 6: "у щоденній праці та дрібних звичках"
    case 7: "між вами й людиною навпроти"
    case 8: "у спільному, позиченому й недомовленому"
    case 9: "у навчанні, дорогах і переконаннях"
    case 10: "на людях, де йдеться про ваше добре ім’я"
    case 11: "серед друзів і в планах на майбутнє"
    default: "за лаштунками й наодинці"
    }
  }
}
