extension Gazetteer {
  /// The places that a name may mean, the best first: exact names, beginnings, words, slips of the pen; of equals, the
  /// largest.
  ///
  /// - Parameters:
  ///   - text: A name in any script, and perhaps, behind commas, the region and country it lies in.
  ///   - limit: How many places at most.
  ///   - near: Where the place is looked for: one close by counts for as much as one ten times its size.
  package func search(_ text: String, limit: Int = 10, near: Coordinates? = nil) -> [PlaceMatch] {
    limit > 0 ? candidates(for: text, limit: limit, near: near).map(match) : []
  }

  func candidates(for text: String, limit: Int, near: Coordinates? = nil) -> [Candidate] {
    let query = PlaceQuery(text, in: self)
    guard !query.name.isEmpty else { return [] }
    var search = PlaceSearch(in: self, limit: limit, near: near)
    search.run(query)
    return search.ranking.candidates
  }

  func match(_ candidate: Candidate) -> PlaceMatch {
    PlaceMatch(
      settlement: settlement(candidate.number), matched: names.cursor(at: candidate.ordinal).spelling,
      kind: candidate.kind, isFormer: isFormer(name: candidate.ordinal))
  }

  /// At so many kilometres being near is worth half of what it is at the spot.
  private static let nearby = 50.0

  /// How many people a place counts for.
  func weight(of number: Int, near point: Coordinates?) -> Double {
    let people = Double(populations[number])
    guard let point else { return people }
    let nearness = coordinates(of: number).distance(to: point) / Gazetteer.nearby
    return (people + 1) * (1 + 9 / (1 + nearness * nearness))
  }
}
