import AstroChartModel
package import AstroDrawing
import AstroGeometry
import AstroThemes
import AstroWheelLayout
import AstroWording

extension Worksheet {
  /// The finished pages, each in the proportion of A4.
  ///
  /// - Parameter width: The width of a page in points; the height follows from it.
  package func pages(width: Double, isTransparent: Bool = false, shaper: any TextShaper) -> [Scene] {
    let scale = width / ChartSheet.size.width
    return (0..<pageCount).map { page in
      var scene = Scene(
        size: Size(width: width, height: ChartSheet.size.height * scale),
        background: isTransparent ? nil : style.theme.paper)
      scene.group("worksheet", transform: .scale(scale)) { paint(page: page, &$0, shaper) }
      return scene
    }
  }

  /// All pages one below the other, as one picture that ends where the last part ends.
  package func scroll(width: Double, isTransparent: Bool = false, shaper: any TextShaper) -> Scene {
    let scale = width / ChartSheet.size.width
    let ends = placed.filter { $0.page == pageCount - 1 }.map { $0.corner.y + $0.block.height }
    let last = pageCount == 1 ? ChartSheet.size.height : (ends.max() ?? 0) + SheetStyle.margin
    let height = ChartSheet.size.height * Double(pageCount - 1) + last
    var scene = Scene(
      size: Size(width: width, height: height * scale), background: isTransparent ? nil : style.theme.paper)
    for page in 0..<pageCount {
      let place = Affine.translation(Vector(dx: 0, dy: ChartSheet.size.height * Double(page)))
      scene.group("worksheet", transform: place.then(.scale(scale))) { paint(page: page, &$0, shaper) }
    }
    return scene
  }

  /// Everything in the layout that breaks a promise, in one sentence each; should be empty.
  package func audit(shaper: any TextShaper) -> [String] {
    let foot = placed.filter { $0.corner.y + $0.block.height > ChartSheet.size.height - 20 }
    return wheel.audit(against: WheelFigure(of: chart)).map(\.description)
      + pages(width: ChartSheet.size.width, shaper: shaper).flatMap { $0.wordsAmiss(but: "wheel") }
      + foot.map { "“\($0.block.heading ?? $0.block.label)” reaches the end of the page" }
  }

  private func paint(page: Int, _ group: inout Scene.Group, _ shaper: any TextShaper) {
    let painter = SheetPainter(style: style, language: language, shaper: shaper)
    if page == 0 { paintHeader(&group, painter) } else { paintRunningHead(&group, painter, page) }
    for part in placed where part.page == page {
      let (block, corner) = (part.block, part.corner)
      let right = corner.x + WorksheetPacking.width(of: block.span)
      if let heading = block.heading {
        painter.head(heading, from: corner.x, to: right, y: corner.y, &group)
      }
      let top = corner + Vector(dx: 0, dy: block.heading == nil ? 0 : SheetStyle.headHeight)
      paint(block, at: top, &group, painter)
    }
  }

  private func paint(
    _ block: WorksheetBlock, at corner: Point, _ group: inout Scene.Group, _ painter: SheetPainter
  ) {
    switch block.content {
    case .wheel(let wheel, let alternative):
      group.group(
        block.label, role: .figure(alternative: alternative), transform: .translation(corner - .origin)
      ) { $0.add(wheel.scene(isTransparent: true)) }
    case .table(let table):
      table.paint(
        &group, at: corner, label: block.label, shaper: painter.shaper, language: language.tag)
    case .grid(var grid):
      grid.corner = corner
      group.group(block.label) { grid.paint(&$0, shaper: painter.shaper) }
    case .trees(let trees):
      group.group(block.label, transform: .translation(corner - .origin)) { trees.paint(&$0, painter.shaper) }
    case .lines(let lines):
      group.group(block.label, role: .paragraph) { group in
        for line in lines.placed(at: corner) { group.place(line.text, at: line.origin) }
      }
    }
  }

  private func paintHeader(_ group: inout Scene.Group, _ painter: SheetPainter) {
    painter.title(caption.title ?? chart.title(in: language), &group)
    for (index, parts) in [caption.time, caption.place].enumerated() where !parts.isEmpty {
      group.group("line", role: .paragraph) {
        painter.line(parts, style.line, at: 65 + 12.5 * Double(index), &$0)
      }
    }
    let notes = caption.unknownTime + caption.notes
    guard !notes.isEmpty else { return }
    group.group("notes", role: .paragraph) { painter.line(notes, style.urgent, at: 90, &$0) }
  }

  /// Whose sheet it is, and which page of it, at the head of every page but the first.
  private func paintRunningHead(_ group: inout Scene.Group, _ painter: SheetPainter, _ page: Int) {
    let number = painter.shape("\(page + 1)\(language.phrasebook.ofPages)\(pageCount)", style.line)
    let whose = [caption.title ?? chart.title(in: language), name]
    group.group("running head", role: .paragraph) {
      painter.line(whose, style.line, at: 36, &$0)
      $0.place(number, at: Point(x: SheetStyle.right - number.advance, y: 36))
    }
  }
}
