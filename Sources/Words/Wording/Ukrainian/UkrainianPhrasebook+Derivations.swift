import AstroChartModel

extension UkrainianPhrasebook {
  func name(of method: DerivationMethod) -> String {
    switch method {
    case .secondary: "Вторинні прогресії"
    case .tertiary: "Третинні прогресії"
    case .minor: "Малі прогресії"
    case .solarArc: "Дирекції за сонячною дугою"
    case .naibodArc: "Дирекції за дугою Найбода"
    case .arithmetic: "Місце: середні широта й довгота"
    case .greatCircle: "Місце: середина великого кола"
    }
  }

  func name(of angles: ProgressedAngles) -> String {
    switch angles {
    case .solarArcLongitude: "Кути: сонячна дуга за довготою"
    case .naibodRA: "Кути: Найбод за прямим піднесенням"
    case .solarArcRA: "Кути: сонячна дуга за прямим піднесенням"
    case .naibodLongitude: "Кути: Найбод за довготою"
    case .quotidian: "Кути: щоденні"
    }
  }

  func name(of housesBy: CompositeHouses) -> String {
    switch housesBy {
    case .midpoint: "Доми: середини куспідів"
    case .referencePlace: "Доми: за опорним місцем"
    }
  }

  var precessionCorrected: String { "З поправкою на прецесію" }

  func pass(_ number: Int, of count: Int) -> String { "Проходження \(number) з \(count)" }
}
