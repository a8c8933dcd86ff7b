import AstroChartModel

/// The parts of a reading of two people, in order.
package enum CoupleStage: String, CaseIterable, Hashable, Sendable {
  case attraction, safety, talk, friction, lasting

  /// Whether a contact belongs to the part.
  func suits(_ contact: CoupleContact) -> Bool {
    let points = contact.ends.map(\.point)
    func has(_ bodies: Body...) -> Bool { points.contains { $0.body.map(bodies.contains) ?? false } }
    let hasAscendant = points.contains(.angle(.ascendant))
    switch self {
    case .attraction:
      return (has(.venus, .mars, .sun) || hasAscendant) && !has(.mercury, .moon, .saturn)
        && (contact.helps || has(.venus) && has(.mars))
    case .safety:
      return (has(.moon) || has(.venus) && has(.neptune, .jupiter)) && !has(.mercury) && contact.helps
    case .talk: return has(.mercury)
    case .friction: return !contact.helps
    case .lasting:
      return (has(.saturn) || has(.sun) && has(.moon) || points.contains(.angle(.midheaven)))
        && contact.helps
    }
  }

  /// Whether a contact may stand in the part beside another: one that asks something may meet one that helps.
  func hosts(_ contact: CoupleContact) -> Bool {
    let points = contact.ends.map(\.point)
    func has(_ bodies: Body...) -> Bool { points.contains { $0.body.map(bodies.contains) ?? false } }
    let hasAscendant = points.contains(.angle(.ascendant))
    switch self {
    case .attraction: return (has(.venus, .mars, .sun) || hasAscendant) && !has(.mercury, .moon)
    case .safety: return (has(.moon) || has(.venus) && has(.neptune, .jupiter, .pluto)) && !has(.mercury)
    case .talk: return has(.mercury)
    case .friction: return !contact.helps
    case .lasting: return has(.saturn) || points.contains(.angle(.midheaven))
    }
  }

  /// How many contacts the part tells, at most.
  var capacity: Int { self == .friction ? 3 : 2 }

  /// The bodies whose houses in the other chart belong to the part, with those houses; the best first.
  var overlays: [(body: Body, houses: [Int])] {
    switch self {
    case .attraction: [(.venus, [1, 5, 7, 8]), (.mars, [1, 5]), (.sun, [1, 5, 7])]
    case .safety: [(.moon, Array(1...12)), (.venus, [2, 4, 12]), (.jupiter, [4]), (.sun, [4])]
    case .talk: [(.jupiter, [3, 9]), (.sun, [3, 9, 11]), (.moon, [3]), (.venus, [3]), (.mars, [3])]
    case .friction: [(.mars, [2, 4, 6, 7, 12]), (.saturn, [1, 3, 5])]
    case .lasting: [(.saturn, [2, 4, 6, 7, 8, 9, 10, 11, 12]), (.sun, [6, 10]), (.jupiter, [10, 11])]
    }
  }

  /// The point of the composite that belongs to the part.
  var composite: ChartPoint? {
    switch self {
    case .attraction: .body(.venus)
    case .safety: .body(.moon)
    case .talk, .friction: nil
    case .lasting: .body(.sun)
    }
  }

  /// The element and the modalities whose balance belongs to the part.
  var balance: (element: Element?, modalities: [Modality]) {
    switch self {
    case .attraction: (.fire, [])
    case .safety: (.water, [])
    case .talk: (.air, [])
    case .friction: (nil, [.cardinal, .mutable])
    case .lasting: (.earth, [.fixed])
    }
  }
}
