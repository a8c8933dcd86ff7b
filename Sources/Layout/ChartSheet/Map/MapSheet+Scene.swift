import AstroChartModel
package import AstroDrawing
import AstroGeometry
import AstroThemes
import AstroTradition
import AstroWording

extension MapSheet {
  /// The finished page.
  ///
  /// - Parameter width: The width of the page in points; the height follows from it.
  package func scene(width: Double, isTransparent: Bool = false, shaper: any TextShaper) -> Scene {
    let scale = width / size.width
    var scene = Scene(
      size: Size(width: width, height: size.height * scale),
      background: isTransparent ? nil : type.theme.paint(.paper))
    scene.group("map", transform: .scale(scale)) { group in
      paint(title, "title", .heading(level: 1), &group)
      paint(head, "line", .paragraph, &group)
      group.group("world", role: .figure(alternative: description)) { paintWorld(&$0) }
      if let key { group.group("key", role: .paragraph) { paint(key, &$0) } }
      if let paransHead { paint([paransHead], "parans", .heading(level: 2), &group) }
      table?.paint(&group, shaper)
    }
    return scene
  }

  /// What the map shows, in words: the meridians on which each body culminates, and the places where it rises and sets at
  /// the equator.
  package var description: String {
    ([name] + map.lines.map { title(of: $0) }).joined(separator: "; ")
  }

  private func paint(_ texts: [PlacedText], _ label: String, _ role: Role, _ group: inout Scene.Group) {
    group.group(label, role: role) { group in
      for text in texts { group.place(text.text, at: text.origin) }
    }
  }

  // MARK: - The Earth

  private func paintWorld(_ group: inout Scene.Group) {
    group.fill(Path(field.box), type.sea)
    group.group("land") { paintLand(&$0) }
    group.group("graticule") { paintGraticule(&$0) }
    if let doubt {
      group.group("bands") { group in
        for (line, (earlier, later)) in zip(map.lines, zip(doubt.earlier.lines, doubt.later.lines)) {
          paintBand(line, earlier, later, &group)
        }
      }
    }
    for line in map.lines { paint(line, &group) }
    group.stroke(Path(field.box), type.frame)
    for rim in rims { for label in rim.labels { paint(label, &group) } }
    for text in degrees { group.place(text.text, at: text.origin) }
    if let place = chart.markedPlace { paintRing(around: place, &group) }
  }

  private func paintLand(_ group: inout Scene.Group) {
    if let land = type.land {
      var path = Path()
      for ring in coast.lands + coast.lakes { if let area = field.area(of: ring) { path.append(area) } }
      group.fill(path, land)
    }
    var coasts = Path()
    for ring in coast.lands + coast.lakes {
      for piece in shores(of: ring).flatMap(field.pieces) { coasts.append(Path(through: piece)) }
    }
    group.stroke(coasts, type.coast)
  }

  /// The ring on the page without its seams along the 180th meridian, which are no coast.
  private func shores(of ring: [EarthPoint]) -> [[Point]] {
    var shores: [[Point]] = [[]]
    for (here, next) in zip(ring, ring.dropFirst() + ring.prefix(1)) {
      let isSeam = abs(here.longitude) > 179.999 && abs(next.longitude) > 179.999
      shores[shores.count - 1].append(field.point(here))
      if isSeam { shores.append([]) } else { shores[shores.count - 1].append(field.point(next)) }
    }
    return shores.map { $0.withoutRepeats }
  }

  private func paintGraticule(_ group: inout Scene.Group) {
    let box = field.box
    for longitude in MapSheet.meridians {
      let x = field.x(Double(longitude))
      group.line(Segment(Point(x: x, y: box.minY), Point(x: x, y: box.maxY)), type.graticule)
    }
    for latitude in MapSheet.parallels {
      let y = field.y(Double(latitude))
      group.line(Segment(Point(x: box.minX, y: y), Point(x: box.maxX, y: y)), type.graticule)
    }
  }

  private func paintRing(around place: Site, _ group: inout Scene.Group) {
    let center = Point(x: field.x(place.longitude), y: field.y(place.latitude))
    group.group("place", title: place.coordinates(in: language)) { group in
      let circle = Path(circle: center, radius: type.ringRadius)
      group.stroke(circle, type.ringGround)
      group.stroke(circle, type.ring)
    }
  }

  // MARK: - Lines

  private func paint(_ line: AngleLine, _ group: inout Scene.Group) {
    group.group("\(line.body.rawValue).\(line.angle.rawValue)", title: title(of: line)) { group in
      var path = Path()
      for piece in field.pieces(of: line.course(within: MapField.latitudes)) {
        path.append(Path(through: piece))
      }
      group.stroke(path, type.stroke(line.body, line.angle))
    }
  }

  private func paintBand(
    _ line: AngleLine, _ earlier: AngleLine, _ later: AngleLine, _ group: inout Scene.Group
  ) {
    let east = earlier.course(within: MapField.latitudes)
    let west = later.course(within: MapField.latitudes)
    guard let first = east.first, let second = west.first else { return }
    // Lines move to the west; the later course may be told a turn of the Earth away.
    let turn = EarthPoint.wrapped(second.longitude - first.longitude) - (second.longitude - first.longitude)
    let beside = west.map { EarthPoint(longitude: $0.longitude + turn, latitude: $0.latitude) }
    var path = Path()
    for area in field.areas(between: east, and: beside) { path.append(area) }
    group.fill(path, type.band(line.body))
  }

  private func paint(_ label: MapRim.Label, _ group: inout Scene.Group) {
    let line = label.line
    group.group("\(line.body.rawValue).\(line.angle.rawValue).label", title: title(of: line)) { group in
      group.stroke(Path(through: label.leader), type.leader(line.body))
      for piece in label.pieces { group.place(piece.text, at: piece.origin) }
    }
  }

  /// Whose line it is, at which angle, and where it is at the equator, as in “Sun, Midheaven: 23°10′ E”.
  private func title(of line: AngleLine) -> String {
    let place = line.longitude(at: 0).map { ": \(MapWords(language).longitude($0))" } ?? ""
    return "\(line.body.name(in: language)), \(line.angle.abbreviation)\(place)"
  }

  // MARK: - The key

  private func paint(_ key: MapKey, _ group: inout Scene.Group) {
    for entry in key.entries {
      let (box, middle) = (entry.box, entry.box.center)
      switch entry.sample {
      case .line(let angle):
        group.line(
          Segment(Point(x: box.minX, y: middle.y), Point(x: box.maxX, y: middle.y)), type.keyStroke(angle))
      case .band: group.fill(Path(box), type.keyBand)
      case .ring: group.stroke(Path(circle: middle, radius: min(type.ringRadius, box.height / 2)), type.ring)
      case .body: break
      }
      for text in entry.texts { group.place(text.text, at: text.origin) }
    }
  }
}

extension [Point] {
  /// The line without points that come twice in a row.
  fileprivate var withoutRepeats: [Point] {
    reduce(into: []) { line, point in if line.last != point { line.append(point) } }
  }
}
