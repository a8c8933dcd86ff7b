import ChartModel

extension EnglishPhrasebook {
  func domain(ofHouse house: Int, after previous: String) -> String { "\(previous) \(place(house))" }
  var muchOfYourStrength: String { "much of your strength is spent" }

  func meaning(ofHouse house: Int) -> String {
    switch house {
    case 1: meaning(of: ChartPoint.ascendant, in: .general)
    case 2: "your earning self"
    case 3: "your curiosity"
    case 4: "your sense of home"
    case 5: "your playful side"
    case 6: "your daily routine"
    case 7: "your idea of partnership"
    case 8: "your trust"
    case 9: "your hunger for wider views"
    case 10: meaning(of: ChartPoint.midheaven, in: .general)
    case 11: "your life among friends"
    default: "your need to withdraw"
    }
  }

  private func place(_ house: Int) -> String {
    switch house {
    case 1: "in how you present yourself"
    case 2: "in what you earn, own and value"
    case 3: "in talk, letters and errands"
    case 4: "at home and in the family"
    case 5:
      "in play, in love and in what you make for joy"
    case 6: "in daily work and small routines"
    case 7: "between you and one other person"
    case 8: "in what is shared, owed or left unsaid"
    case 9: "in study, travel and what you believe"
    case 10: "in public, where your name is at stake"
    case 11: "among friends and in plans for later"
    default: "behind the scenes and alone"
    }
  }
}
