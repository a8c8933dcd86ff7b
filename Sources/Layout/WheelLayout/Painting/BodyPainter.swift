import AstroChartModel
import AstroDrawing
import AstroGeometry
import AstroThemes

/// Paints the bodies ring by ring: ticks at their true degrees, leaders and marks, with a group for each
/// body.
struct BodyPainter {
  let wheel: Wheel
  let titles: WheelTitles

  func paint(_ group: inout Scene.Group) {
    for ring in wheel.rings {
      guard let name = ring.name else {
        paint(ring, &group)
        continue
      }
      group.group("ring." + name) { paint(ring, &$0) }
    }
  }

  private func paint(_ ring: SeatedRing, _ group: inout Scene.Group) {
    paintFlags(of: ring, &group)
    for seated in ring.bodies { paint(seated, ring.band, &group) }
    for mark in ring.caption { group.set(mark, title: mark.words) }
  }

  private func paint(_ seated: SeatedBody, _ band: WheelPlan.Band, _ group: inout Scene.Group) {
    let title = titles.title(of: seated)
    group.group(seated.id.description, title: title) { group in
      group.reserve(2 + seated.marks.count)
      if let range = seated.placement.range { paint(range, band, &group) }
      group.line(seated.tick, Stroke(wheel.theme.paint(.mark), width: wheel.lineWidth * 2.2))
      group.stroke(seated.leader.path, Stroke(wheel.theme.paint(.mark), width: wheel.lineWidth * 0.75))
      for mark in seated.marks {
        guard mark.kind == .planetGlyph, let disc = disc(of: mark) else {
          group.set(mark, title: title)
          continue
        }
        group.group(mark.id.description, title: title) {
          disc.paint(&$0, in: wheel.theme, lineWidth: wheel.lineWidth)
        }
      }
    }
  }

  /// The Moon as it is seen, in place of its glyph; `nil` where glyphs are shown.
  private func disc(of glyph: Mark) -> MoonDisc? {
    guard wheel.theme.isOrnate, wheel.rings.count == 1, glyph.body == .moon else { return nil }
    let lights = [Body.sun, .moon].compactMap { light in
      wheel.seats.first { $0.placement.body == light }?.placement.longitude
    }
    guard lights.count == 2 else { return nil }
    let (rim, box) = (wheel.lineWidth * MoonDisc.rim / 2, glyph.text.inkBounds)
    return MoonDisc(
      center: glyph.center, radius: box.height / 2 - rim, elongation: lights[0].distance(forwardTo: lights[1])
    )
  }

  /// Paints the arc that the body covers in the day, if it is longer than 2°; as a rule only the Moon's is.
  private func paint(_ range: DayRange, _ band: WheelPlan.Band, _ group: inout Scene.Group) {
    guard range.isBroad else { return }
    let (start, sweep) = (range.atMidnight.degrees, range.sweep)
    group.stroke(
      wheel.dial.arc(from: start, to: start + sweep, radius: band.tickOuter - 0.003),
      Stroke(wheel.theme.paint(.mark), width: wheel.lineWidth * 3, cap: .round))
  }

  /// Paints the angles of the ring's own sky, in its ink.
  private func paintFlags(of ring: SeatedRing, _ group: inout Scene.Group) {
    let ink = wheel.theme.paint(Theme.ink(ofRing: wheel.index(of: ring), of: wheel.rings.count))
    for flag in ring.flags {
      let id = ElementID(ring: ring.name, .flag(flag.angle))
      group.group(id.description, title: titles.title(of: flag.angle, at: flag.longitude)) { group in
        group.line(flag.staff, Stroke(ink, width: wheel.lineWidth * 1.6))
        group.fill(flag.pennant, ink)
      }
    }
  }
}

extension Wheel {
  /// The index of a ring, from the inside out.
  fileprivate func index(of ring: SeatedRing) -> Int { rings.firstIndex { $0.name == ring.name } ?? 0 }
}
