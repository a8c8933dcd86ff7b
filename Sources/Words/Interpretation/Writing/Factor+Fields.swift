import AstroChartModel

/// A factor as the fields of a fact in a brief; fields that it lacks are left out.
struct FactorFields: Equatable {
  enum Kind: String, CaseIterable {
    case sign, house, motion, dignity, aspect, rulerHouse, rulerSign, cusp, element, modality, stellium, angle
    case phase, missing, dominant, pattern, shape, hemisphere, supported, strained, rulerAspect
    case finalDispositor, mutualReception
  }

  var kind: Kind
  var bodies: [Body] = []
  var sign: Sign?
  /// The house in which something stands, or whose cusp is meant, 1…12.
  var house: Int?
  /// The house that the body rules, 1…12.
  var ruled: Int?
  var angle: ChartAngle?
  var aspect: AspectType?
  /// The distance from exact, in degrees.
  var orb: Double?
  var retrograde: Bool?
  var dignity: Dignity?
  var element: Element?
  var modality: Modality?
  var phase: MoonPhase?
  var pattern: AspectPattern.Kind?
  var apex: Body?
  var shape: ChartShape?
  var hemisphere: Hemisphere?
  /// The number of planets.
  var count: Int?
}

extension FactorFields {
  init(_ factor: Factor) {
    switch factor {
    case .sign(.body(let body), let sign): self.init(kind: .sign, bodies: [body], sign: sign)
    case .sign(.ascendant, let sign): self.init(kind: .sign, sign: sign, angle: .ascendant)
    case .sign(.midheaven, let sign): self.init(kind: .sign, sign: sign, angle: .midheaven)
    case .house(let body, let house): self.init(kind: .house, bodies: [body], house: house)
    case .motion(let body, let isRetrograde):
      self.init(kind: .motion, bodies: [body], retrograde: isRetrograde)
    case .dignity(let body, let dignity, let sign):
      self.init(kind: .dignity, bodies: [body], sign: sign, dignity: dignity)
    case .aspect(let aspect):
      self.init(
        kind: .aspect, bodies: aspect.bodies, angle: aspect.angle, aspect: aspect.type, orb: aspect.orb)
    case .rulerInHouse(let ruled, let body, let house):
      self.init(kind: .rulerHouse, bodies: [body], house: house, ruled: ruled)
    case .rulerInSign(let ruled, let body, let sign):
      self.init(kind: .rulerSign, bodies: [body], sign: sign, ruled: ruled)
    case .cusp(let house, let sign): self.init(kind: .cusp, sign: sign, house: house)
    case .dominantElement(let element, let count):
      self.init(kind: .element, element: element, count: count)
    case .dominantModality(let modality, let count):
      self.init(kind: .modality, modality: modality, count: count)
    case .stellium(let stellium): self.init(stellium)
    case .angular(let body, let angle, let distance):
      self.init(kind: .angle, bodies: [body], angle: angle, orb: distance)
    case .moonPhase(let phase): self.init(kind: .phase, bodies: [.moon], phase: phase)
    case .missingElement(let element): self.init(kind: .missing, element: element)
    case .missingModality(let modality): self.init(kind: .missing, modality: modality)
    case .supported(let body): self.init(kind: .supported, bodies: [body])
    case .strained(let body): self.init(kind: .strained, bodies: [body])
    case .pattern(let pattern):
      self.init(
        kind: .pattern, bodies: pattern.bodies, orb: pattern.orb, element: pattern.element,
        modality: pattern.modality, pattern: pattern.kind, apex: pattern.apex)
    case .shape(let shape, let lead): self.init(kind: .shape, bodies: [lead].compactMap(\.self), shape: shape)
    case .hemisphere(let side, let count): self.init(kind: .hemisphere, hemisphere: side, count: count)
    case .rulerInAspect(let ruled, let body, let aspect):
      self.init(
        kind: .rulerAspect, bodies: [body] + aspect.bodies.filter { $0 != body }, ruled: ruled,
        angle: aspect.angle, aspect: aspect.type, orb: aspect.orb)
    case .dominantPlanet(let body): self.init(kind: .dominant, bodies: [body])
    case .finalDispositor(let body): self.init(kind: .finalDispositor, bodies: [body])
    case .mutualReception(let one, let other): self.init(kind: .mutualReception, bodies: [one, other])
    }
  }

