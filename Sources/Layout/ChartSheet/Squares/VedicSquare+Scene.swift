import AstroChartModel
import AstroDrawing
import AstroGeometry
import AstroThemes
import AstroTradition
import AstroWording

extension VedicSquare {
  /// Paints the ground, on which words may stand.
  func paintGround(_ group: inout Scene.Group) { group.fill(Path(frame.box), theme.paint(.disc)) }

  /// Paints the square with its lines, numbers and bodies, each body a group of its own with its place in words.
  func paint(_ group: inout Scene.Group, in language: Language) {
    let (unit, name) = (0.6 * theme.lineScale, figure.varga.name.lowercased())
    group.group("lines") { group in
      for line in frame.lines { group.line(line, Stroke(theme.paint(.ink), width: unit)) }
      group.stroke(Path(frame.box), Stroke(theme.paint(.ink), width: unit * 1.6))
      if let stroke { group.line(stroke, Stroke(theme.paint(.accent), width: unit * 2.4)) }
    }
    for cell in cells {
      group.group("\(name).\(cell.sign.rawValue)", title: cell.title(in: language)) { group in
        for label in cell.labels { group.place(label.text, at: label.origin) }
      }
    }
    for seat in seats {
      group.group("\(name).\(seat.end.name)", title: title(of: seat, in: language)) { group in
        for piece in seat.pieces { group.place(piece.text, at: piece.origin) }
      }
    }
  }

  /// What the square shows, in words: each place with its house.
  func description(in language: Language) -> String {
    seats.map { title(of: $0, in: language) }.joined(separator: "; ")
  }

  /// Whose place it is, where that is and in which house, as in “Mars, 3°12′ Leo, house 5”.
  private func title(of seat: Seat, in language: Language) -> String {
    let resident = seat.resident
    let place =
      resident.hasDegree ? resident.longitude.position(in: language) : resident.sign.name(in: language)
    let house = resident.end.body == nil ? nil : figure.house(of: resident.sign)
    return
      ([resident.end.name(in: language), place]
      + [house.map { HouseWording.name($0, in: language) }].compactMap(\.self))
      .joined(separator: ", ")
  }
}

extension VedicSquare.Cell {
  fileprivate func title(in language: Language) -> String {
    ([sign.name(in: language)] + [house.map { HouseWording.name($0, in: language) }].compactMap(\.self))
      .joined(separator: ", ")
  }
}
