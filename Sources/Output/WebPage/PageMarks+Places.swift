import AstroChartModel
import AstroGeometry
import AstroWheelLayout
import AstroWording

/// The marks of bodies, angles, houses and signs.
extension PageMarks {
  var bodies: [PageMark] {
    wheel.rings.indices.flatMap { ring in wheel.rings[ring].bodies.map { mark(of: $0, inRing: ring) } }
  }

  private func mark(of seat: SeatedBody, inRing ring: Int) -> PageMark {
    let (placement, house) = (seat.placement, house(of: seat.placement))
    let isPoint = !placement.body.isPlanet
    let ties = ties(of: .body(placement.body), inRing: ring)
    return PageMark(
      id: seat.id.description, kind: .body,
      title: title(of: placement.body.name(in: words.language).capitalizedFirst, inRing: ring),
      sentence: words.sentence(of: placement, inHouse: house, of: sky(ofRing: ring)),
      meaning: words.meaning(of: placement, inHouse: house),
      related: ties + placement.possibleSigns.map(id) + (house.map { [id(ofHouse: $0)] } ?? []),
      area: area(of: seat), classes: isPoint ? ["point"] : [])
  }

  /// A line from the first to the last mark of the stack.
  private func area(of seat: SeatedBody) -> Path? {
    guard let first = seat.marks.first?.center, let last = seat.marks.last?.center else { return nil }
    return PageMark.line(first, last)
  }

  /// The angles of the base at the rim, and those of other skies by their flags.
  var angles: [PageMark] {
    wheel.axes.map { axis in
      let label = wheel.rimLabels.first { $0.id.subject == .angle(axis.angle) }
      let line = PageMark.line(label?.center ?? axis.segment.start, axis.segment.end)
      return mark(of: axis.angle, at: axis.longitude, inRing: 0, area: line)
    }
      + wheel.rings.indices.dropFirst().flatMap { ring in
        wheel.rings[ring].flags.map { flag in
          mark(
            of: flag.angle, at: flag.longitude, inRing: ring,
            area: PageMark.line(flag.staff.start, flag.staff.end))
        }
      }
  }

  private func mark(
    of angle: ChartAngle, at longitude: Longitude, inRing ring: Int, area: Path
  ) -> PageMark {
    let sentence = phrases.standing(of: angle, at: longitude.position(in: words.language))
    return PageMark(
      id: id(of: .angle(angle), inRing: ring), kind: .angle,
      title: title(of: angle.name(in: words.language).capitalizedFirst, inRing: ring),
      sentence: sky(ofRing: ring).map { "\(WritingDirection.isolated($0)): \(sentence)" } ?? sentence,
      meaning: ring == 0 ? phrases.meaning(of: angle, in: longitude.sign) : nil,
      related: ties(of: .angle(angle), inRing: ring) + [id(of: longitude.sign)], area: area)
  }

  // MARK: - Houses and signs

  var houses: [PageMark] {
    guard let houses = figure.houses else { return [] }
    return (1...12).map { house in
      let cusp = houses.cusp(house)
      let sector = wheel.dial.sector(
        from: cusp.degrees, to: cusp.degrees + houses.span(house), inner: wheel.plan.aspectOuter,
        outer: wheel.plan.rulerInner)
      let inside = bodies { self.house(of: $0) == house }
      return PageMark(
        id: id(ofHouse: house), kind: .house, title: HouseWording.name(house, in: words.language),
        sentence: phrases.standing(
          ofHouse: house, at: cusp.position(in: words.language), ruler: houses.ruler(of: house)),
        meaning: phrases.meaning(ofHouse: house),
        related: inside + [ElementID(.cusp(house)).description], area: sector.path,
        paragraphs: paragraphs(aboutHouse: house, with: inside, ruledBy: houses.ruler(of: house)))
    }
  }

  var cusps: [PageMark] {
    wheel.cusps.map { cusp in
      let name = HouseWording.name(cusp.house, in: words.language)
      return PageMark(
        id: ElementID(.cusp(cusp.house)).description, kind: .cusp,
        title: "\(name): \(phrases.cusp.lowercased())",
        sentence: phrases.standing(ofCusp: cusp.house, at: cusp.longitude.position(in: words.language)),
        related: [id(ofHouse: cusp.house), id(of: cusp.longitude.sign)],
        area: PageMark.line(cusp.segment.start, cusp.segment.end))
    }
  }

  var signs: [PageMark] {
    Sign.allCases.map { sign in
      let sector = wheel.dial.sector(
        from: sign.start, to: sign.start + 30, inner: wheel.plan.zodiacInner, outer: wheel.plan.zodiacOuter)
      return PageMark(
        id: id(of: sign), kind: .sign, title: sign.name(in: words.language),
        sentence: phrases.standing(of: sign), meaning: phrases.meaning(of: sign),
        related: bodies { $0.possibleSigns.contains(sign) }, area: sector.path)
    }
  }

  /// The ids of the bodies in all rings for which a condition is true.
  private func bodies(where isTrue: (Placement) -> Bool) -> [String] {
    wheel.seats.filter { isTrue($0.placement) }.map(\.id.description)
  }
}
