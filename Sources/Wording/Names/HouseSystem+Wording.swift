public import ChartModel

extension HouseSystem {
  /// What a chart divided by it has: “Placidus houses”, «доми Плацидуса».
  public func houses(in language: Language) -> String {
    switch self {
    case .placidus: language.pick("Placidus houses", "доми Плацидуса")
    case .koch: language.pick("Koch houses", "доми Коха")
    case .porphyry: language.pick("Porphyry houses", "доми Порфирія")
    case .regiomontanus: language.pick("Regiomontanus houses", "доми Реґіомонтана")
    case .campanus: language.pick("Campanus houses", "доми Кампана")
    case .equal: language.pick("equal houses", "рівні доми")
    case .equalMidheaven: language.pick("equal houses from the Midheaven", "рівні доми від Середини неба")
    case .wholeSign: language.pick("whole sign houses", "цілознакові доми")
    case .vehlow: language.pick("Vehlow houses", "доми Вельо")
    case .meridian: language.pick("meridian houses", "меридіанні доми")
    case .morinus: language.pick("Morinus houses", "доми Морена")
    case .horizon: language.pick("horizon houses", "горизонтні доми")
    case .polichPage: language.pick("topocentric houses", "топоцентричні доми")
    case .alcabitius: language.pick("Alcabitius houses", "доми Алькабіція")
    case .krusinski: language.pick("Krusiński houses", "доми Крусінського")
    case .apc: language.pick("APC houses", "доми APC")
    case .carter: language.pick("Carter houses", "доми Картера")
    case .sripati: language.pick("Sripati houses", "доми Шріпаті")
    case .pullenSD: language.pick("Pullen SD houses", "доми Пуллена (SD)")
    case .pullenSR: language.pick("Pullen SR houses", "доми Пуллена (SR)")
    case .sunshine: language.pick("Sunshine houses", "сонячні доми")
    case .sunshineMakransky: language.pick("Sunshine houses (Makransky)", "сонячні доми (Макранський)")
    case .equalAries: language.pick("equal houses from 0° Aries", "рівні доми від 0° Овна")
    case .savard: language.pick("Savard A houses", "доми Саварда (A)")
    }
  }
}

extension Zodiac {
  /// The zodiac's name: “tropical zodiac”, «сидеричний зодіак, Лахірі».
  public func name(in language: Language) -> String {
    switch self {
    case .tropical: language.pick("tropical zodiac", "тропічний зодіак")
    case .sidereal(let ayanamsa):
      language.pick("sidereal zodiac, ", "сидеричний зодіак, ") + ayanamsa.name(in: language)
    }
  }
}
