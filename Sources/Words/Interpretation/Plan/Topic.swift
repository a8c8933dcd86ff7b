import AstroChartModel

/// What a paragraph can be about; texts that share a topic can stand in one paragraph.
enum Topic: Hashable {
  case body(Body)
  case ascendant
  case midheaven
  /// A house, 1…12.
  case house(Int)
  case pattern(AspectPattern)
  /// The chart as a whole.
  case whole
}

extension Topic {
  /// The two nodes count as one topic, because they form one axis.
  static func of(_ body: Body) -> [Topic] { [.body(body == .southNode ? .northNode : body)] }

  static func of(_ angle: ChartAngle) -> Topic {
    switch angle {
    case .ascendant: .ascendant
    case .midheaven: .midheaven
    case .descendant: .house(7)
    case .imumCoeli: .house(4)
    }
  }

  static func of(ruled house: Int) -> [Topic] {
    switch house {
    case 1: [.ascendant]
    case 10: [.midheaven, .house(10)]
    default: [.house(house)]
    }
  }

  static func of(_ aspect: Aspect) -> [Topic] {
    [aspect.end1, aspect.end2].flatMap { end in
      switch end {
      case .body(let body): of(body)
      case .angle(let angle): [of(angle)]
      }
    }
  }
}
