/// A pattern that several aspects between planets form together.
package struct AspectPattern: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    case tSquare, grandTrine, grandCross, yod, kite, mysticRectangle
  }

  /// The widest orbs, in degrees, that aspects and quincunxes may have to be part of a pattern.
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
  /// The orb of its widest aspect, in degrees; of merged patterns, that of the tightest one.
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

  /// Its planets without the apex.
  package var others: [Body] { bodies.filter { $0 != apex } }
}
