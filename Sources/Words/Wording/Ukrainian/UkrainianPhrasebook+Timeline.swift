import AstroChartModel

extension UkrainianPhrasebook {
  func name(ofMonth month: Int) -> String { UkrainianPhrasebook.monthNames[month - 1] }

  func name(ofMonth month: Int, year: Int) -> String {
    "\(name(ofMonth: month)) " + (year > 0 ? "\(year)" : "\(1 - year) р. до н. е.")
  }

  private static let monthNames = [
    "Січень", "Лютий", "Березень", "Квітень", "Травень", "Червень",
    "Липень", "Серпень", "Вересень", "Жовтень", "Листопад", "Грудень",
  ]

  func shortName(ofMonth month: Int) -> String { UkrainianPhrasebook.shortMonths[month - 1] }
  func shortDay(month: Int, day: Int) -> String { "\(day) \(UkrainianPhrasebook.shortMonths[month - 1])" }

  func shortName(ofWeekday weekday: Int) -> String {
    ["пн", "вт", "ср", "чт", "пт", "сб", "нд"][weekday - 1]
  }

  var skyAlone: String { "Небо" }
  var transitsToBirth: String { "Транзити до натальної карти" }
  var aspectsInTheSky: String { "Аспекти на небі" }
  func times(of zone: String) -> String { "час: \(zone)" }
  func times(at offset: String, summer: String?) -> String {
    "час: \(offset)" + (summer.map { ", улітку \($0)" } ?? "")
  }

  var keyToHeight: String {
    "що вище, то ближче; порожня точка: найближче, не точно; без точки: найближче до чи після"
  }
  var keyToHouse: String { "натальний дім" }
  var keyToRetrograde: String { "ретроградний рух" }
  var keyToEclipse: String { "затемнення" }
  var keyToMoonStrip: String { "знак Місяця від півночі до півночі" }
  var keyToVoid: String { "Місяць без курсу" }

  func moonYear(_ year: Int) -> String {
    "Місячний календар на " + (year > 0 ? "\(year) рік" : "\(1 - year) рік до н. е.")
  }
  func moonAtNoon(isSouthern: Bool) -> String {
    "Місяць опівдні (12:00)" + (isSouthern ? ", яким його видно з південної півкулі" : "")
  }
  func voidKind(_ reckoning: VoidReckoning) -> String {
    switch reckoning {
    case .traditional: "без курсу: за аспектами до Сонця, Меркурія, Венери, Марса, Юпітера й Сатурна"
    case .modern: "без курсу: за аспектами до всіх планет, від Сонця до Плутона"
    }
  }
  var keyToExactPhase: String { "точна фаза та її час" }
  var keyToSignChange: String { "Місяць переходить у наступний знак, час – нижче" }
  var keyToWeekend: String { "вихідні" }

  /// The type of an eclipse, in the neuter to agree with «затемнення».
  func name(of type: Eclipse.EclipseType) -> String {
    switch type {
    case .partial: "часткове"
    case .annular: "кільцеве"
    case .total: "повне"
    case .hybrid: "гібридне"
    case .penumbral: "півтіньове"
    }
  }

  func leftToList(_ count: Int, of body: String) -> String { "\(body): ще \(count) у переліку" }

  func more(_ count: Int) -> String { "ще \(count)" }
}
