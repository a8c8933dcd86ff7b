import AstroChartModel

extension UkrainianPhrasebook {
  var natalChart: String { "Натальна карта" }
  var keywords: [String] { ["астрологія", "натальна карта"] }
  var aspectsAhead: String { "Аспекти: " }

  var motion: String { "Рух" }
  var movingBackwards: String { "ретроградно" }
  var retrogradeMotion: String { "ретроградний рух" }
  var applying: String { "сходиться" }
  var separating: String { "розходиться" }
  var fleeting: String { "триває хвилини" }
  var tight: String { "тісний" }
  var unsure: String { "непевний" }
  var moonOfTheDay: String { "Місяць за добу" }
  var chartRuler: String { "Управитель карти" }
  func stellium(in site: Stellium.Site) -> String {
    let noun = "Стеліум"
    return switch site {
    case .sign(let sign): "\(noun) \(whereabouts(in: sign, after: noun))"
    case .house(let house): "\(noun) \(whereabouts(inHouse: house, after: noun))"
    }
  }
  var or: String { "або" }
  var uncertain: String { "непевно без часу народження" }

  func meaning(of body: Body, in sign: Sign, house: Int?) -> String {
    let area = house.map { ", \(UkrainianPhrasebook.arenas[($0 - 1 + 12) % 12])" } ?? ""
    return "\(theme(of: body).capitalizedFirst) проявляються \(manner(of: sign))\(area)."
  }

  func meaning(of aspect: Aspect) -> String {
    let pair = "\(keyword(of: aspect.end1).capitalizedFirst) та \(keyword(of: aspect.end2))"
    return "\(pair) \(effect(of: aspect.type))."
  }

  func julianDate(gregorian: String) -> [String] { ["Юліанський календар", "Григоріанський: \(gregorian)"] }
  var unknownTime: [String] { ["Час народження невідомий", "Положення на місцевий полудень"] }
  func kind(of node: ChartSettings.Node) -> String { node == .true ? "Істинний вузол" : "Середній вузол" }
  func kind(of lilith: ChartSettings.Lilith) -> String {
    lilith == .mean ? "Середня Ліліт" : "Оскуляційна Ліліт"
  }
  func undefined(_ houses: String) -> String { "\(houses) тут не визначені" }
  var analyticEphemeris: String { "Аналітичні ефемериди (Мош’є)" }
}
