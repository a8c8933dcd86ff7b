import AstroChartModel
import AstroSynastry

extension UkrainianPhrasebook {
  func name(of domain: CoupleDomain) -> String {
    switch domain {
    case .emotional: "Почуття"
    case .mental: "Розмова"
    case .physical: "Потяг"
    case .spiritual: "Спільний сенс"
    case .stability: "Сталість"
    }
  }

  var withoutAngles: String { "без кутів: час народження невідомий" }

  var overallScore: String { "Загалом" }

  func summary(of domain: CoupleDomain) -> String {
    switch domain {
    case .emotional: "як вам спокійно вдвох"
    case .mental: "як ви думаєте й говорите разом"
    case .physical: "що тягне вас одне до одного і до спільної дії"
    case .spiritual: "у що ви вірите разом"
    case .stability: "що між вами триває"
    }
  }

  func tie(_ first: String, _ type: AspectType, _ second: String) -> String {
    let state = declension(of: type).locative
    let preposition = type == .conjunction ? Euphony.with(before: second) : "до"
    return "\(first) \(Euphony.within(after: first, before: state)) \(state) \(preposition) \(second)"
  }

  func form(ofSecondEnd type: AspectType) -> GrammaticalCase {
    type == .conjunction ? .instrumental : .genitive
  }

  func tie(_ type: AspectType) -> String {
    let state = declension(of: type).locative
    return "\(Euphony.within(after: "", before: state)) \(state) \(type == .conjunction ? "з" : "до")"
  }

  var declinesNames: Bool { true }

  func possessor(_ name: String) -> String? { GivenNames.genitive(of: name) }

  func standing(on angle: ChartAngle) -> String { name(of: angle, .locative) }

  func shared(_ element: Element, count: Int) -> String {
    let planets =
      count == 1
      ? "по планеті" : "щонайменше по \(numeral(count, .nominative)) \(count < 5 ? "планети" : "планет")"
    return "в обох картах \(planets) у стихії \(genitive(of: element))"
  }

  private func genitive(of element: Element) -> String {
    switch element {
    case .fire: "вогню"
    case .earth: "землі"
    case .air: "повітря"
    case .water: "води"
    }
  }

  var median: String { "те, що є на користь будь-яких двох людей" }
  var sunsOfOneModality: String { "обидва Сонця у знаках однієї якості" }

  func name(of band: DiscepoloScore.Band) -> String {
    switch band {
    case .minimal: "мінімальна"
    case .medium: "середня"
    case .important: "вагома"
    case .veryImportant: "дуже вагома"
    case .exceptional: "виняткова"
    case .rareExceptional: "рідкісна й виняткова"
    }
  }

  var readingForTwo: String { "Читання для двох" }
  var scoresTitle: String { "П’ять оцінок і їхні підстави" }
  var scoresGuide: String {
    """
    Оцінки йдуть від 1 до 99 і ставлять ваші дві карти поруч зі 100 000 випадкових пар: риска на 50 – середня з них. Вони \
    зважують аспекти між вами й показують, де вам легко, а де потрібне дбання; чи пасують люди одне одному, вони не \
    кажуть. Під кожною смугою – три найвагоміші підстави з балами, які вони додають чи забирають, починаючи від 50.
    """
  }
  var overallSummary: String { "усі п’ять разом" }
  var otherReasons: String { "усе інше без того, що має й середня пара" }
  func discepolo(_ points: Int, _ band: String) -> String {
    "За ліком Чиро Дішеполо: \(points), \(band) сумісність."
  }
  var strengthsTitle: String { "Що найбільше помагає" }
  var challengesTitle: String { "Що найбільше вимагає" }
  var betweenYouTitle: String { "Між вами" }
  var toEachTitle: String { "До кожного з вас" }
  var togetherTitle: String { "Що зробити вдвох" }
  func guest(_ guest: String, inHousesOf host: String) -> String { "\(guest) в домах \(host)" }
  var compositeMark: String { "композит" }

  var firstPerson: String { "перша особа" }
  var secondPerson: String { "друга особа" }
}
