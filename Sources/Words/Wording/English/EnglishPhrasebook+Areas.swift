import AstroChartModel

extension EnglishPhrasebook {
  func name(of area: Area) -> String {
    switch area {
    case .finances: "Money and prosperity"
    case .career: "Career and professional growth"
    case .relationships: "Love and relationships"
    case .health: "Health and vitality"
    case .general: "The whole person"
    }
  }

  func summary(of area: Area) -> String {
    switch area {
    case .finances:
      "How you earn, keep, share and spend, and what money means to you."
    case .career:
      "The work that suits you, the way you do it, and where it leads."
    case .relationships:
      "How you love, whom you look for, and what closeness asks of you."
    case .health:
      "Your rhythm of effort and rest, food, movement and care of yourself."
    case .general:
      "Character, habits, tensions and direction: the chart read as one whole."
    }
  }
}
