import AstroChartModel

extension EnglishPhrasebook {
  func theme(of body: Body) -> String {
    switch body {
    case .sun: "identity and vitality"
    case .moon: "feelings and needs"
    case .mercury: "thought and speech"
    case .venus: "love and taste"
    case .mars: "drive and courage"
    case .jupiter: "growth and trust"
    case .saturn: "duty and patience"
    case .uranus: "freedom and invention"
    case .neptune: "imagination and compassion"
    case .pluto: "power and renewal"
    case .northNode: "direction and learning"
    case .southNode: "habit and inherited gifts"
    case .chiron: "an old wound and its healing"
    case .lilith: "instinct and refusal"
    case .ceres: "care and nourishment"
    case .pallas: "insight and strategy"
    case .juno: "loyalty and commitment"
    case .vesta: "devotion and focus"
    case .pholus: "small causes and large effects"
    case .fortune: "luck and ease"
    case .vertex: "turning points and fated meetings"
    case .cupido: "family and community"
    case .hades: "the past and what is lacking"
    case .zeus: "directed energy and leadership"
    case .kronos: "authority and mastery"
    case .apollon: "breadth and success"
    case .admetos: "depth and standstill"
    case .vulkanus: "great force"
    case .poseidon: "spirit and truth"
    case .minorPlanet: "a note of its own"
    }
  }

  func keyword(of end: AspectEnd) -> String {
    switch end {
    case .body(let body): keyword(of: body)
    case .angle(.ascendant): "appearance"
    case .angle(.midheaven): "vocation"
    case .angle(.descendant): "partnership"
    case .angle(.imumCoeli): "home"
    }
  }

  private func keyword(of body: Body) -> String {
    switch body {
    case .sun: "will"
    case .moon: "feeling"
    case .mercury: "mind"
    case .venus: "love"
    case .mars: "drive"
    case .jupiter: "growth"
    case .saturn: "duty"
    case .uranus: "freedom"
    case .neptune: "imagination"
    case .pluto: "power"
    case .northNode: "direction"
    case .southNode: "habit"
    case .chiron: "healing"
    case .lilith: "instinct"
    case .ceres: "care"
    case .pallas: "insight"
    case .juno: "loyalty"
    case .vesta: "devotion"
    case .pholus: "release"
    case .fortune: "luck"
    case .vertex: "fate"
    case .cupido: "community"
    case .hades: "lack"
    case .zeus: "purpose"
    case .kronos: "mastery"
    case .apollon: "breadth"
    case .admetos: "depth"
    case .vulkanus: "force"
    case .poseidon: "spirit"
    case .minorPlanet: "nuance"
    }
  }

  func manner(of sign: Sign) -> String {
    switch sign {
    case .aries: "boldly and directly"
    case .taurus: "steadily and sensuously"
    case .gemini: "quickly and curiously"
    case .cancer: "tenderly and protectively"
    case .leo: "warmly and proudly"
    case .virgo: "carefully and usefully"
    case .libra: "gracefully and fairly"
    case .scorpio: "intensely and deeply"
    case .sagittarius: "openly and adventurously"
    case .capricorn: "soberly and ambitiously"
    case .aquarius: "independently and inventively"
    case .pisces: "gently and dreamily"
    }
  }

  func effect(of type: AspectType) -> String {
    switch type {
    case .conjunction: "act as one"
    case .opposition:
      "pull against each other and seek a balance"
    case .trine: "flow together with ease"
    case .square:
      "rub against each other and drive to act"
    case .sextile:
      "help each other where they are given a chance"
    case .quincunx:
      "must keep adjusting to each other"
    case .semisextile:
      "notice each other without much in common"
    case .semisquare: "chafe quietly"
    case .sesquiquadrate: "unsettle each other"
    case .quintile: "join in a talent"
    case .biquintile: "shape a knack together"
    }
  }
}
