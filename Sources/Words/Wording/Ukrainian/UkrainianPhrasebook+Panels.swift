import AstroChartModel

extension UkrainianPhrasebook {
  func meaning(ofTouched body: Body, in sign: Sign, house: Int?) -> String {
    guard let nature = UkrainianPhrasebook.bodiesInSigns[body]?[sign.index] else {
      let area = house.map { ", \(UkrainianPhrasebook.arenas[($0 - 1 + 12) % 12])" } ?? ""
      return "\(gist(of: body)): \(manner(of: sign))\(area)."
    }
    let deed = house.flatMap { UkrainianPhrasebook.bodiesInHouses[body]?[($0 - 1 + 12) % 12] }
    return [nature, deed].compactMap(\.self).joined(separator: " ")
  }

  /// What a point is about, as the beginning of a sentence.
  private func gist(of point: Body) -> String {
    switch point {
    case .northNode: "Північний вузол показує, чого вчитися"
    case .southNode: "Південний вузол береже набуте звичкою"
    case .chiron: "Хірон позначає давню рану й те, як вона гоїться"
    case .lilith: "Ліліт не дає себе приборкати"
    case .ceres: "Церера дбає й сама просить турботи"
    case .pallas: "Паллада бачить візерунок і знаходить спосіб"
    case .juno: "Юнона дотримує вірності"
    case .vesta: "Веста береже один вогонь"
    case .pholus: "Фол дає малій причині великий наслідок"
    case .fortune: "Парс Фортуни показує, де все вдається легко"
    case .vertex: "Вертекс приводить зустрічі, схожі на долю"
    case .cupido: "Купідон зводить людей разом"
    case .hades: "Гадес береже минуле й знає нестачу"
    case .zeus: "Зевс жене до мети"
    case .kronos: "Кронос стоїть над рештою"
    case .apollon: "Аполлон сягає далеко й має успіх"
    case .admetos: "Адметос іде вглиб і стоїть на місці"
    case .vulkanus: "Вулканус має велику міць"
    case .poseidon: "Посейдон шукає істини"
    case .minorPlanet: "\(name(of: point, .nominative).capitalizedFirst) додає власну ноту"
    case .sun, .moon, .mercury, .venus, .mars, .jupiter, .saturn, .uranus, .neptune, .pluto:
      theme(of: point).capitalizedFirst
    }
  }

  /// The fields of the houses, as places where something happens.
  static let arenas = [
    "у зовнішності та перших кроках", "у грошах і власності", "у спілкуванні, навчанні та серед рідні",
    "у домі й родині", "у грі, коханні та з дітьми", "у щоденній праці та здоров’ї",
    "у партнерстві й шлюбі", "у близькості та спільному майні", "у мандрах, освіті та світогляді",
    "у кар’єрі та становищі", "у дружбі та спільних цілях", "на самоті й у внутрішньому житті",
  ]

  func meaning(of angle: ChartAngle, in sign: Sign) -> String {
    let way =
      switch angle {
      case .ascendant: "виходять до світу"
      case .midheaven: "здобувають ім’я"
      case .descendant: "зустрічають партнера"
      case .imumCoeli: "живуть удома"
      }
    return "Так \(way): \(manner(of: sign))."
  }

  func meaning(of sign: Sign) -> String { "Усе, що тут стоїть, діє \(manner(of: sign))." }

  func meaning(ofHouse house: Int) -> String { UkrainianPhrasebook.houses[(house - 1 + 12) % 12] }

  private static let houses = [
    "Зовнішність і перші кроки: якою людину бачать ще до слова.",
    "Гроші й власність: що заробляють, мають і цінують.",
    "Спілкування, навчання, рідня: ближній світ і його клопоти.",
    "Дім і родина: звідки людина йде й де відпочиває.",
    "Гра, кохання, діти: те, що роблять для радості.",
    "Щоденна праця і здоров’я: лад звичайного дня.",
    "Партнерство і шлюб: інша людина поруч, спільник чи суперник.",
    "Близькість і спільне майно: що довіряють, утрачають і відновлюють.",
    "Мандри, освіта, світогляд: те, що за межами знайомого.",
    "Кар’єра і становище: чим людина відома.",
    "Дружба і спільні цілі: обране коло та його надії.",
    "Усамітнення і внутрішнє життя: те, чого ніхто не бачить.",
  ]
}
