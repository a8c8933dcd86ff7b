import AstroChartModel

/// Which bodies of a ring are conjunct with which.
struct ConjunctionTable {
  /// Bodies of which each is conjunct with each other.
  struct Group {
    /// The indices of the bodies in zodiacal order.
    var members: [Int]
    /// The indices of the conjunctions of which it tells first.
    var ties: [Int]
  }

  /// Where the bodies are.
  private(set) var places: [Longitude] = []
  /// The conjunctions, the widest first.
  private var pairs: [Pair] = []
  private var ends: [AspectEnd] = []

  private struct Pair {
    var tie: Int
    /// The indices of the two bodies in zodiacal order, and the distance between them in degrees.
    var first: Int
    var last: Int
    var width: Double
    var isOrbKnown: Bool

    /// Whether the feet of its bodies look like one: they are about so wide, in degrees.
    var isClose: Bool { width < Pair.footWidth }
    private static let footWidth = 0.7
  }

  /// - Parameter ties: Of which only the conjunctions within one ring count.
  init(of ties: [WheelFigure.Tie]) {
    for (index, tie) in ties.enumerated() where tie.aspect.type == .conjunction && !tie.isCross {
      let ends = (
        body(tie.aspect.end1, at: tie.longitude1), body(tie.aspect.end2, at: tie.longitude2)
      )
      let ahead = tie.longitude1.distance(forwardTo: tie.longitude2)
      let (first, last) = ahead <= 180 ? ends : (ends.1, ends.0)
      pairs.append(
        Pair(
          tie: index, first: first, last: last, width: min(ahead, 360 - ahead),
          isOrbKnown: tie.aspect.isOrbKnown))
    }
    pairs.sort { ($0.width, $0.tie) > ($1.width, $1.tie) }
  }

  private mutating func body(_ end: AspectEnd, at place: Longitude) -> Int {
    if let index = ends.firstIndex(of: end) { return index }
    ends.append(end)
    places.append(place)
    return ends.count - 1
  }

  /// Groups that together have every conjunction, and no two bodies that are not conjunct.
  ///
  /// Conjunctions whose orb is known and those whose orb is not are in groups of their own, and so are two bodies of
  /// a wider group that are so close that it could not tell of them.
  func groups() -> [Group] {
    var told = Array(repeating: false, count: pairs.count)
    return pairs.indices.compactMap { index in
      if told[index] { return nil }
      let pair = pairs[index]
      var members = [pair.first, pair.last]
      for body in bodies(within: pair) where joins(body, members, pair.isOrbKnown, told) {
        members.insert(body, at: members.count - 1)
      }
      let own = pairs.indices.filter { other in
        !told[other] && (pair.isClose || !pairs[other].isClose)
          && pairs[other].isOrbKnown == pair.isOrbKnown && members.contains(pairs[other].first)
          && members.contains(pairs[other].last)
      }
      for other in own { told[other] = true }
      return Group(members: members, ties: own.map { pairs[$0].tie })
    }
  }

  /// The bodies between the two of a pair, in zodiacal order.
  private func bodies(within pair: Pair) -> [Int] {
    func way(_ body: Int) -> Double { places[pair.first].distance(forwardTo: places[body]) }
    return places.indices.filter { $0 != pair.first && $0 != pair.last && way($0) <= pair.width }
      .sorted { way($0) < way($1) }
  }

  /// Whether a body is conjunct with all members, and that is not yet told of all of them.
  private func joins(_ body: Int, _ members: [Int], _ isOrbKnown: Bool, _ told: [Bool]) -> Bool {
    var isNew = false
    for member in members {
      let pair = pairs.firstIndex { pair in
        pair.isOrbKnown == isOrbKnown
          && (pair.first == body && pair.last == member || pair.first == member && pair.last == body)
      }
      guard let pair else { return false }
      if !told[pair], !pairs[pair].isClose { isNew = true }
    }
    return isNew
  }
}
