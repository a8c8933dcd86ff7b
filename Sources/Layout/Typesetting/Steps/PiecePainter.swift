import AstroDrawing
import AstroGeometry

/// Draws pieces at their places on a page.
struct PiecePainter {
  let page: PageStyle
  let shaper: any TextShaper
  /// The labels of the pages on which anchors stand, by anchor.
  let pageLabels: [String: String]
  private(set) var builder = PageBuilder()

  init(page: PageStyle, shaper: any TextShaper, pageLabels: [String: String]) {
    (self.page, self.shaper, self.pageLabels) = (page, shaper, pageLabels)
  }

  /// Draws pieces whose places are measured from a height on the page.
  mutating func paint(_ pieces: [PlacedPiece], below top: Double) {
    for placed in pieces {
      if placed.piece.scale < 1 {
        paintScaled(placed.piece, at: top + placed.y)
      } else {
        paint(placed.piece, at: top + placed.y)
      }
    }
  }

  /// Draws a piece by itself, then scales the drawing down.
  private mutating func paintScaled(_ piece: Piece, at y: Double) {
    var inner = PiecePainter(page: page, shaper: shaper, pageLabels: pageLabels)
    inner.paint(piece, at: 0)
    let x = piece.column.x
    let transform = Affine.translation(Vector(dx: -x, dy: 0)).then(.scale(piece.scale))
      .then(.translation(Vector(dx: x, dy: y)))
    let items = inner.builder.finished()
    builder.enter([])
    builder.draw { $0.items.append(.group(Scene.Group("scaled", transform: transform, items: items))) }
  }

  private mutating func paint(_ piece: Piece, at y: Double) {
    for companion in piece.companions {
      builder.enter(companion.path)
      switch companion.content {
      case .line(let line): paint(companion, line, at: y + companion.y + piece.baseline)
      case .figure(let figure): paint(companion, figure, at: Point(x: companion.x, y: y + companion.y))
      }
    }
    builder.enter(piece.path)
    builder.anchor(piece.anchors, at: Point(x: piece.column.x, y: y))
    for heading in piece.outline { builder.list(heading, at: y) }
    if let rule = piece.ruleBelow { self.rule(rule, along: piece.column, at: y + piece.height) }
    switch piece.content {
    case .line(let line): place(line, at: Point(x: piece.column.x, y: y + piece.baseline))
    case .row(let cells): for cell in cells { paint(cell, at: y, path: piece.path) }
    case .figure(let figure, let x, let scale): paint(figure, at: Point(x: x, y: y), scale: scale)
    case .rule(let stroke): rule(stroke, along: piece.column, at: y + piece.baseline)
    case .entry(let entry): paint(entry, in: piece.column, at: y + piece.baseline)
    case .frame(let pieces): paint(pieces, below: y)
    case .plate(let plate): paint(plate)
    case .nothing: break
    }
  }

  /// Draws a line on a baseline; the origin is where the edge of its column meets the baseline.
  private mutating func place(_ line: SetLine, at origin: Point) {
    builder.draw { $0.place(line.text, at: origin + Vector(dx: line.x, dy: 0)) }
  }

  private mutating func rule(_ stroke: Stroke, along column: HorizontalSpan, at y: Double) {
    let ends = (Point(x: column.x, y: y), Point(x: column.x + column.width, y: y))
    builder.draw { $0.line(Segment(ends.0, ends.1), stroke) }
  }
}

extension PiecePainter {
  /// Draws a line beside a piece; if it leads somewhere, the link is as wide as its words.
  private mutating func paint(_ companion: Companion, _ line: SetLine, at baseline: Double) {
    let origin = Point(x: companion.x + line.x, y: baseline)
    builder.draw { group in
      guard let destination = companion.destination else { return group.place(line.text, at: origin) }
      group.group("link", role: .link) { link in
        link.link(line.box(at: origin), to: destination)
        link.place(line.text, at: origin)
      }
    }
  }

  /// Draws a small picture beside a piece; if it leads somewhere, the whole picture is the link.
  private mutating func paint(_ companion: Companion, _ figure: Figure, at origin: Point) {
    let scale = figure.size.width / max(figure.scene.size.width, 1)
    let transform = Affine.scale(scale).then(.translation(origin - .origin))
    let picture = Scene.Group(
      "picture", role: .figure(alternative: figure.alternative), transform: transform,
      items: figure.scene.items)
    builder.draw { group in
      guard let destination = companion.destination else { return group.items.append(.group(picture)) }
      group.group("link", role: .link) { link in
        link.link(Rect(origin: origin, size: figure.size), to: destination)
        link.items.append(.group(picture))
      }
    }
  }

  private mutating func paint(_ cell: SetCell, at y: Double, path: [Element]) {
    builder.draw { row in
      var group = Scene.Group("cell", role: cell.role)
      for (index, line) in cell.lines.enumerated() {
        let baseline = y + cell.leading * (Double(index) + Piece.baselineShare)
        group.place(line.text, at: Point(x: cell.column.x + line.x, y: baseline))
      }
      row.items.append(.group(group))
    }
  }

  private mutating func paint(_ figure: Figure, at origin: Point, scale: Double) {
    paint(figure.scene, at: origin, scale: scale)
  }

  private mutating func paint(_ plate: Plate) {
    let box = page.plate(plate.scene.size)
    paint(plate.scene, at: box.origin, scale: box.width / plate.scene.size.width)
  }

  private mutating func paint(_ picture: Scene, at origin: Point, scale: Double) {
    let transform = Affine.scale(scale).then(.translation(origin - .origin))
    builder.draw {
      $0.items.append(.group(Scene.Group("picture", transform: transform, items: picture.items)))
    }
  }

  private mutating func paint(_ entry: ContentsEntry, in column: HorizontalSpan, at baseline: Double) {
    let number = shaper.shape(pageLabels[entry.anchor] ?? "", entry.text, language: entry.language)
    let start = Point(x: column.x + entry.title.x, y: baseline)
    let end = Point(x: column.x + column.width - number.advance, y: baseline)
    let gap = Vector(dx: entry.text.size / 2, dy: 0)
    builder.draw { group in
      group.group("link", role: .link) { link in
        link.link(
          entry.title.box(at: start).union(Rect(x: end.x, y: baseline, width: number.advance, height: 1)),
          to: .anchor(entry.anchor))
        link.place(entry.title.text, at: start)
        link.place(number, at: end)
      }
      group.line(Segment(start + Vector(dx: entry.title.width, dy: 0) + gap, end - gap), entry.leader)
    }
  }
}

extension SetLine {
  /// The box of the words, if their baseline starts at a place.
  fileprivate func box(at origin: Point) -> Rect {
    Rect(x: origin.x, y: origin.y - text.ascent, width: width, height: text.ascent + text.descent)
  }
}
