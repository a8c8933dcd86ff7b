import AstroChartModel

extension UkrainianPhrasebook {
  func name(of area: Area) -> String {
    switch area {
    case .finances: "Гроші та достаток"
    case .career: "Кар’єра та професійне зростання"
    case .relationships: "Кохання та стосунки"
    case .health: "Здоров’я та життєві сили"
    case .general: "Цілісний портрет особистості"
    }
  }

  func summary(of area: Area) -> String {
    switch area {
    case .finances:
      "Як ви заробляєте, бережете, ділитеся й витрачаєте та чим для вас є гроші."
    case .career:
      "Яка праця вам до душі, як ви до неї беретеся й куди вона веде."
    case .relationships:
      "Як ви любите, кого шукаєте й чого від вас просить близькість."
    case .health:
      "Ваш ритм праці й відпочинку, їжа, рух і турбота про себе."
    case .general:
      "Вдача, звички, внутрішні суперечності й напрям: карта, прочитана як одне ціле."
    }
  }
}
