package import AstroChartModel
package import AstroDrawing
package import AstroGeometry

/// One piece of ink that carries meaning, at its position: a glyph, a number or a label.
package struct Mark: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    case planetGlyph, planetDegree, planetSign, planetMinute, planetRetrograde
    case signGlyph, houseNumber, cuspLabel, angleLabel, angleDegree, angleFlag, aspectGlyph, ringCaption,
      title, dialNumber

    /// Which part of its subject such a mark is; `nil` if it is the only one.
    var part: ElementID.Part? {
      switch self {
      case .planetGlyph, .aspectGlyph: .glyph
      case .planetDegree, .angleDegree: .degree
      case .planetSign: .sign
      case .planetMinute: .minute
      case .planetRetrograde: .retrograde
      case .houseNumber: .number
      case .cuspLabel: .cusp
      case .angleLabel, .angleFlag: .label
      case .signGlyph, .title, .ringCaption, .dialNumber: nil
      }
    }
  }

  /// Unique within a wheel.
  package var id: ElementID
  package var kind: Kind
  package var text: ShapedText
  /// The center of the ink, in points.
  package var center: Point
  /// The rotation of the ink about its center, clockwise; only the captions of rings are rotated.
  package var rotation: Angle

  package init(id: ElementID, kind: Kind, text: ShapedText, center: Point, rotation: Angle = .zero) {
    (self.id, self.kind, self.text) = (id, kind, text)
    (self.center, self.rotation) = (center, rotation)
  }

  /// A mark with an id made from its subject and its kind.
  init(of subject: ElementID.Subject, ring: String? = nil, _ kind: Kind, _ text: ShapedText, at center: Point)
  {
    self.init(id: ElementID(ring: ring, subject, kind.part), kind: kind, text: text, center: center)
  }

  /// The body that the mark belongs to; `nil` if it belongs to something else.
  package var body: Body? {
    if case .body(let body) = id.subject { body } else { nil }
  }

  /// The box around the ink.
  package var box: OrientedBox { OrientedBox(center: center, size: text.inkBounds.size, rotation: rotation) }
}
