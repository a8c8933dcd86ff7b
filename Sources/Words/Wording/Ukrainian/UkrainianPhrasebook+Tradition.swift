extension UkrainianPhrasebook {
  func dial(of degrees: Int) -> String { "Коло на \(degrees)°" }
  var midpointTrees: String { "Дерева середніх точок" }
  func midpointOrbs(isWhole: Bool) -> String {
    isWhole
      ? "Контакти: 0° і 180° до 1°30′, Сонця, Місяця, ASC і MC до 2°"
      : "Контакти: 0°, 90° і 180° до 1°30′, Сонця, Місяця, ASC і MC до 2°; 45° і 135° до 1°"
  }
  var moonLeftOut: String { "без часу народження Місяця тут немає" }
  func closestMidpoints(_ count: Int) -> String { "найточніші, не більш як \(count) на місце" }
}
