/// A figure that several aspects of planets form together.
package struct AspectPattern: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    case tSquare, grandTrine, grandCross, yod, kite, mysticRectangle
  }

  package var kind: Kind
  /// In the order of `Body.planets`.
  package var bodies: [Body]
  /// The planet at which a T-square, a yod or a kite points; the others have none.
  package var apex: Body?
  /// The element of a grand trine or a kite.
  package var element: Element?
  /// The modality of a grand cross.
  package var modality: Modality?
  /// How far from exact the widest of its aspects is, in degrees.
  package var orb: Double

  package init(
    _ kind: Kind, of bodies: [Body], apex: Body? = nil, element: Element? = nil, modality: Modality? = nil,
    orb: Double
  ) {
    (self.kind, self.bodies, self.apex) = (kind, bodies.sorted(), apex)
    (self.element, self.modality, self.orb) = (element, modality, orb)
  }

  /// Its bodies without the apex.
  package var others: [Body] { bodies.filter { $0 != apex } }
}
