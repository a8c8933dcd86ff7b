extension Gazetteer {
  /// The places nearest to a point, the nearest first.
  ///
  /// - Parameter limit: How many places at most.
  package func nearest(to point: Coordinates, limit: Int = 10) -> [PlaceMatch] {
    guard limit > 0 else { return [] }
    var ranking = Ranking(limit: limit)
    for number in 0..<count {
      let distance = coordinates(of: number).distance(to: point)
      ranking.add(Candidate(number: number, ordinal: ownName(of: number), kind: .near, weight: -distance))
    }
    return ranking.candidates.map { candidate in
      let settlement = settlement(candidate.number)
      return PlaceMatch(settlement: settlement, matched: settlement.name, kind: .near, isFormer: false)
    }
  }
}
