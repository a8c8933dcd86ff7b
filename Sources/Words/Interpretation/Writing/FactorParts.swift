package import AstroChartModel

/// The parts of a chart that a fact is about, for readers that do not ask of which kind it is.
package struct FactorParts: Hashable, Sendable {
  package let bodies: [Body]
  /// Houses in which something stands, whose cusp is meant or whose ruler it is, 1…12.
  package let houses: [Int]
  package let signs: [Sign]
  package let angles: [ChartAngle]
  /// The house in which something stands, 1…12.
  package let place: Int?
  /// The houses whose cusps are meant, 1…12.
  package let cusps: [Int]
  /// The house that the first body rules, 1…12.
  package let ruled: Int?
  /// Whether the body moves backwards, if the fact is about that.
  package let isRetrograde: Bool?
  package let phase: MoonPhase?
  /// The element or the modality that dominates or is missing.
  package let element: Element?
  package let modality: Modality?
  /// Whether no planet stands in the element or the modality.
  package let isMissing: Bool
  /// The aspect that it is, or that a ruler has.
  package let aspect: Aspect?

  package init(of factor: Factor) {
    let fields = FactorFields(factor)
    let isCusp = fields.kind == .cusp
    // A phase is an angle between two bodies.
    bodies = fields.bodies + (fields.phase == nil ? [] : [.sun])
    houses = [fields.house, fields.ruled].compactMap(\.self)
    (signs, angles) = ([fields.sign].compactMap(\.self), [fields.angle].compactMap(\.self))
    place = isCusp ? nil : fields.house
    cusps = isCusp ? houses : []
    (ruled, isRetrograde, phase) = (fields.ruled, fields.retrograde, fields.phase)
    // A pattern has them too, and is not about all of their signs.
    element = fields.pattern == nil ? fields.element : nil
    modality = fields.pattern == nil ? fields.modality : nil
    isMissing = fields.kind == .missing
    aspect = factor.tie
  }
}
