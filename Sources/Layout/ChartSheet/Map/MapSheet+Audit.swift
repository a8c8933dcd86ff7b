import AstroChartModel
import AstroDrawing
import AstroGeometry
import AstroTradition

extension MapSheet {
  /// Everything in the layout that breaks a promise, in one sentence each; empty if all is well.
  package func audit() -> [String] { missing + escapes + touching + crossed + disordered }

  private typealias Ink = (name: String, box: Rect)

  /// Everything that is read, but the cells of the table, which stand in rows of their own.
  private var inks: [Ink] {
    let labels = rims.flatMap(\.labels).flatMap { label in
      label.pieces.map { (name: "\(label.line.body.rawValue).\(label.line.angle.rawValue)", box: $0.box) }
    }
    let words =
      title + head + degrees + (key?.entries.flatMap(\.texts) ?? []) + [paransHead].compactMap(\.self)
    return labels + words.map { (name: "“\($0.spelled)”", box: $0.box) }
  }

  /// Lines that meet a rim and have no label there.
  private var missing: [String] {
    guard type.reading != .minimal else { return [] }
    let rims = zip(rims, [MapField.latitudes.upperBound, MapField.latitudes.lowerBound])
    return rims.flatMap { rim, latitude in
      map.lines.filter { line in
        line.longitude(at: latitude) != nil && !rim.labels.contains { $0.line == line }
      }.map { "\($0.body.rawValue).\($0.angle.rawValue) has no label at \(latitude)°" }
    }
  }

  private var escapes: [String] {
    let page = Rect(origin: .origin, size: size)
    return inks.filter { !page.contains($0.box) || field.box.intersects($0.box) }
      .map { "\($0.name) leaves its place" }
  }

  private var touching: [String] {
    let inks = inks
    return inks.indices.flatMap { first in
      inks.indices.dropFirst(first + 1).filter { inks[first].box.intersects(inks[$0].box) }
        .map { "\(inks[first].name) touches \(inks[$0].name)" }
    }
  }

  /// Leaders that run through what is read.
  private var crossed: [String] {
    let inks = inks
    let leaders = rims.flatMap(\.labels).map { label in
      (label.line.body.rawValue, zip(label.leader, label.leader.dropFirst()).map(Segment.init))
    }
    return leaders.flatMap { name, segments in
      inks.filter { ink in segments.contains { $0.part(within: ink.box) != nil } }
        .map { "the leader of \(name) crosses \($0.name)" }
    }
  }

  /// Labels that have changed places.
  private var disordered: [String] {
    rims.flatMap { rim in
      zip(rim.labels, rim.labels.dropFirst()).filter {
        $0.leader[0].x > $1.leader[0].x || $0.leader[3].x >= $1.leader[3].x
      }
      .map { "\($0.line.body.rawValue) and \($1.line.body.rawValue) have changed places" }
    }
  }
}
