extension Gazetteer {
  /// The places that a name may mean, the best first.
  ///
  /// Exact names come before beginnings, words, and misspellings; places that match equally well are sorted
  /// by size.
  ///
  /// - Parameters:
  ///   - text: A name in any script, optionally followed by its region and country, separated by commas; a
  ///     text of more than 300 bytes means no place.
  ///   - limit: The largest number of places to return.
  ///   - near: Where to look: a place right there counts as much as one ten times its size.
  package func search(_ text: String, limit: Int = 10, near: Coordinates? = nil) -> [PlaceMatch] {
    limit > 0 ? candidates(for: text, limit: limit, near: near).map(match) : []
  }

  func candidates(for text: String, limit: Int, near: Coordinates? = nil) -> [Candidate] {
    guard !PlaceQuery.isTooLong(text) else { return [] }
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

  /// The distance in kilometers at which the bonus for being near is half as large.
  private static let nearby = 50.0

  /// The number of people as which a place counts in the ranking.
  func weight(of number: Int, near point: Coordinates?) -> Double {
    let people = Double(populations[number])
    guard let point else { return people }
    let nearness = coordinates(of: number).distance(to: point) / Gazetteer.nearby
    return (people + 1) * (1 + 9 / (1 + nearness * nearness))
  }
}
