import AstroChartModel

/// The mark of conjunctions within one ring: an arc with a foot at each body, of which each is conjunct with each
/// other.
///
/// Arcs that overlap are on lanes of their own, so that the ends of each can be told.
struct ConjunctionMark {
  /// Where the arc begins and how far it goes, in degrees.
  var start: Double
  var sweep: Double
  /// Where its feet are, in degrees from the start, in zodiacal order.
  var feet: [Double]
  /// The indices of the conjunctions that have this mark.
  var ties: [Int]
  /// The number of its lane, 0 for the innermost.
  var lane = 0
  /// Whether another mark overlaps with it or nearly does.
  var isCrowded = false

  /// The width of an arc that stands alone, in degrees, which can be seen however close its bodies are: 14 pixels
  /// at 1200; and that of one beside others.
  private static let leastSweep = 4.0
  private static let leastCrowdedSweep = 1.5
  /// The distance between two arcs on one lane, in degrees.
  private static let gap = 1.5

  /// The marks of the conjunctions among the ties of one ring.
  static func marks(of ties: [WheelFigure.Tie]) -> [ConjunctionMark] {
    let table = ConjunctionTable(of: ties)
    var marks = table.groups().map { ConjunctionMark($0, at: table.places) }
    for index in marks.indices {
      marks[index].isCrowded = marks.indices.contains {
        $0 != index && marks[index].spread(to: leastSweep).meets(marks[$0].spread(to: leastSweep))
      }
    }
    for index in marks.indices {
      marks[index] = marks[index].spread(to: marks[index].isCrowded ? leastCrowdedSweep : leastSweep)
    }
    return laned(marks)
  }

  private init(_ group: ConjunctionTable.Group, at places: [Longitude]) {
    let first = places[group.members[0]]
    (start, ties) = (first.degrees, group.ties)
    feet = group.members.map { first.distance(forwardTo: places[$0]) }
    sweep = feet.last ?? 0
  }

  /// The mark with an arc of at least some width; its outermost feet move with its ends.
  private func spread(to least: Double) -> ConjunctionMark {
    guard sweep < least else { return self }
    var mark = self
    let more = (least - sweep) / 2
    (mark.start, mark.sweep) = (start - more, least)
    mark.feet = feet.map { $0 + more }
    (mark.feet[0], mark.feet[feet.count - 1]) = (0, least)
    return mark
  }

  private func meets(_ other: ConjunctionMark) -> Bool {
    let ahead = Longitude(start).distance(forwardTo: Longitude(other.start))
    return ahead < sweep + ConjunctionMark.gap || 360 - ahead < other.sweep + ConjunctionMark.gap
  }

  /// The marks on the lowest lanes that are free, in zodiacal order from the largest gap on, which needs the fewest.
  private static func laned(_ marks: [ConjunctionMark]) -> [ConjunctionMark] {
    guard marks.contains(where: \.isCrowded) else { return marks }
    let cut = marks.map(\.start).widestGap ?? Longitude(0)
    var marks = marks.sorted {
      cut.distance(forwardTo: Longitude($0.start)) < cut.distance(forwardTo: Longitude($1.start))
    }
    for index in marks.indices {
      while marks[..<index].contains(where: { $0.lane == marks[index].lane && $0.meets(marks[index]) }) {
        marks[index].lane += 1
      }
    }
    return marks
  }
}
