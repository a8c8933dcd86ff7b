package import AstroDrawing
import AstroGeometry
import AstroThemes

extension Wheel {
  /// The finished picture of the wheel, painted from the background to the front.
  ///
  /// Every mark is a group of its own, labeled with its id and titled in the wheel's language.
  ///
  /// - Parameter isTransparent: Whether the background stays unpainted.
  package func scene(isTransparent: Bool = false) -> Scene {
    var scene = Scene(size: size, background: isTransparent ? nil : theme.paint(.paper))
    let titles = WheelTitles(of: self)
    if theme.isOrnate, !isTransparent { scene.group("stars") { paintStars(&$0) } }
    scene.group("zodiac") { ZodiacPainter(wheel: self, titles: titles).paint(&$0) }
    scene.group("ruler") { RulerPainter(wheel: self).paint(&$0) }
    scene.group("houses") { HousePainter(wheel: self, titles: titles).paint(&$0) }
    scene.group("aspects") { AspectPainter(wheel: self, titles: titles).paint(&$0) }
    scene.group("bodies") { BodyPainter(wheel: self, titles: titles).paint(&$0) }
    scene.group("labels") { labels in
      for mark in rimLabels { labels.set(mark, title: titles.title(ofLabel: mark)) }
    }
    scene.group("caption") { CornerPainter(wheel: self).paint(&$0) }
    return scene
  }

  /// Paints stars around the zodiac, off the labels at the rim and the words in the corners.
  private func paintStars(_ group: inout Scene.Group) {
    let words = (rimLabels + captions).map(\.box.bounds) + cornerSigns.map(\.box)
    var stars = StarField(
      of: rings.first?.bodies.map(\.placement) ?? [], in: theme, on: Rect(origin: .origin, size: size),
      around: (dial.center, (plan.zodiacOuter + 0.015) * dial.halfSide), beside: words)
    stars.paint(&group)
  }

  /// The width of a line of normal weight in this theme, in points.
  package var lineWidth: Double {
    WheelMetrics(halfSide: dial.halfSide, detail: detail).lineWidth(in: theme)
  }

  /// The distance from the center at which the lines of a ring end, as a fraction of half the side.
  package func endRadius(ofRing ring: Int) -> Double {
    WheelMetrics(halfSide: dial.halfSide, detail: detail)
      .endRadius(ofRing: ring, on: plan.aspectOuter, in: theme)
  }
}

extension Scene.Group {
  /// Places a mark at its position, as a group of its own.
  mutating func set(_ mark: Mark, title: String) {
    let isTurned = mark.rotation != .zero
    let place =
      isTurned ? Affine.rotation(mark.rotation).then(.translation(mark.center - .origin)) : .identity
    group(
      mark.id.description, title: title, transform: place, of: mark.text,
      inkCenteredAt: isTurned ? .origin : mark.center)
  }
}

extension Mark {
  /// The words of the mark as text.
  var words: String { text.runs.map(\.text).joined() }
}
