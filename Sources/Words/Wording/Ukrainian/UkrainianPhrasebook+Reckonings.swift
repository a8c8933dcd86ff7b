import AstroChartModel

extension UkrainianPhrasebook {
  var tropicalZodiac: String { "тропічний зодіак" }
  var siderealZodiac: String { "сидеричний зодіак" }

  func houses(of system: HouseSystem) -> String {
    switch system {
    case .placidus: "доми Плацидуса"
    case .koch: "доми Коха"
    case .porphyry: "доми Порфирія"
    case .regiomontanus: "доми Реґіомонтана"
    case .campanus: "доми Кампана"
    case .equal: "рівні доми"
    case .equalMidheaven: "рівні доми від Середини неба"
    case .wholeSign: "цілознакові доми"
    case .vehlow: "доми Вельо"
    case .meridian: "меридіанні доми"
    case .morinus: "доми Морена"
    case .horizon: "горизонтні доми"
    case .polichPage: "топоцентричні доми"
    case .alcabitius: "доми Алькабіція"
    case .krusinski: "доми Крусінського"
    case .apc: "доми APC"
    case .carter: "доми Картера"
    case .sripati: "доми Шріпаті"
    case .pullenSD: "доми Пуллена (SD)"
    case .pullenSR: "доми Пуллена (SR)"
    case .sunshine: "сонячні доми"
    case .sunshineMakransky: "сонячні доми (Макранський)"
    case .equalAries: "рівні доми від 0° Овна"
    case .savard: "доми Саварда (A)"
    }
  }
}
