import AstroDiagnostics
import AstroDrawing
import AstroGeometry

extension Collector {
  mutating func add(_ figure: Figure) {
    let column = page.column(figure.extent)
    let scene = figure.scene.size
    guard scene.width > 0, scene.height > 0 else { return }
    let wanted = min(figure.size.width / scene.width, figure.size.height / scene.height)
    let scale = min(wanted, column.width / scene.width)
    if scale < wanted { warnings.add(.narrowed) }
    let x = column.x + (column.width - scene.width * scale) / 2
    let element = names.element("figure", .figure(alternative: figure.alternative))
    var piece = Piece(
      .figure(figure, x: x, scale: scale), in: column, path: names.path + [element],
      height: scene.height * scale)
    piece.place.kind = .figure
    append([piece], spaceBefore: 0, spaceAfter: 0)
  }

  mutating func addRule(_ stroke: Stroke) {
    var piece = Piece(.rule(stroke), in: page.column(.wide), path: names.path, height: 2 * page.grid)
    piece.baseline = page.grid
    append([piece], spaceBefore: 0, spaceAfter: 0)
  }

  mutating func addFlexibleSpace() {
    var piece = Piece(.nothing, in: page.column(.wide), path: names.path, height: 0)
    piece.isFlexible = true
    piece.isOnGrid = false
    append([piece], spaceBefore: 0, spaceAfter: 0)
  }

  /// Collects each column separately, and frames them all as one piece.
  mutating func add(_ columns: Columns) {
    let places = page.column(columns.extent).divided(by: columns)
    var framed: [PlacedPiece] = []
    for (blocks, place) in zip(columns.columns, places) {
      var inner = Collector(page: page.with(place), setter: setter, listed: listed)
      swap(&inner.names, &names)
      inner.add(blocks)
      swap(&inner.names, &names)
      warnings.add(inner.warnings)
      framed += Stack.placed(inner.pieces, grid: page.grid)
    }
    let height = framed.map { $0.y + $0.piece.height }.max() ?? 0
    let piece = Piece(.frame(framed), in: page.column(columns.extent), path: names.path, height: height)
    append([piece], spaceBefore: 0, spaceAfter: 0)
  }
}

extension HorizontalSpan {
  /// The places of columns side by side.
  fileprivate func divided(by columns: Columns) -> [HorizontalSpan] {
    let shares = columns.columns.indices.map { columns.shares.indices.contains($0) ? columns.shares[$0] : 1 }
    let idle = width - columns.gap * Double(max(0, shares.count - 1))
    let total = shares.reduce(0, +)
    var x = self.x
    return shares.map { share in
      let width = max(0, idle) * share / total
      defer { x += width + columns.gap }
      return HorizontalSpan(x: x, width: width)
    }
  }
}

extension PageStyle {
  /// A page whose only column is the given one.
  fileprivate func with(_ column: HorizontalSpan) -> PageStyle {
    var page = self
    page.margins.left = column.x
    page.margins.right = size.width - column.x - column.width
    page.measure = column.width
    return page
  }
}

extension Collector {
  /// Adds a piece that begins a page and is as high as the page; `Flow` puts nothing else there.
  mutating func add(_ plate: Plate) {
    guard plate.scene.size.width > 0, plate.scene.size.height > 0 else { return }
    for title in plate.titles { names.openSection(level: title.level) }
    let element = names.element("plate", .figure(alternative: plate.alternative))
    var piece = Piece(
      .plate(plate), in: page.column(.wide), path: names.path + [element], height: page.typeArea.height)
    piece.place.kind = .figure
    list(plate.titles, at: &piece)
    let opening = pageToBegin
    pageToBegin = NewPage(head: opening?.head, hidesHead: true, label: opening?.label)
    append([piece], spaceBefore: 0, spaceAfter: 0)
  }
}
