/// A pattern that several aspects between planets form together.
package struct AspectPattern: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    case tSquare, grandTrine, grandCross, yod, kite, mysticRectangle
  }

  /// The widest orbs, in degrees, that aspects and quincunxes may have to be part of a pattern.
  ///
  /// A fourth planet closes a T-square to a grand cross, or a grand trine to a kite, by any aspects of the chart:
  /// whoever sees their lines sees the whole figure.
  package static let (widest, widestQuincunx) = (6.0, 3.0)

  package var kind: Kind
  /// Its planets, in the order of `Body.planets`.
  package var bodies: [Body]
  /// The planet that a T-square, a yod or a kite points at; `nil` for the other kinds.
  package var apex: Body?
  /// The element of a grand trine or a kite, where all its trines are of one; `nil` across the edge of a sign.
  package var element: Element?
  /// The modality of a grand cross, where all its planets are of one; `nil` across the edge of a sign.
  package var modality: Modality?
  /// The orb of its widest aspect, in degrees; of merged patterns, that of the tightest one; of a figure that wider
  /// aspects close, that of the T-square or the grand trine in it.
  package var orb: Double

  package init(
    _ kind: Kind, of bodies: [Body], apex: Body? = nil, element: Element? = nil, modality: Modality? = nil,
    orb: Double
  ) {
    (self.kind, self.bodies, self.apex) = (kind, bodies.sorted(), apex)
    (self.element, self.modality, self.orb) = (element, modality, orb)
  }

  /// Whether it has an apex, an element or a modality, by which patterns of neighboring planets mean the same.
  var hasTheme: Bool { apex != nil || element != nil || modality != nil }

  /// The orb of a figure around a narrower one, which has an orb too, by what closes it.
  static func orb(closing core: Double, by widest: Double) -> Double {
    widest <= AspectPattern.widest ? max(core, widest) : core
  }

  /// Its planets without the apex.
  package var others: [Body] { bodies.filter { $0 != apex } }
}
