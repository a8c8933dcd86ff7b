import AstroChartModel

extension UkrainianPhrasebook {
  func name(of sky: SkyRole) -> String {
    switch sky {
    case .natal: "Натальна карта"
    case .partner: "Партнер"
    case .transit: "Транзити"
    case .return: "Повернення"
    case .progressed: "Прогресії"
    case .directed: "Дирекції"
    case .composite: "Композит"
    case .davison: "Карта Девісона"
    case .harmonic: "Гармоніка"
    }
  }

  func name(ofReturn body: Body) -> String {
    switch body {
    case .sun: "Соляр"
    case .moon: "Лунар"
    default: "Повернення \(name(of: body, .genitive))"
    }
  }

  func shortDate(year: Int, month: Int, day: Int) -> String {
    let days = "\(day) \(UkrainianPhrasebook.shortMonths[month - 1])"
    return days + (year > 0 ? " \(year)" : " \(1 - year) до н. е.")
  }

  static let shortMonths = [
    "січ.", "лют.", "бер.", "квіт.", "трав.", "черв.", "лип.", "серп.", "вер.", "жовт.", "лист.", "груд.",
  ]

  func subject(_ end: AspectEnd, of sky: SkyRole, inHouse house: Int?) -> String {
    let subject = noun(end, of: sky)
    guard let house else { return subject }
    if sky == .transit {
      return "\(subject), проходячи вашим \(spelledName(ofHouse: house, .instrumental)),"
    }
    return "\(subject), у вашому \(spelledName(ofHouse: house, .locative)),"
  }

  /// The name of a body or an angle, followed by its sky in the genitive, which fits names of every gender.
  private func noun(_ end: AspectEnd, of sky: SkyRole) -> String {
    let name = name(of: end, .nominative)
    return switch sky {
    case .transit: end.body == nil ? "\(name) цієї миті" : name
    case .natal, .partner: "\(name) партнера"
    case .progressed: "\(name) прогресії"
    case .directed: "\(name) дирекції"
    case .return: "\(name) повернення"
    case .composite: "\(name) композита"
    case .davison: "\(name) карти Девісона"
    case .harmonic: "\(name) гармоніки"
    }
  }

  func tie(_ type: AspectType, to end: AspectEnd) -> String {
    let aspect = "утворює \(declension(of: type).accusative)"
    let isFeminine = isFeminine(end)
    if type == .opposition {
      return "\(aspect) до \(isFeminine ? "вашої" : "вашого") \(name(of: end, .genitive))"
    }
    return "\(aspect) з \(isFeminine ? "вашою" : "вашим") \(name(of: end, .instrumental))"
  }

  /// Whether the name is feminine: such names end in «ю» in the instrumental, except «Ліліт», which is not
  /// declined.
  func isFeminine(_ end: AspectEnd) -> Bool {
    end == .body(.lilith) || name(of: end, .instrumental).split(separator: " ").first?.last == "ю"
  }

  func exact(on date: String) -> String { "точно \(date)" }

  var aspectsBetween: String { "Взаємні аспекти" }
  var houseOverlays: String { "Накладання домів" }
  var nextExact: String { "Далі точно" }
  func houses(of person: String) -> String { "Доми: \(person)" }

  func ring(of name: String, isInner: Bool) -> String {
    "\(name), \(isInner ? "внутрішнє" : "зовнішнє") коло"
  }

  func undrawn(_ count: Int) -> String {
    let (ones, isTeen) = (count % 10, (11...14).contains(count % 100))
    if ones == 1, !isTeen { return "Не накреслено \(count) слабший аспект" }
    if (2...4).contains(ones), !isTeen { return "Не накреслено \(count) слабші аспекти" }
    return "Не накреслено \(count) слабших аспектів"
  }

  var aspectsOfPlanets: String { "Аспекти лише планет і кутів" }

  func drawnOutside(_ bodies: [Body], ofHouse house: Int) -> String {
    "\(name(ofHouse: house).capitalizedFirst), намальовано поряд: \(list(of: bodies, .nominative))"
  }

  func undrawnOfSky(_ count: Int) -> String {
    let (ones, isTeen) = (count % 10, (11...14).contains(count % 100))
    if ones == 1, !isTeen { return "не накреслено \(count) аспект" }
    if (2...4).contains(ones), !isTeen { return "не накреслено \(count) аспекти" }
    return "не накреслено \(count) аспектів"
  }
}
