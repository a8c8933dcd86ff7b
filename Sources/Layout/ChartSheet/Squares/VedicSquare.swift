package import AstroChartModel
import AstroDrawing
import AstroGeometry
import AstroThemes

/// A solved square: who stands where in it.
package struct VedicSquare: Sendable {
  /// A body or the Ascendant at its place.
  package struct Seat: Sendable {
    let resident: SquareFigure.Resident
    let pieces: [PlacedText]

    /// Whose place it is.
    package var end: AspectEnd { resident.end }
  }

  /// A cell with what tells which sign and which house it is.
  struct Cell: Sendable {
    let sign: Sign
    let house: Int?
    let shape: ConvexCell
    let labels: [PlacedText]
    /// What is left of the cell for bodies.
    let room: ConvexCell
  }

  package let figure: SquareFigure
  let frame: SquareFrame
  let cells: [Cell]
  /// The stroke in the cell that rises, in a square of the south.
  let stroke: Segment?
  /// How large bodies are set, and how much is told of each.
  let step: SquareStep
  package internal(set) var seats: [Seat]
  let theme: Theme

  /// How far bodies stay from the lines of their cell, and numbers, in points.
  static let inset = 5.0
  static let labelInset = 4.0
}

extension VedicSquare {
  /// Solves a square: the first step in which everybody fits into the cell of their sign.
  init(
    of figure: SquareFigure, _ form: SquareForm, in box: Rect, _ reading: SquareReading, _ pen: SquarePen
  ) {
    let frame = SquareFrame(form: form, box: box)
    let cells = Sign.allCases.compactMap { frame.labelled($0, of: figure, reading, pen) }
    let steps = SquareStep.all(reading)
    let solved = steps.lazy.compactMap { step in
      VedicSquare.seats(of: figure, in: cells, step, pen).map { (step, $0) }
    }.first
    (self.figure, self.frame, self.cells, theme) = (figure, frame, cells, pen.theme)
    (step, seats) = solved ?? (steps[steps.count - 1], [])
    stroke = form == .south ? cells.first { $0.house == 1 }.map { frame.stroke(in: $0.shape) } : nil
  }

  private static func seats(
    of figure: SquareFigure, in cells: [Cell], _ step: SquareStep, _ pen: SquarePen
  ) -> [Seat]? {
    let units = Dictionary(grouping: figure.residents.map { SquareUnit($0, step, pen) }, by: \.resident.sign)
    let height = units.values.joined().map(\.height).max() ?? 0
    var seats: [Seat] = []
    for cell in cells {
      let own = units[cell.sign] ?? []
      let rows = CellRows(
        cell: cell.room, height: height, rowGap: step.size * 0.3, gap: step.size * 0.85)
      guard let boxes = rows.boxes(of: own.map(\.width)) else { return nil }
      seats += zip(own, boxes).map { Seat(resident: $0.resident, pieces: $0.placed(in: $1)) }
    }
    return seats.count == figure.residents.count ? seats : nil
  }
}

extension SquareFrame {
  /// The cell of a sign with its number, and with the room that this leaves for bodies.
  fileprivate func labelled(
    _ sign: Sign, of figure: SquareFigure, _ reading: SquareReading, _ pen: SquarePen
  ) -> VedicSquare.Cell? {
    let house = figure.house(of: sign)
    guard let shape = cell(of: sign, house: house) else { return nil }
    let size = reading.numberSize
    let room = shape.inset(by: VedicSquare.inset)
    switch form {
    case .north:
      let number = pen.number(sign.index + 1, size: size)
      let (placed, edge) = atInnermostCorner(number, of: shape)
      return VedicSquare.Cell(
        sign: sign, house: house, shape: shape, labels: [placed], room: room.cut(by: edge))
    case .south:
      let labels = atFoot(house.map { pen.number($0, size: size) }, pen.sign(sign, size: size), of: shape)
      let top = labels.map(\.box.minY).min() ?? shape.middle.y
      var free = room.cut(
        by: ConvexCell.Edge(
          through: Point(x: 0, y: top - VedicSquare.labelInset / 2), towards: Vector(dx: 0, dy: -1)))
      if house == 1 {
        free = free.cut(
          by: ConvexCell.Edge(through: stroke(in: shape).start, towards: Vector(dx: 1, dy: 1)).moved(by: 3))
      }
      return VedicSquare.Cell(sign: sign, house: house, shape: shape, labels: labels, room: free)
    }
  }

  /// A number as near to the innermost corner of a cell as its ink allows, and the line beyond which bodies may be.
  private func atInnermostCorner(_ number: ShapedText, of cell: ConvexCell) -> (PlacedText, ConvexCell.Edge) {
    let corner = innermostCorner(of: cell)
    let direction = cell.middle - corner
    let unit = direction * (1 / max(direction.length, 1e-9))
    let distances = stride(from: 0, through: direction.length, by: 0.5)
    let center =
      distances.lazy.map { corner + unit * $0 }.first {
        cell.clearance(of: Rect(center: $0, size: number.inkBounds.size)) >= VedicSquare.labelInset
      } ?? cell.middle
    let reach =
      abs(unit.dx) * number.inkBounds.width / 2 + abs(unit.dy) * number.inkBounds.height / 2
    let placed = PlacedText(text: number, origin: center - (number.inkBounds.center - .origin))
    return (placed, ConvexCell.Edge(through: center, towards: unit).moved(by: reach + 3))
  }

  /// The number of a house at the lower left corner of a cell, and the glyph of its sign at the lower right one.
  private func atFoot(_ number: ShapedText?, _ glyph: ShapedText, of cell: ConvexCell) -> [PlacedText] {
    let (left, right) = (cell.corners.map(\.x).min() ?? 0, cell.corners.map(\.x).max() ?? 0)
    let foot = (cell.corners.map(\.y).max() ?? 0) - VedicSquare.labelInset
    func placed(_ text: ShapedText, from x: Double) -> PlacedText {
      PlacedText(text: text, origin: Point(x: x - text.inkBounds.minX, y: foot - text.inkBounds.maxY))
    }
    return (number.map { [placed($0, from: left + VedicSquare.labelInset)] } ?? [])
      + [placed(glyph, from: right - VedicSquare.labelInset - glyph.inkBounds.width)]
  }

  /// The stroke across the upper left corner of a cell.
  func stroke(in cell: ConvexCell) -> Segment {
    let depth = box.width * 0.045
    let corner = cell.corners[0]
    return Segment(corner + Vector(dx: 0, dy: depth), corner + Vector(dx: depth, dy: 0))
  }
}
