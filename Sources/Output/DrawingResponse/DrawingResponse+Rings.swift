import AstroChartFiles
import AstroChartModel
import AstroJSON
import AstroWheelLayout
import AstroWording

extension DrawingResponse {
  /// The skies of a wheel of several rings, and the aspects between outer skies and the base.
  func writeRings(to writer: inout JSONWriter) {
    writer.member("rings") { $0.array(Array(wheel.rings.indices)) { writeRing($1, to: &$0) } }
    let ties = wheel.figure.ties.filter(\.isCross)
    writer.member("natal_aspects") { $0.array(ties) { write($1, to: &$0) } }
  }

  private func writeRing(_ index: Int, to writer: inout JSONWriter) {
    let ring = wheel.figure.rings[index]
    let (planets, points) = (
      ring.placements.filter(\.body.isPlanet), ring.placements.filter { !$0.body.isPlanet }
    )
    writer.object { writer in
      writer.member("ring", ring.name)
      writer.member("kind", ring.sky.kind)
      writer.member("name", ring.person)
      if let caption = ring.caption { writer.member("caption", caption) }
      writer.member("planets") { $0.array(planets) { write($1, ofRing: index, to: &$0) } }
      writer.member("points") { $0.array(points) { write($1, ofRing: index, to: &$0) } }
      if index > 0, let angles = ring.angles { writer.member("angles") { $0.write(angles) } }
    }
  }

  /// A body of a ring; in an outer ring, with the house of the base in which it falls.
  private func write(_ placement: Placement, ofRing index: Int, to writer: inout JSONWriter) {
    let isDerived = wheel.figure.rings[index].sky.kind != ChartKind.natal.rawValue
    write(placement, inRing: index, to: &writer, absent: isDerived ? .leftOut : .null) { writer in
      guard index > 0, let houses = wheel.figure.houses else { return }
      writer.member("natalHouse", houses.house(of: placement.longitude))
    }
  }

  /// An aspect between two skies; one that is shown only in a table has no line.
  private func write(_ tie: WheelFigure.Tie, to writer: inout JSONWriter) {
    let chord = wheel.chords.first { $0.tie == tie }
    writer.object { writer in
      writer.member("ring", wheel.figure.rings[tie.ring1].name)
      writer.writeMembers(of: tie.aspect, absent: .leftOut)
      if let chord {
        writeEnds(of: chord.segment, ["x1", "y1", "x2", "y2"], to: &writer)
      } else {
        writer.member("drawn", false)
      }
      writer.member("summary", wheel.figure.summary(of: tie).text(in: language))
    }
  }
}
