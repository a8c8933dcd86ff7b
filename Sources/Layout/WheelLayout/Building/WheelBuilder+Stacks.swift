import AstroChartModel
import AstroDrawing
import AstroGeometry
import AstroThemes
import AstroWording

extension WheelBuilder {
  /// The stacks of a ring's bodies: the more rings share the wheel, the less is shown of each body.
  ///
  /// - Parameter areNamed: Whether all name their signs, which else only a large wheel of one ring does.
  func stacks(of placements: [Placement], inRing ring: Int, areNamed: Bool = false) -> [BodyStack] {
    let stacks = placements.map { stack(of: $0, inRing: ring) }
    let shown = areNamed ? stacks.map { named($0, inRing: ring) } : stacks
    guard figure.rings.count > 1 else { return shown }
    // A sign that few name makes no words smaller.
    let scale = wordScale(for: stacks, seatBand(plan.bands[ring]))
    return shown.map { $0.scaled(by: scale, from: 1) }
  }

  private func stack(of placement: Placement, inRing ring: Int) -> BodyStack {
    let isAlone = figure.rings.count == 1
    let style = isAlone ? type.planetGlyph(of: placement.body) : skyType(ofRing: ring).planetGlyph
    var text = symbol(placement.body.symbol, style)
    if isAlone, theme.isOrnate, placement.body == .moon { text.inkBounds = text.inkBounds.aroundDisc }
    let glyph = BodyStack.Piece(kind: .planetGlyph, text: text)
    return BodyStack(
      placement: placement, pieces: isAlone ? alone(placement, glyph) : amongRings(placement, glyph, ring),
      shrinksWords: !isAlone)
  }

  /// The stack with its sign behind the degree.
  private func named(_ stack: BodyStack, inRing ring: Int) -> BodyStack {
    guard let degree = stack.pieces.firstIndex(where: { $0.kind == .planetDegree }),
      !stack.pieces.contains(where: { $0.kind == .planetSign })
    else { return stack }
    var named = stack
    let type = figure.rings.count == 1 ? type : skyType(ofRing: ring)
    let sign = stack.placement.sign
    named.pieces.insert(
      BodyStack.Piece(kind: .planetSign, text: symbol(sign.symbol, type.planetSign(sign.element))),
      at: degree + 1)
    return named
  }

  /// The common scale of a ring's words with which glyph and degree fit where they are side by side, 0.66…1.
  private func wordScale(for stacks: [BodyStack], _ band: SeatBand) -> Double {
    let room = band.outer - band.inner - 2 * band.pieceGap
    let scales = stacks.map { stack in
      let words = stack.pieces.dropFirst().reduce(0) { $0 + 2 * $1.half.width }
      let glyph = stack.pieces.first?.half.width ?? 0
      return (room - 2 * glyph - band.pieceGap * Double(stack.pieces.count)) / max(words, 0.001)
    }
    return min(1, max(0.66, scales.min() ?? 1))
  }

  /// Degree with motion, sign and minute, as far as the picture is large enough for them.
  private func alone(_ placement: Placement, _ glyph: BodyStack.Piece) -> [BodyStack.Piece] {
    guard options.detail >= .reduced else { return [glyph] }
    let position = placement.longitude.degreeAndMinute
    var pieces: [BodyStack.Piece] = []
    pieces.reserveCapacity(4)
    pieces.append(glyph)
    pieces.append(degree(position.degree, of: placement, type))
    if options.detail >= .full {
      let style = type.planetSign(placement.sign.element)
      pieces.append(BodyStack.Piece(kind: .planetSign, text: symbol(placement.sign.symbol, style)))
      if !placement.isApproximate, let minute = minute(position.minute) { pieces.append(minute) }
    }
    return pieces
  }

  /// The degree and, in a wheel of two rings at most, the minute; the zodiac ring shows the sign.
  private func amongRings(_ placement: Placement, _ glyph: BodyStack.Piece, _ ring: Int) -> [BodyStack.Piece]
  {
    guard options.detail >= .reduced else { return [glyph] }
    let position = placement.longitude.degreeAndMinute
    var pieces = [glyph, degree(position.degree, of: placement, skyType(ofRing: ring))]
    let showsMinute = ring == 0 ? options.minutes != .none : options.minutes == .both
    if options.detail >= .full, figure.rings.count == 2, showsMinute, !placement.isApproximate,
      let minute = minute(position.minute)
    {
      pieces.append(minute)
    }
    return pieces
  }

  /// The degree, with the mark of motion as part of the same piece.
  private func degree(_ degree: Int, of placement: Placement, _ type: WheelType) -> BodyStack.Piece {
    let style = type.planetDegree
    return BodyStack.Piece(
      kind: .planetDegree,
      text: shape(placement.isApproximate ? "≈\(degree)°" : Degrees.whole(degree), style),
      motion: placement.isRetrograde ? symbol("℞", motionStyle(type)) : nil,
      leastScale: leastScale(of: style),
      sideBearing: max(0, style.size * WheelMetrics.digitWidth - metrics.stackGap))
  }

  private func motionStyle(_ type: WheelType) -> TextStyle {
    var style = type.planetRetrograde
    // It shrinks with its degree, and stays as large as that may get.
    if options.leastPoints > 0 { style.size = max(style.size, type.planetDegree.size) }
    return style
  }

  /// The minute; nothing if its digits would be too small to read.
  private func minute(_ minute: Int) -> BodyStack.Piece? {
    let style = type.planetMinute
    guard leastScale(of: style) <= 1 else { return nil }
    return BodyStack.Piece(
      kind: .planetMinute, text: shape(Degrees.minutes(minute), style), leastScale: leastScale(of: style))
  }

  /// The smallest scale at which text can be read; 1 allows no reduction, and above 1 it is too small
  /// already.
  func leastScale(of style: TextStyle) -> Double { options.leastTextSize / max(style.size, 0.001) }
}

extension Rect {
  /// The square around a disc as tall as the box, with the same center.
  fileprivate var aroundDisc: Rect {
    Rect(x: center.x - height / 2, y: minY, width: height, height: height)
  }
}
