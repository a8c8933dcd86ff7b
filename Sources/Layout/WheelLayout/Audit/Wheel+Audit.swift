package import AstroChartModel
package import AstroDiagnostics
import AstroGeometry
import AstroWording

extension Wheel {
  /// Everything in the wheel that breaks a promise; should be empty.
  ///
  /// - Parameter chart: The chart that the wheel was solved from.
  package func audit(against chart: Chart) -> [WheelFinding] { audit(against: WheelFigure(of: chart)) }

  /// Everything in the wheel that breaks a promise; should be empty.
  ///
  /// - Parameter figure: What the wheel should show.
  package func audit(against figure: WheelFigure) -> [WheelFinding] {
    marks.overlaps() + marks.crossings(by: namedLines()) + inkOffPage() + stackFindings() + leaderFindings()
      + cutWords()
      + zip(rings, figure.rings).flatMap { ring, sought in
        ring.misplaced(sought.placements, in: figure.houses) + ring.inversions() + ring.crossedLeaders()
      }
  }

  // MARK: - Marks

  /// All lines that must not run through a mark.
  private func namedLines() -> [(id: ElementID, segment: Segment)] {
    cusps.map { (ElementID(.cusp($0.house)), $0.segment) }
      + axes.flatMap { axis in
        [axis.segment, axis.shaft].compactMap { $0 }.map { (ElementID(.axis(axis.angle)), $0) }
      }
      + labelTicks.map { (ElementID(.rimTick), $0) }
      + chords.flatMap { chord in chord.lines.map { (chord.id, $0) } } + bracketLines()
      + rings.flatMap(\.namedLines)
  }

  /// The brackets that lie on lanes, as lines.
  private func bracketLines() -> [(id: ElementID, segment: Segment)] {
    chords.filter { $0.form == .rung }.flatMap { chord in
      let points = chord.bracket?.points ?? []
      return zip(points, points.dropFirst()).map { (chord.id, Segment($0, $1)) }
    }
  }

  /// Words in the corners that were cut short.
  ///
  /// Those beside a ring may be, because a corner has them in full.
  private func cutWords() -> [WheelFinding] {
    captions.filter { $0.words.contains("…") }.map { WheelFinding(.cutWords, [$0.id]) }
  }

  private func inkOffPage() -> [WheelFinding] {
    let page = AstroGeometry.Rect(
      x: -roomBeside, y: 0, width: size.width + 2 * roomBeside, height: size.height)
    let inner = page.inset(by: Insets(all: 0.999 * WheelPlan.edgeMargin * dial.halfSide))
    // Words beside the square are at the margin of a page that has room around it.
    let beside = roomBeside > 0 ? page.expanded(by: 0.02) : inner
    return marks.filter { !($0.kind == .title ? beside : inner).contains($0.box.bounds) }.map {
      WheelFinding(page.contains($0.box.bounds) ? .nearEdge : .offPage, [$0.id])
    }
  }
}

extension SeatedRing {
  fileprivate var namedLines: [(id: ElementID, segment: Segment)] {
    bodies.map { (ElementID(ring: name, .tick($0.placement.body)), $0.tick) }
      + bodies.flatMap { seated in
        seated.leader.segments.map { (ElementID(ring: name, .leader(seated.placement.body)), $0) }
      } + flags.map { (ElementID(ring: name, .flag($0.angle)), $0.staff) }
  }
}

extension Wheel {
  /// Notes for the reader of the picture: which bodies are drawn outside their own house.
  package var notes: [Note] {
    let borrowed = Set(seats.filter(\.isBorrowed).map(\.placement.body)).sorted()
    guard !borrowed.isEmpty else { return [] }
    let subject = PictureNote.borrowedRoom(borrowed)
    return [Note(subject, Language.en.phrasebook.note(subject))]
  }
}
