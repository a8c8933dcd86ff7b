/// A figure that several aspects of planets form together.
public struct AspectPattern: Hashable, Sendable {
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    case tSquare, grandTrine, grandCross, yod, kite, mysticRectangle
  }

  public var kind: Kind
  /// In the order of `Body.planets`.
  public var bodies: [Body]
  /// The planet at which a T-square, a yod or a kite points; the others have none.
  public var apex: Body?
  /// The element of a grand trine or a kite.
  public var element: Element?
  /// The modality of a grand cross.
  public var modality: Modality?
  /// How far from exact the widest of its aspects is, in degrees.
  public var orb: Double

  public init(
    _ kind: Kind, of bodies: [Body], apex: Body? = nil, element: Element? = nil, modality: Modality? = nil,
    orb: Double
  ) {
    (self.kind, self.bodies, self.apex) = (kind, bodies.sorted(), apex)
    (self.element, self.modality, self.orb) = (element, modality, orb)
  }

  /// Its bodies without the apex.
  public var others: [Body] { bodies.filter { $0 != apex } }
}
