import AstroChartModel

extension EnglishPhrasebook {
  func meaning(ofTouched body: Body, in sign: Sign, house: Int?) -> String {
    guard let nature = EnglishPhrasebook.bodiesInSigns[body]?[sign.index] else {
      let area = house.map { ", in \(EnglishPhrasebook.fields[($0 - 1 + 12) % 12])" } ?? ""
      return "\(gist(of: body)): \(manner(of: sign))\(area)."
    }
    let deed = house.flatMap { EnglishPhrasebook.bodiesInHouses[body]?[($0 - 1 + 12) % 12] }
    return [nature, deed].compactMap(\.self).joined(separator: " ")
  }

  /// What a point is about, as the beginning of a sentence.
  private func gist(of point: Body) -> String {
    switch point {
    case .northNode: "The North Node points to what is still to be learnt"
    case .southNode: "The South Node keeps what comes by habit"
    case .chiron: "Chiron marks an old wound and how it heals"
    case .lilith: "Lilith refuses to be tamed"
    case .ceres: "Ceres cares, and asks to be cared for"
    case .pallas: "Pallas sees the pattern and finds the way"
    case .juno: "Juno keeps faith"
    case .vesta: "Vesta tends one flame"
    case .pholus: "Pholus lets a small cause have a large effect"
    case .fortune: "The Part of Fortune shows where things come easily"
    case .vertex: "The Vertex brings meetings that feel like fate"
    case .cupido: "Cupido brings people together"
    case .hades: "Hades keeps what is past and what is lacking"
    case .zeus: "Zeus drives towards a goal"
    case .kronos: "Kronos stands above the rest"
    case .apollon: "Apollon spreads far and succeeds"
    case .admetos: "Admetos goes deep and stands still"
    case .vulkanus: "Vulkanus has great force"
    case .poseidon: "Poseidon looks for the truth"
    case .minorPlanet: "\(name(of: point, .nominative).capitalizedFirst) adds a note of its own"
    case .sun, .moon, .mercury, .venus, .mars, .jupiter, .saturn, .uranus, .neptune, .pluto:
      theme(of: point).capitalizedFirst
    }
  }

  func meaning(of angle: ChartAngle, in sign: Sign) -> String {
    let way =
      switch angle {
      case .ascendant: "the world is met"
      case .midheaven: "a name is made"
      case .descendant: "a partner is met"
      case .imumCoeli: "home is kept"
      }
    return "This is how \(way): \(manner(of: sign))."
  }

  func meaning(of sign: Sign) -> String { "Whatever stands here acts \(manner(of: sign))." }

  func meaning(ofHouse house: Int) -> String { EnglishPhrasebook.houses[(house - 1 + 12) % 12] }

  private static let houses = [
    "Appearance and first steps: how one is seen before a word is said.",
    "Money and possessions: what one earns, owns and holds dear.",
    "Talk, learning and siblings: the world close by and its errands.",
    "Home and family: where one comes from and where one rests.",
    "Play, romance and children: what is done for joy.",
    "Daily work and health: the order of an ordinary day.",
    "Partnership and marriage: the other person, ally or rival.",
    "Intimacy and shared resources: what is trusted to another, lost and renewed.",
    "Travel, study and belief: what lies beyond the familiar.",
    "Career and standing: what one is known for.",
    "Friendship and common aims: the circle one chooses, and its hopes.",
    "Solitude and the inner life: what happens unseen.",
  ]
}
