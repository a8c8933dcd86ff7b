import AstroDiagnostics

/// The listing as an object; what is missing has its default.
extension CalendarListing: Codable {
  private enum CodingKeys: String, CodingKey { case kinds, movers, points, orbs, voids }

  /// - Throws: A `Problem` for an unknown name of a point, what the decoder throws for other values.
  public init(from decoder: any Decoder) throws {
    let listing = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      kinds: try listing.decodeIfPresent(Set<EventKind>.self, forKey: .kinds),
      movers: try listing.decodeIfPresent([Body].self, forKey: .movers))
    let names = try listing.decodeIfPresent([String].self, forKey: .points)
    points = try names?.map(Aspect.end) ?? points
    orbs = try listing.decodeIfPresent([AspectType: Double].self, forKey: .orbs) ?? orbs
    voids = try listing.decodeIfPresent(VoidReckoning.self, forKey: .voids) ?? voids
  }

  public func encode(to encoder: any Encoder) throws {
    var listing = encoder.container(keyedBy: CodingKeys.self)
    // In a fixed order: a set has none.
    try listing.encodeIfPresent(kinds.map { EventKind.allCases.filter($0.contains) }, forKey: .kinds)
    try listing.encodeIfPresent(movers, forKey: .movers)
    try listing.encode(points.map(\.name), forKey: .points)
    try listing.encode(orbs, forKey: .orbs)
    try listing.encode(voids, forKey: .voids)
  }
}
