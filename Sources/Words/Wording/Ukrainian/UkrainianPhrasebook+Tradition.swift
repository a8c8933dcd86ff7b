import AstroChartModel

extension UkrainianPhrasebook {
  func dial(of degrees: Int) -> String { "Коло на \(degrees)°" }
  var midpointTrees: String { "Дерева середніх точок" }
  func midpointOrbs(isWhole: Bool) -> String {
    isWhole
      ? "Контакти: 0° і 180° до 1°30′, Сонця, Місяця, ASC і MC до 2°"
      : "Контакти: 0°, 90° і 180° до 1°30′, Сонця, Місяця, ASC і MC до 2°; 45° і 135° до 1°"
  }
  var moonLeftOut: String { "без часу народження Місяця тут немає" }
  func leftOut(_ bodies: [Body], of varga: String) -> String {
    "у \(varga) немає \(list(of: bodies, .genitive)): їхня частина того дня змінюється"
  }
  func closestMidpoints(_ count: Int) -> String { "найточніші, не більш як \(count) на місце" }

  func square(isNorth: Bool) -> String { isNorth ? "Північноіндійська карта" : "Південноіндійська карта" }
  var lagna: String { "Ла" }
  func varga(of parts: Int) -> String {
    switch parts {
    case 1: "Раші"
    case 2: "Гора"
    case 3: "Дреккана"
    case 4: "Чатуртхамша"
    case 7: "Саптамша"
    case 9: "Навамша"
    case 10: "Дашамша"
    case 12: "Двадашамша"
    case 16: "Шодашамша"
    case 20: "Вімшамша"
    case 24: "Чатурвімшамша"
    case 27: "Бгамша"
    case 30: "Трімшамша"
    case 40: "Кхаведамша"
    case 45: "Акшаведамша"
    default: "Шаштіамша"
    }
  }
  func nakshatra(_ number: Int) -> String { UkrainianPhrasebook.nakshatras[number - 1] }
  private static let nakshatras = [
    "Ашвіні", "Бгарані", "Кріттіка", "Рогіні", "Мріґашіра", "Ардра", "Пунарвасу", "Пуш’я",
    "Ашлеша", "Маґга", "Пурва-Пхалґуні", "Уттара-Пхалґуні", "Гаста", "Чітра", "Сваті", "Вішакха",
    "Анурадга", "Джьєштха", "Мула", "Пурва-Ашадха", "Уттара-Ашадха", "Шравана", "Дганішта",
    "Шатабгіша", "Пурва-Бгадрапада", "Уттара-Бгадрапада", "Реваті",
  ]
  func moonMansion(_ nakshatra: String, pada: Int?) -> String {
    "Місяць у накшатрі \(nakshatra)" + (pada.map { ", пада \($0)" } ?? "")
  }
  var nodesLeftOut: String { "у карті немає місячних вузлів" }

  var map: String { "Астрокартографія" }
  func standing(onLine angle: ChartAngle) -> String {
    switch angle {
    case .midheaven: "верхня кульмінація"
    case .imumCoeli: "нижня кульмінація"
    case .ascendant: "сходить"
    case .descendant: "заходить"
    }
  }
  func place(isOfBirth: Bool) -> String { isOfBirth ? "місце народження" : "місце карти" }
  func doubt(minutes: Int) -> String { "від \(minutes) хв раніше до \(minutes) хв пізніше" }
  var parans: String { "Парани: широти до 60° пн. і пд., на яких дві планети водночас на кутах карти" }
  var paransNearPlace: String { "у межах 1° від місця – жирніше" }
  func side(isNorth: Bool) -> String { isNorth ? "пн." : "пд." }
  func side(isEast: Bool) -> String { isEast ? "сх." : "зх." }
}
