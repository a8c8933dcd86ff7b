import AstroBytes
package import AstroChartModel

/// The id of one element of a wheel: the same in the drawing response, in the groups of an SVG and in the
/// audit.
///
/// Its text consists of the ring, if there are several, the subject and the part: `planet.sun.glyph` in a
/// wheel of one ring, `natal.sun.glyph` in one of several, `house.4.number` in either. An element with a part
/// is a mark; lines and containers have none.
package struct ElementID: Hashable, Sendable {
  /// What an element shows or belongs to.
  package enum Subject: Hashable, Sendable {
    case body(Body)
    /// An angle of an outer ring's sky.
    case flag(ChartAngle)
    case sign(Sign)
    /// A house, 1…12.
    case house(Int)
    /// The line where house 1…12 begins.
    case cusp(Int)
    case angle(ChartAngle)
    /// The line that connects an angle with the rim.
    case axis(ChartAngle)
    /// An aspect; `ring2` is set if its second end is in another ring, `type` if the pair has several
    /// aspects.
    case aspect(AspectEnd, AspectEnd, ring2: String? = nil, type: AspectType? = nil)
    /// The tick at a body's true degree, and the line from there to its stack.
    case tick(Body)
    case leader(Body)
    /// One of the short ticks between the zodiac and a rim label.
    case rimTick
    /// The number of a degree of a dial, and the signs that begin there.
    case dialDegree(Int)
    case dialSigns(Int)
    /// The pointer of a dial.
    case pointer
    /// The tick of a midpoint.
    case midpoint(AspectEnd, AspectEnd)
    /// Words outside the wheel: their name; the index among words of that name, and the line, from 1, if
    /// there are several.
    case caption(String, index: Int? = nil, line: Int? = nil)
  }

  /// Which part of its subject a mark is.
  package enum Part: String, CaseIterable, Hashable, Sendable {
    case glyph, degree, sign, minute, retrograde, number, cusp, label, caption

    /// Its place among all of them.
    fileprivate var place: Int {
      switch self {
      case .glyph: 0
      case .degree: 1
      case .sign: 2
      case .minute: 3
      case .retrograde: 4
      case .number: 5
      case .cusp: 6
      case .label: 7
      case .caption: 8
      }
    }
  }

  /// The name of the ring in a wheel of several; `nil` for elements that belong to no ring.
  package var ring: String?
  package var subject: Subject
  /// The part; `nil` for lines and containers, and for the only mark of a subject.
  package var part: Part?

  package init(ring: String? = nil, _ subject: Subject, _ part: Part? = nil) {
    (self.ring, self.subject, self.part) = (ring, subject, part)
  }
}

extension ElementID: CustomStringConvertible {
  /// The id as text.
  package var description: String {
    switch subject {
    case .body(let body): ring == nil ? kept(of: body) : text(ring ?? "", body.identifier)
    case .flag(let angle): text(ring ?? "angle", angle.rawValue)
    case .sign(let sign): text("sign", sign.rawValue)
    case .house(let house): text("house", ElementID.digits(house))
    case .cusp(let house): text("cusp", ElementID.digits(house))
    case .angle(let angle): text("angle", angle.rawValue)
    case .axis(let angle): text("axis", angle.rawValue)
    case .aspect(let first, let second, let ring2, let type): aspect(first, second, ring2, type)
    case .tick(let body): text("tick", ring, body.identifier)
    case .leader(let body): text("leader", ring, body.identifier)
    case .rimTick: text("tick", "rim")
    case .dialDegree(let degree): text("degree", ElementID.digits(degree))
    case .dialSigns(let degree): text("signs", ElementID.digits(degree))
    case .pointer: text("pointer", nil, nil)
    case .midpoint(let first, let second): text("midpoint", first.identifier, second.identifier)
    case .caption(let name, let index, let line):
      text("caption", ring, name, index.map(ElementID.digits), line.map(ElementID.digits))
    }
  }

  /// Names with dots between them, and the part.
  private func text(
    _ kind: String, _ first: String?, _ second: String? = nil, _ third: String? = nil, _ fourth: String? = nil
  ) -> String {
    String(dotted: kind, first, second, third, fourth, part?.rawValue)
  }

  private func aspect(_ first: AspectEnd, _ second: AspectEnd, _ ring2: String?, _ type: AspectType?)
    -> String
  {
    String(
      dotted: "aspect", ring, first.identifier, ring2, second.identifier, type?.rawValue, part?.rawValue)
  }

  /// The id of a body in a wheel of one ring.
  private func kept(of body: Body) -> String {
    guard ElementID.bodies.indices.contains(body.order) else { return alone(body) }
    let ids = ElementID.bodies[body.order]
    return part.map { ids.parts[$0.place] } ?? ids.whole
  }

  private func alone(_ body: Body) -> String { text(body.isPlanet ? "planet" : "point", body.identifier) }

  /// The ids of bodies in a wheel of one ring, of which each such wheel has dozens.
  private static let bodies = (Body.planets + Body.points).map { body in
    (
      whole: ElementID(.body(body)).alone(body),
      parts: Part.allCases.map { ElementID(.body(body), $0).alone(body) }
    )
  }

  private static func digits(_ number: Int) -> String {
    houses.indices.contains(number) ? houses[number] : "\(number)"
  }

  /// The numbers up to twelve, which name most of what has a number.
  private static let houses = (0...12).map { "\($0)" }
}

extension Body {
  /// Its name as a part of an id, in which XML allows no colon: `asteroid-433`.
  fileprivate var identifier: String { minorPlanet.map { "asteroid-\($0.number)" } ?? rawValue }
}

extension AspectEnd {
  fileprivate var identifier: String { body?.identifier ?? name }
}
