import AstroBytes
import AstroChartModel
import AstroDrawing
import AstroWheelLayout
import AstroWording

/// The tables below a wheel: positions of bodies, house cusps, and aspects.
///
/// They repeat everything that the picture shows, for people who cannot see it; each row links to its mark.
struct PageLists {
  let body: PageBody

  private var page: WebPage { body.page }
  private var figure: WheelFigure { page.wheel.figure }
  private var phrases: any Phrasebook { body.phrases }
  private var marks: PageMarks {
    PageMarks(of: page.wheel, in: TouchWording(page.language), report: nil)
  }

  func write(to markup: inout Markup) {
    markup.html("section", [("class", "lists")]) { markup in
      for ring in figure.rings.indices { writePositions(ofRing: ring, to: &markup) }
      writeHouses(to: &markup)
      writeAspects(to: &markup)
    }
  }

  // MARK: - Positions

  private func writePositions(ofRing ring: Int, to markup: inout Markup) {
    let shown = figure.rings[ring]
    let name =
      figure.rings.count == 1
      ? phrases.positions : shown.caption ?? figure.owners(in: page.language).names[ring]
    let angles = ring == 0 ? figure.angles : shown.angles
    let heads = [phrases.body, phrases.place] + (figure.houses == nil ? [] : [phrases.house])
    table(name, heads, to: &markup) { markup in
      for placement in shown.placements {
        row(
          marks.id(of: placement.body, inRing: ring), placement.body.name(in: page.language),
          [position(of: placement)] + cell { $0.house(of: placement) },
          classes: placement.body.isPlanet ? [] : ["point"], to: &markup)
      }
      for angle in ChartAngle.allCases where angles != nil && isDrawn(angle, inRing: ring) {
        guard let place = angles?[angle] else { continue }
        row(
          marks.id(of: .angle(angle), inRing: ring), angle.name(in: page.language),
          [place.position(in: page.language)] + cell { $0.house(of: place) }, to: &markup)
      }
    }
  }

  private func isDrawn(_ angle: ChartAngle, inRing ring: Int) -> Bool {
    ring == 0
      ? page.wheel.axes.contains { $0.angle == angle }
      : page.wheel.rings[ring].flags.contains { $0.angle == angle }
  }

  private func position(of placement: Placement) -> String {
    let place = placement.position(in: page.language)
    return placement.isRetrograde ? "\(place), \(phrases.movingBackwards)" : place
  }

  /// The cell of a house, empty where it is not known; none without houses.
  private func cell(_ house: (Houses) -> Int?) -> [String] {
    figure.houses.map { [house($0).map(String.init) ?? ""] } ?? []
  }

  // MARK: - Houses and aspects

  private func writeHouses(to markup: inout Markup) {
    guard let houses = figure.houses else { return }
    table(phrases.houses, [phrases.house, phrases.cusp, phrases.ruler], to: &markup) { markup in
      for house in 1...12 {
        row(
          marks.id(ofHouse: house), HouseWording.name(house, in: page.language),
          [
            houses.cusp(house).position(in: page.language),
            houses.ruler(of: house).name(in: page.language).capitalizedFirst,
          ], classes: ["housed"], to: &markup)
      }
    }
  }

  private func writeAspects(to markup: inout Markup) {
    guard !figure.ties.isEmpty else { return }
    let name = figure.rings.count == 1 ? phrases.aspects : phrases.aspectsBetween
    table(name, [phrases.aspect, phrases.orb], to: &markup) { markup in
      for mark in page.marks where mark.kind == .aspect {
        row(mark.id, mark.name, [mark.facts], classes: mark.classes, isDrawn: mark.area != nil, to: &markup)
      }
    }
  }

  // MARK: - Tables

  private func table(
    _ name: String, _ heads: [String], to markup: inout Markup, rows: (inout Markup) -> Void
  ) {
    markup.html("table") { markup in
      markup.html("caption", [("dir", "auto")], words: name)
      markup.append("<thead><tr>")
      for head in heads { markup.html("th", [("scope", "col")], words: head) }
      markup.append("</tr></thead>\n")
      markup.html("tbody") { rows(&$0) }
    }
  }

  /// - Parameters:
  ///   - id: The id of the mark; if the picture does not have that mark, the row itself gets the id.
  ///   - cells: All cells except the first, which links to the mark.
  private func row(
    _ id: String, _ name: String, _ cells: [String], classes: [String] = [], isDrawn: Bool = true,
    to markup: inout Markup
  ) {
    var attributes: [(name: String, value: String?)] = [("data-mark", id)]
    if !classes.isEmpty { attributes.append(("class", classes.joined(separator: " "))) }
    if !isDrawn { attributes.append(("id", body.id(id))) }
    markup.html("tr", attributes) { markup in
      markup.append("<th scope=\"row\">")
      markup.html("a", [("href", "#\(body.id(id))")], words: name.capitalizedFirst)
      markup.append("</th>")
      for cell in cells { markup.html("td", words: cell) }
    }
  }
}
