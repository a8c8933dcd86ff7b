import ChartModel
import Drawing

extension WheelBuilder {
  /// What is told of a body along its ray: the more rings share the wheel, the less.
  func column(of placement: Placement, inRing ring: Int) -> Column {
    let glyph = piece(.planetGlyph, symbol(placement.body.symbol, skyType(ofRing: ring).planetGlyph))
    let isAlone = figure.rings.count == 1
    let pieces = isAlone ? alone(placement) : amongRings(placement, ring)
    return Column(placement: placement, pieces: [glyph] + pieces, shrinksWords: !isAlone)
  }

  /// Degree, sign, minute and motion, as far as the size of the picture has room for them.
  private func alone(_ placement: Placement) -> [Column.Piece] {
    guard options.detail >= .reduced else { return [] }
    let position = placement.longitude.degreeAndMinute
    var pieces = [piece(.planetDegree, shape("\(position.degree)°", type.planetDegree))]
    if options.detail >= .full {
      pieces.append(piece(.planetSign, symbol(placement.sign.symbol, type.planetSign)))
      pieces.append(minute(position.minute))
    }
    if placement.isRetrograde {
      pieces.append(piece(.planetRetrograde, symbol("℞", type.planetRetrograde)))
    }
    return pieces
  }

  /// The degree with the mark of motion behind it, and minutes in two rings at most; the band names the sign.
  private func amongRings(_ placement: Placement, _ ring: Int) -> [Column.Piece] {
    guard options.detail >= .reduced else { return [] }
    let position = placement.longitude.degreeAndMinute
    var degree = StyledText(
      "\(position.degree)°", skyType(ofRing: ring).planetDegree, language: options.language)
    if placement.isRetrograde { degree.spans.append(.init("℞", type.degreeRetrograde)) }
    var pieces = [piece(.planetDegree, shaper.shape(degree))]
    let showsMinute = ring == 0 ? options.minutes != .none : options.minutes == .both
    if options.detail >= .full, figure.rings.count == 2, showsMinute {
      pieces.append(minute(position.minute))
    }
    return pieces
  }

  private func minute(_ minute: Int) -> Column.Piece {
    piece(.planetMinute, shape(minute < 10 ? "0\(minute)′" : "\(minute)′", type.planetMinute))
  }

  private func piece(_ role: Mark.Role, _ text: ShapedText) -> Column.Piece {
    Column.Piece(role: role, text: text)
  }
}
