import AstroChartModel

extension UkrainianPhrasebook {
  var wheel: String { "астрологічне колесо" }
  var keysOfTheWheel: String {
    "Стрілки ведуть від знака до знака, Enter обирає, Escape знімає вибір; плюс, мінус і 0 змінюють масштаб."
  }
  var invitation: String { "Оберіть планету, дім, знак або аспект – на колесі чи в переліках." }

  var zoomIn: String { "Збільшити" }
  var zoomOut: String { "Зменшити" }
  var wholeWheel: String { "Усе колесо" }
  var downloadPicture: String { "Завантажити малюнок" }
  var letGo: String { "Зняти вибір" }
  var linkToThis: String { "Посилання на це" }

  var show: String { "Показувати" }
  var points: String { "Точки" }
  var orbUpTo: String { "Орб до" }
  var colors: String { "Кольори" }
  var systemColors: String { "Як у системі" }
  func name(ofTheme theme: String) -> String {
    switch theme {
    case "light": "Світлі"
    case "dark": "Темні"
    case "contrast-light": "Контрастні світлі"
    case "contrast-dark": "Контрастні темні"
    case "print": "Для друку"
    case "midnight": "Північ"
    case "parchment": "Пергамент"
    case "blueprint": "Креслення"
    case "celestial": "Зоряне небо"
    default: theme
    }
  }

  var dayOfTheSky: String { "Момент транзитів" }
  var play: String { "Запустити" }
  var pause: String { "Зупинити" }
  var backToTheMoment: String { "До початку" }
  var earlierHit: String { "Попередній точний аспект" }
  var laterHit: String { "Наступний точний аспект" }

  func standing(of angle: ChartAngle, at position: String) -> String {
    "\(name(of: angle, .nominative).capitalizedFirst) стоїть на \(position)."
  }

  func standing(ofCusp house: Int, at position: String) -> String {
    "Куспід \(spelledName(ofHouse: house, .genitive)) стоїть на \(position)."
  }

  func standing(ofHouse house: Int, at position: String, ruler: Body) -> String {
    "\(name(ofHouse: house).capitalizedFirst) починається на \(position), його управитель – "
      + "\(name(of: ruler, .nominative))."
  }

  func standing(of sign: Sign) -> String {
    "\(name(of: sign, .nominative)) – \(quality(of: sign.modality)) знак \(substance(of: sign.element)), "
      + "управитель – \(name(of: sign.ruler, .nominative))."
  }

  private func quality(of modality: Modality) -> String {
    switch modality {
    case .cardinal: "кардинальний"
    case .fixed: "фіксований"
    case .mutable: "мутабельний"
    }
  }

  private func substance(of element: Element) -> String {
    switch element {
    case .fire: "вогню"
    case .earth: "землі"
    case .air: "повітря"
    case .water: "води"
    }
  }
}
