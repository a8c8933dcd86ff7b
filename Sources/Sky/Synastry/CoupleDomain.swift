package import AstroChartModel

/// A side of what two people are to each other, which has a score of its own.
public enum CoupleDomain: String, CaseIterable, Hashable, Sendable, Codable {
  /// How they feel safe with each other.
  case emotional
  /// How they think and talk.
  case mental
  /// Attraction, and vigour.
  case physical
  /// Shared meaning.
  case spiritual
  /// What lasts.
  case stability

  /// Its share of the overall score; the shares add up to 1.
  public var share: Double {
    switch self {
    case .emotional: 0.25
    case .stability: 0.2
    case .mental, .physical: 0.2
    case .spiritual: 0.15
    }
  }

  /// The element that, shared by both, speaks for the domain; `nil` if none does.
  package var element: Element? {
    switch self {
    case .emotional: .water
    case .mental: .air
    case .physical: .fire
    case .spiritual: nil
    case .stability: .earth
    }
  }

  /// The houses, 1…12, whose rulers stand for the domain.
  var houses: [Int] {
    switch self {
    case .emotional: [4]
    case .mental: [3, 9]
    case .physical, .stability: []
    case .spiritual: [9, 12]
    }
  }

  /// How much a body or an angle stands for the domain, 0…3; 0 for most.
  func significance(of end: AspectEnd) -> Double {
    switch (self, end) {
    case (.emotional, .body(.moon)): 3
    case (.emotional, .body(.venus)): 2
    case (.emotional, .body(.neptune)), (.emotional, .angle(.midheaven)): 1
    case (.mental, .body(.mercury)): 3
    case (.mental, .body(.jupiter)): 2
    case (.physical, .body(.mars)): 3
    case (.physical, .body(.venus)), (.physical, .angle(.ascendant)): 2
    case (.physical, .body(.sun)), (.physical, .body(.pluto)): 1
    case (.spiritual, .body(.sun)), (.spiritual, .body(.jupiter)), (.spiritual, .body(.neptune)),
      (.spiritual, .body(.northNode)):
      2
    case (.stability, .body(.saturn)): 3
    case (.stability, .body(.sun)), (.stability, .body(.moon)): 2
    case (.stability, .angle): 1
    default: 0
    }
  }

  /// How a conjunction with a body works in the domain, −1 (it hinders) … 1 (it helps).
  func nature(of end: AspectEnd) -> Double {
    switch (self, end) {
    case (.emotional, .body(.mars)): -0.3
    case (.emotional, .body(.saturn)): -0.5
    case (.emotional, .body(.uranus)): -0.3
    case (.emotional, .body(.neptune)): 0.5
    case (.emotional, .body(.pluto)): -0.4
    case (.mental, .body(.mars)): -0.2
    case (.mental, .body(.saturn)): 0.2
    case (.mental, .body(.uranus)): 0.6
    case (.mental, .body(.neptune)): -0.3
    case (.mental, .body(.pluto)): 0.1
    case (.physical, .body(.saturn)): -0.5
    case (.physical, .body(.uranus)): 0.5
    case (.physical, .body(.neptune)): 0.2
    case (.physical, .body(.pluto)): 0.6
    case (.spiritual, .body(.mars)): 0.1
    case (.spiritual, .body(.saturn)): 0.1
    case (.spiritual, .body(.uranus)): 0.4
    case (.spiritual, .body(.neptune)): 0.9
    case (.spiritual, .body(.pluto)): 0.3
    case (.stability, .body(.mars)): -0.3
    case (.stability, .body(.saturn)): 0.7
    case (.stability, .body(.uranus)): -0.7
    case (.stability, .body(.neptune)): -0.5
    case (.stability, .body(.pluto)): 0.2
    default: 1
    }
  }
}
