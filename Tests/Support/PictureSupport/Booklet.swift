package import AstroDrawing
import AstroGeometry

/// Two tagged pages with headings, a table over both, links, marks and running heads.
package enum Booklet {
  package static let info = DocumentInfo(
    title: "Оксана · «Кар’єра» & <more>", author: "AstroSvitla", subject: "A booklet",
    keywords: ["натал", "wheel"],
    language: "uk", description: "Two pages.", createdAt: 1_700_000_000)

  package static func document(_ shaper: some TextShaper, info: DocumentInfo = info) -> PrintDocument {
    PrintDocument(
      pages: [.init(first(shaper), label: "i"), .init(second(shaper), label: "ii")],
      outline: [
        .init("Кар’єра", page: 0, y: 40), .init("Facts", level: 2, page: 0, y: 200),
        .init("The end", level: 1, page: 1, y: 100),
      ], info: info)
  }

  private static func first(_ shaper: some TextShaper) -> Scene {
    var page = Scene(size: Size(width: 300, height: 400))
    page.group("head", role: .runningHead) {
      $0.place(shaper.shape("running head", small), at: Point(x: 20, y: 20))
    }
    page.group("career", role: .section) { section in
      words("career.title", .heading(level: 1), "Кар’єра", Point(x: 20, y: 60), &section, shaper)
      section.group("wheel", role: .figure(alternative: "The wheel (a circle) of Оксана")) {
        $0.stroke(Path(circle: Point(x: 150, y: 120), radius: 40), Stroke(.black, width: 1))
        $0.place(
          shaper.shape("☉", TextStyle(.symbols, size: 20, color: .black)),
          inkCenteredAt: Point(x: 150, y: 120))
      }
      section.group("paragraph", role: .paragraph) { paragraph(&$0, shaper) }
      section.group("facts", role: .table) { table(&$0, rows: ["Sun|☉ 25°11′ ♈", "Moon|☽ 3°02′ ♉"], shaper) }
    }
    page.place(shaper.shape("1", small), at: Point(x: 150, y: 390))
    return page
  }

  private static func second(_ shaper: some TextShaper) -> Scene {
    var page = Scene(size: Size(width: 300, height: 500), background: Color(0xFBF7EE))
    page.group("head", role: .runningHead) {
      $0.place(shaper.shape("running head", small), at: Point(x: 20, y: 20))
    }
    page.group("career", role: .section) { section in
      section.group("facts", role: .table) { table(&$0, rows: ["Mars|♂ 1°59′ ♓"], shaper) }
      section.anchor("кінець 'end'", at: Point(x: 20, y: 290))
      words("end", .paragraph, "The end, mar-", Point(x: 20, y: 300), &section, shaper)
    }
    return page
  }

  private static func paragraph(_ group: inout Scene.Group, _ shaper: some TextShaper) {
    group.place(shaper.shape("See the ", body), at: Point(x: 20, y: 180))
    group.group("link", role: .link) {
      $0.place(shaper.shape("last page", body), at: Point(x: 70, y: 180))
      $0.link(Rect(x: 70, y: 170, width: 50, height: 12), to: .anchor("кінець 'end'"))
    }
    group.place(shaper.shape(" or the ", body), at: Point(x: 118, y: 180))
    group.group("shift", transform: .translation(Vector(dx: 160, dy: 180))) {
      $0.group("web", role: .link) {
        $0.place(shaper.shape("web", body), at: .origin)
        $0.link(Rect(x: 0, y: -10, width: 30, height: 12), to: .web("https://example.org/a'b"))
      }
    }
    group.place(shaper.shape(". Сонце в ", body), at: Point(x: 20, y: 195))
    group.place(
      shaper.shape("дев’ятому", TextStyle(.vollkornBold, size: 11, color: .black)), at: Point(x: 80, y: 195))
  }

  private static func table(_ group: inout Scene.Group, rows: [String], _ shaper: some TextShaper) {
    group.line(Segment(Point(x: 20, y: 215), Point(x: 280, y: 215)), Stroke(.black, width: 0.5))
    for (index, row) in rows.enumerated() {
      group.group("row", role: .tableRow) { cells in
        for (column, cell) in row.split(separator: "|").enumerated() {
          let role = column == 0 ? Role.tableHeader : .tableCell
          let place = Point(x: 20 + 60 * Double(column), y: 230 + 15 * Double(index))
          words("cell", role, String(cell), place, &cells, shaper)
        }
      }
    }
  }

  private static func words(
    _ label: String, _ role: Role, _ text: String, _ place: Point, _ group: inout Scene.Group,
    _ shaper: some TextShaper
  ) {
    group.group(label, role: role) { $0.place(shaper.shape(text, body, language: "uk"), at: place) }
  }

  private static let body = TextStyle(.vollkorn, size: 11, color: .black)
  private static let small = TextStyle(.inter, size: 8, color: .black)
}
