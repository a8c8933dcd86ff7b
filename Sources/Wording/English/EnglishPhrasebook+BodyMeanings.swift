import ChartModel

extension EnglishPhrasebook {
  func meaning(of point: ChartPoint, in area: Area) -> String {
    switch point {
    case .body(let body): planet(body, in: area) ?? self.point(body)
    case .ascendant: "your outward self"
    case .midheaven: "your public self"
    }
  }

  private func planet(_ body: Body, in area: Area) -> String? {
    switch area {
    case .finances: finances(body)
    case .career: career(body)
    case .relationships: relationships(body)
    case .health: health(body)
    case .general: general(body)
    }
  }

  private func finances(_ body: Body) -> String? {
    switch body {
    case .sun: "your pride in earning"
    case .moon: "your sense of having enough"
    case .mercury: "your head for figures"
    case .venus: "your eye for value"
    case .mars: "your drive to earn"
    case .jupiter: "your appetite for growth"
    case .saturn: "your thrift"
    case .uranus: "your wish to depend on nobody"
    case .neptune: "your trust in others over money"
    case .pluto: "your grip on what is shared"
    default: nil
    }
  }

  private func career(_ body: Body) -> String? {
    switch body {
    case .sun: "your professional pride"
    case .moon: "your need to feel at home at work"
    case .mercury: "your working mind"
    case .venus: "your tact at work"
    case .mars: "your working drive"
    case .jupiter: "your wish to grow"
    case .saturn: "your sense of duty"
    case .uranus: "your wish to do it differently"
    case .neptune: "your imagination"
    case .pluto: "your will to have influence"
    default: nil
    }
  }

  private func relationships(_ body: Body) -> String? {
    switch body {
    case .sun: "your need to be seen as you are"
    case .moon: "your need for closeness"
    case .mercury: "your side of the conversation"
    case .venus: "your heart"
    case .mars: "your desire"
    case .jupiter: "your generosity in love"
    case .saturn: "your caution in love"
    case .uranus: "your need for freedom"
    case .neptune: "your dream of the other person"
    case .pluto: "your depth of feeling"
    default: nil
    }
  }

  private func health(_ body: Body) -> String? {
    switch body {
    case .sun: "your vitality"
    case .moon: "your sense of comfort"
    case .mercury: "your busy mind"
    case .venus: "your pleasure in good things"
    case .mars: "your urge to move"
    case .jupiter: "your appetite for life"
    case .saturn: "your discipline"
    case .uranus: "your need to break the routine"
    case .neptune: "your sensitivity to your surroundings"
    case .pluto: "your stamina"
    default: nil
    }
  }

  private func general(_ body: Body) -> String? {
    switch body {
    case .sun: "your sense of self"
    case .moon: "your inner life"
    case .mercury: "your mind"
    case .venus: "your affection"
    case .mars: "your drive"
    case .jupiter: "your faith in tomorrow"
    case .saturn: "your sense of duty"
    case .uranus: "your independence"
    case .neptune: "your imagination"
    case .pluto: "your strength of will"
    default: nil
    }
  }

  private func point(_ body: Body) -> String {
    switch body {
    case .northNode: "the direction you grow in"
    case .southNode: "your oldest habit"
    case .chiron: "your tender spot"
    case .lilith: "your untamed side"
    case .ceres: "your care for others"
    case .pallas: "your eye for patterns"
    case .juno: "your idea of a fair bond"
    case .vesta: "your devotion"
    case .fortune: "your ease"
    default: "this part of you"
    }
  }
}
