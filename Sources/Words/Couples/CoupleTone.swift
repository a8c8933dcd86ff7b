import AstroChartModel

/// Whether a contact helps two people, asks something of them, or does both.
enum CoupleTone: String, Hashable, Sendable {
  case help, mixed, hard

  /// The opposite of helping: what a text must lead to with a “but”.
  var asks: Bool { self != .help }
}

/// What a contact is about: where two people find it easy, or where they find it hard.
enum CoupleTheme: String, CaseIterable, Hashable, Sendable {
  case rest, talk, liking, drive, purpose
  /// What Saturn gives where it helps.
  case hold
}

extension CoupleContact {
  /// A conjunction with a slow body both binds and presses; so does Mars beside whatever is quickly hurt.
  var tone: CoupleTone {
    switch nature {
    case .flowing: return .help
    case .tense: return .hard
    case .conjunction:
      let bodies = ends.compactMap(\.point.body)
      let presses = bodies.contains { [.saturn, .uranus, .neptune, .pluto].contains($0) }
      let isHeated = bodies.contains(.mars) && !bodies.contains(.venus) && !bodies.contains(.sun)
      return presses || isHeated ? .mixed : .help
    }
  }

  /// What it is about.
  var theme: CoupleTheme {
    tone == .help && ends.contains { $0.point == .body(.saturn) } ? .hold : ground
  }

  /// The same whatever Saturn gives: whose side of life it touches.
  var ground: CoupleTheme {
    func has(_ body: Body) -> Bool { ends.contains { $0.point == .body(body) } }
    if ends.contains(where: { $0.point == .angle(.midheaven) }) { return .purpose }
    if has(.mercury) { return .talk }
    if has(.moon) { return tone == .help && has(.mars) ? .drive : .rest }
    if has(.venus) { return .liking }
    return has(.mars) ? .drive : .purpose
  }

  /// The end that it shares with another contact.
  func shared(with other: CoupleContact) -> End? { ends.first(where: other.ends.contains) }

  /// The end that is not the given one.
  func opposite(_ end: End) -> End { ends.first { $0 != end } ?? end }
}
