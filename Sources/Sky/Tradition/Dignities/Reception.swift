public import AstroChartModel

/// One planet received by another: it stands in the other's domicile or exaltation.
///
/// Source: Lilly, *Christian Astrology* (1647), page 112.
public struct Reception: Hashable, Sendable {
  /// By which dignity one receives.
  public enum Kind: String, CaseIterable, Hashable, Sendable, Codable {
    /// The sign that the host rules.
    case domicile
    /// The sign in which the host is exalted.
    case exaltation
  }

  /// Two planets that receive each other.
  public enum Mutual: String, CaseIterable, Hashable, Sendable, Codable {
    /// Each in the other's domicile.
    case domicile
    /// Each in the other's exaltation.
    case exaltation
    /// One by domicile, the other by exaltation.
    case mixed
  }

  /// Who is received.
  public let guest: Body
  /// Who receives.
  public let host: Body
  /// By which dignity.
  public let kind: Kind
  /// How the guest receives the host in turn; `nil` if it does not.
  public let mutual: Mutual?
  /// The aspect that joins the two; a reception without one is still told.
  public let aspect: AspectType?

  /// The receptions of the seven visible planets, of those that are sure of their signs.
  package static func all(of chart: Chart) -> [Reception] {
    let settled = chart.planets.filter { Body.visible.contains($0.body) && $0.isSureOfSign }
    return settled.flatMap { guest in
      settled.flatMap { host in
        host.hosts(guest).map { kind in
          Reception(
            guest: guest.body, host: host.body, kind: kind,
            mutual: Mutual(kind, answeredBy: guest.hosts(host)),
            aspect: chart.aspect(joining: guest.body, host.body))
        }
      }
    }
  }
}

extension Reception.Mutual {
  fileprivate init?(_ kind: Reception.Kind, answeredBy kinds: [Reception.Kind]) {
    guard !kinds.isEmpty else { return nil }
    guard kinds.contains(kind) else {
      self = .mixed
      return
    }
    self = kind == .domicile ? .domicile : .exaltation
  }
}

extension Placement {
  /// By what it receives another.
  fileprivate func hosts(_ guest: Placement) -> [Reception.Kind] {
    guard body != guest.body else { return [] }
    let isExalting = body.exaltation == guest.sign
    guard guest.sign.traditionalRuler == body else { return isExalting ? [.exaltation] : [] }
    return isExalting ? [.domicile, .exaltation] : [.domicile]
  }
}

extension Chart {
  fileprivate func aspect(joining one: Body, _ other: Body) -> AspectType? {
    let (one, other) = (AspectEnd.body(one), AspectEnd.body(other))
    return aspects.first {
      $0.isCertain && ($0.end1 == one && $0.end2 == other || $0.end1 == other && $0.end2 == one)
    }?.type
  }
}
