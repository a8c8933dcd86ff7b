/// A pattern that several aspects between planets form together.
package struct AspectPattern: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    case tSquare, grandTrine, grandCross, yod, kite, mysticRectangle
  }

  package var kind: Kind
  /// Its planets, in the order of `Body.planets`.
  package var bodies: [Body]
  /// The planet that a T-square, a yod or a kite points at; `nil` for the other kinds.
  package var apex: Body?
  /// The element of a grand trine or a kite.
  package var element: Element?
  /// The modality of a grand cross.
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

  /// Its planets without the apex.
  package var others: [Body] { bodies.filter { $0 != apex } }
}
