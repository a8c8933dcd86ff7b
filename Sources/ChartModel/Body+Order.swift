extension Body: Comparable {
  /// 0 for the Sun … 20 for the Vertex.
  package var order: Int { Body.orders[self] ?? 0 }

  private static let orders = Dictionary(uniqueKeysWithValues: allCases.enumerated().map { ($1, $0) })

  /// The order in which chart files list bodies.
  public static func < (a: Body, b: Body) -> Bool { a.order < b.order }
}