  private init(_ stellium: Stellium) {
    switch stellium.site {
    case .sign(let sign): self.init(kind: .stellium, bodies: stellium.bodies, sign: sign)
    case .house(let house): self.init(kind: .stellium, bodies: stellium.bodies, house: house)
    }
  }

  /// The factor; `nil` if a field is missing that its kind needs.
  var factor: Factor? {
    let body = bodies.first
    return switch kind {
    case .sign: point.flatMap { point in sign.map { .sign(point, $0) } }
    case .house: body.flatMap { body in house.map { .house(body, $0) } }
    case .motion: body.flatMap { body in retrograde.map { .motion(body, isRetrograde: $0) } }
    case .dignity:
      body.flatMap { body in dignity.flatMap { dignity in sign.map { .dignity(body, dignity, $0) } } }
    case .aspect: tie
    case .rulerHouse:
      body.flatMap { body in ruled.flatMap { ruled in house.map { .rulerInHouse(of: ruled, body, $0) } } }
    case .rulerSign:
      body.flatMap { body in ruled.flatMap { ruled in sign.map { .rulerInSign(of: ruled, body, $0) } } }
    case .cusp: house.flatMap { house in sign.map { .cusp(house, $0) } }
    case .element: element.flatMap { element in count.map { .dominantElement(element, count: $0) } }
    case .modality: modality.flatMap { modality in count.map { .dominantModality(modality, count: $0) } }
    case .stellium: site.map { .stellium(Stellium(site: $0, bodies: bodies)) }
    case .angle: body.flatMap { body in angle.map { .angular(body, $0, distance: orb ?? 0) } }
    case .phase: phase.map { .moonPhase($0) }
    case .missing: element.map { .missingElement($0) } ?? modality.map { .missingModality($0) }
    case .dominant: body.map { .dominantPlanet($0) }
    case .supported: body.map { .supported($0) }
    case .finalDispositor: body.map { .finalDispositor($0) }
    case .mutualReception: bodies.count == 2 ? .mutualReception(bodies[0], bodies[1]) : nil
    case .strained: body.map { .strained($0) }
    case .pattern:
      pattern.map {
        .pattern(
          AspectPattern($0, of: bodies, apex: apex, element: element, modality: modality, orb: orb ?? 0))
      }
    case .shape: shape.map { .shape($0, body) }
    case .hemisphere: hemisphere.flatMap { side in count.map { .hemisphere(side, $0) } }
    case .rulerAspect:
      if let ruled, let body, case .aspect(let aspect) = tie {
        .rulerInAspect(of: ruled, body, aspect.inOrder)
      } else {
        nil
      }
    }
  }

  private var point: ChartPoint? {
    switch angle {
    case .ascendant: .ascendant
    case .midheaven: .midheaven
    default: bodies.first.map { .body($0) }
    }
  }

  private var tie: Factor? {
    guard let first = bodies.first, let aspect else { return nil }
    let other = bodies.dropFirst().first.map { AspectEnd.body($0) } ?? angle.map { AspectEnd.angle($0) }
    return other.map { .aspect(Aspect(between: .body(first), and: $0, aspect, orb: orb ?? 0)) }
  }

  private var site: Stellium.Site? { sign.map { .sign($0) } ?? house.map { .house($0) } }
}

extension Aspect {
  /// The aspect with the earlier end first, as charts list it.
  fileprivate var inOrder: Aspect {
    end1 < end2 ? self : Aspect(between: end2, and: end1, type, orb: orb)
  }

  /// The angle at one of its ends, if there is one.
  fileprivate var angle: ChartAngle? {
    for case .angle(let angle) in [end1, end2] { return angle }
    return nil
  }
}
