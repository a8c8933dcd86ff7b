import AstroChartModel
import AstroTradition

// Who obeys whom, by the signs of the seven visible planets and their traditional rulers. The final dispositor is a term
// of later authors than Lilly, for the planet that all others obey.

extension ChartFacts {
  /// The planet in its own sign to which the rulers of all other planets’ signs lead; `nil` where there is none, where two
  /// planets rule each other, or where a sign is not certain.
  var finalDispositor: Body? {
    let settled = Body.visible.filter { ruler(of: $0) == $0 }
    guard settled.count == 1, let last = settled.first else { return nil }
    return Body.visible.allSatisfy { leads($0, to: last) } ? last : nil
  }

  /// Whether each of the two planets is in a sign of the other.
  func receive(_ one: Body, _ other: Body) -> Bool { mutualReceptions.contains(BodyPair(one, other)) }

  /// The pairs of planets each of which is in a sign of the other.
  static func mutualReceptions(of chart: Chart) -> [BodyPair] {
    Reception.all(of: chart).filter { $0.kind == .domicile && $0.mutual == .domicile && $0.guest < $0.host }
      .map { BodyPair($0.guest, $0.host) }
  }

  /// Whether the rulers of the signs, one after the other, lead from a planet to another.
  private func leads(_ body: Body, to last: Body) -> Bool {
    var next: Body? = body
    for _ in Body.visible where next != last { next = next.flatMap { ruler(of: $0) } }
    return next == last
  }

  /// The ruler of the sign of a planet.
  private func ruler(of body: Body) -> Body? { signs[.body(body)]?.traditionalRuler }
}

extension Body {
  /// Whether it is one of the seven visible planets, which traditionally rule the signs.
  var rulesSigns: Bool { Body.visible.contains(self) }
}
