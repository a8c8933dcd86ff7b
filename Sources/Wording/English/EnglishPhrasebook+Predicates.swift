import ChartModel

extension EnglishPhrasebook {
  func predicates(of dignity: Dignity) -> [String] {
    switch dignity {
    case .domicile:
      ["is at home and needs no interpreter"]
    case .exaltation: ["is treated as an honoured guest"]
    case .detriment: ["has to work with borrowed tools"]
    case .fall: ["has to earn every inch"]
    }
  }

  func predicates(of type: AspectType) -> [String] {
    switch type {
    case .conjunction:
      ["speak with one voice", "can hardly be told apart"]
    case .opposition:
      ["face each other across the table", "take turns at the wheel"]
    case .square:
      ["pull in different directions", "keep interrupting each other"]
    case .trine, .quintile, .biquintile:
      ["work together without being asked", "understand each other at once"]
    case .sextile:
      ["help each other when invited", "make good neighbours"]
    case .quincunx, .semisextile, .semisquare, .sesquiquadrate:
      ["never quite find the same tempo"]
    }
  }

  func predicate(of element: Element) -> String {
    switch element {
    case .fire: "you warm up by doing"
    case .earth:
      "you believe what can be counted and touched"
    case .air:
      "you understand things by talking about them"
    case .water:
      "you sense the mood before you know the facts"
    }
  }

  func predicate(of modality: Modality) -> String {
    switch modality {
    case .cardinal: "you would rather begin than wait"
    case .fixed: "you stay with what you have begun"
    case .mutable: "you adapt sooner than you argue"
    }
  }

  func predicate(of phase: MoonPhase) -> String {
    switch phase {
    case .newMoon:
      "you trust beginnings more than plans"
    case .crescent:
      "you push past what used to hold you"
    case .firstQuarter: "you learn by having to decide"
    case .gibbous: "you go on improving what already works"
    case .fullMoon:
      "you see yourself best through other people"
    case .disseminating:
      "you pass on what you have understood"
    case .lastQuarter:
      "you rearrange what others take for granted"
    case .balsamic: "you finish things and make room"
    }
  }

  func predicatesOfMotion(isRetrograde: Bool) -> [String] {
    isRetrograde
      ? ["goes over the ground twice before it moves on", "looks back before it goes forward"]
      : ["goes straight ahead"]
  }

  var predicatesInHouse: [String] {
    ["shows most clearly", "is at its busiest", "matters most"]
  }

  var predicatesOfRuler: [String] {
    ["a great deal here is decided", "the thread leads to what happens", "a good part of the story unfolds"]
  }

  var predicatesAtAngle: [String] {
    ["is noticed before anything else", "walks into the room first", "is hard to overlook"]
  }
}
