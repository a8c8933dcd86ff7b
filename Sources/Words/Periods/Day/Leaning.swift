import AstroChartModel

/// Which way a text sends its reader, in either language: two that send opposite ways need a word between them.
struct Leaning: OptionSet, Hashable, Sendable {
  let rawValue: Int

  /// Rest, home, time alone.
  static let inward = Leaning(rawValue: 1)
  /// Company, being seen.
  static let outward = Leaning(rawValue: 2)
  /// Order, the familiar.
  static let keep = Leaning(rawValue: 4)
  /// Another way, the distant.
  static let change = Leaning(rawValue: 8)
  /// Several short matters.
  static let many = Leaning(rawValue: 16)
  /// One long matter.
  static let deep = Leaning(rawValue: 32)
  /// What others want.
  static let yielding = Leaning(rawValue: 64)
  /// What one wants oneself.
  static let asserting = Leaning(rawValue: 128)

  private static let named: [(Leaning, opposite: Leaning, name: String)] = [
    (.inward, .outward, "inward"), (.outward, .inward, "outward"), (.keep, .change, "keep"),
    (.change, .keep, "change"), (.many, .deep, "many"), (.deep, .many, "deep"),
    (.yielding, .asserting, "yielding"), (.asserting, .yielding, "asserting"),
  ]

  /// The name of the direction in which a text turns from one before it; `nil` if they agree.
  func turn(after tone: Leaning) -> String? {
    Leaning.named.first { contains($0.0) && tone.contains($0.opposite) }?.name
  }
}

// MARK: - Of texts on the Moon

extension Leaning {
  /// That of a text on the Moon.
  init(ofMoonText id: String) { self = Leaning.moon[id] ?? [] }

  private static let moon: [String: Leaning] = {
    let signs: [(String, [Leaning])] = [
      ("aries", [.asserting, [], .asserting]), ("taurus", [.keep, .keep, .keep]),
      ("gemini", [[.many, .outward], .many, [.many, .outward]]), ("cancer", [.inward, .inward, []]),
      ("leo", [.outward, .outward, .outward]), ("virgo", [.keep, .keep, .keep]),
      ("libra", [.yielding, [.yielding, .outward], .yielding]),
      ("scorpio", [.deep, [.deep, .inward], .deep]),
      ("sagittarius", [[.change, .outward], .change, .change]), ("capricorn", [.keep, .inward, .keep]),
      ("aquarius", [.change, .change, .change]), ("pisces", [.inward, .inward, .yielding]),
    ]
    let houses: [[Leaning]] = [
      [.asserting, [], .asserting], [.keep, .keep, .keep], [[.many, .outward], [.many, .outward], []],
      [.inward, .inward, .inward], [[], .outward, []], [.keep, .keep, .keep],
      [[.yielding, .outward], [.yielding, .outward], .outward], [.deep, .deep, .deep],
      [.change, .change, .change], [.outward, .outward, .outward], [.outward, .outward, .outward],
      [.inward, .inward, .inward],
    ]
    let lunations: [String: Leaning] = [
      "newmoon.short.4": .inward, "newmoon.short.5": .outward, "newmoon.short.6": .keep,
      "newmoon.short.7": .outward, "newmoon.short.9": .change, "newmoon.short.10": .outward,
      "newmoon.short.11": .outward, "newmoon.short.12": .inward, "fullmoon.short.3": .many,
      "fullmoon.short.4": .inward, "fullmoon.short.5": .outward, "fullmoon.short.7": .outward,
      "fullmoon.short.10": .outward, "fullmoon.short.11": .outward, "fullmoon.short.12": .inward,
    ]
    let named =
      signs.map { ("sign.\($0.0)", $0.1) } + houses.enumerated().map { ("house.\($0.0 + 1)", $0.1) }
    return named.reduce(into: lunations) { found, told in
      for (index, leaning) in told.1.enumerated() { found["moon.\(told.0).\(index + 1)"] = leaning }
    }
  }()
}

// MARK: - Of contacts

extension Contact {
  /// That of what its texts say.
  var leaning: Leaning {
    if touches(.uranus) { return .change }
    if touches(.saturn) { return [.keep, .deep] }
    if touches(.pluto) { return .deep }
    if touches(.neptune) { return .inward }
    if touches(.mars) { return nature == .tense ? .asserting : [.asserting, .outward] }
    return nature == .tense ? ofStrain : ofEase
  }

  private func touches(_ other: Body) -> Bool { body == other || natal == .body(other) }

  /// A strain between the lights and the swift: with oneself against others, at the Ascendant with others against oneself.
  private var ofStrain: Leaning {
    if natal == .angle(.ascendant) { return .yielding }
    return touches(.moon) ? [] : .asserting
  }

  private var ofEase: Leaning {
    if touches(.moon) { return natal == .body(.moon) ? .keep : natal.body == nil ? .outward : [] }
    return touches(.mercury) ? [.many, .outward] : .outward
  }
}
