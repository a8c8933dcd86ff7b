import AstroChartModel
import AstroDrawing
import AstroGeometry
import AstroTradition

extension DialBuilder {
  /// The numbers of degrees, upright in the middle of the ring; none where digits would be too small to read.
  func numbers() -> [Mark] {
    let style = type.dialNumber
    guard isReadable(style) else { return [] }
    let radius = (plan.zodiacInner + plan.zodiacOuter) / 2
    return stride(from: 0, to: figure.modulus.rawValue, by: figure.modulus.numberStep).map { degree in
      Mark(
        of: .dialDegree(degree), .dialNumber, shape("\(degree)", style),
        at: geometry.point(figure.turned(Double(degree)), radius: radius))
    }
  }

  /// The glyphs of the signs that begin at one place, side by side outside the ring; none in a small picture.
  func signs() -> [Mark] {
    guard options.detail == .full else { return [] }
    let beginnings = Dictionary(grouping: Sign.allCases) { figure.modulus.position(of: Longitude($0.start)) }
    return beginnings.sorted { $0.key < $1.key }.map { position, signs in
      let glyphs = signs.map { symbol($0.symbol, type.dialSign($0.element)) }
      let text = ShapedText(joining: glyphs)
      let half = Size(width: text.inkBounds.width / 2, height: text.inkBounds.height / 2)
      let ray = Vector(length: 1, direction: geometry.direction(figure.turned(position)))
      let distance = RimLabel.distance(clearing: plan.labelInner * geometry.halfSide, half, along: ray)
      return Mark(
        of: .dialSigns(Int(position)), .signGlyph, text, at: geometry.center + ray * distance)
    }
  }

  /// The axis of the pointer, and a tick for each midpoint that it strikes.
  func pointer() -> MidpointDial.Pointer? {
    guard let tree = figure.pointed else { return nil }
    let (degree, reach) = (figure.turned(tree.longitude), plan.aspectOuter)
    let tip = geometry.point(degree, radius: reach)
    let depth = MidpointDial.headDepth
    let sides = [-1.0, 1].map { geometry.point(degree + $0 * MidpointDial.headWidth, radius: reach - depth) }
    var head = Path(through: [tip] + sides)
    head.close()
    return MidpointDial.Pointer(
      end: tree.end,
      axis: Segment(
        geometry.point(degree, radius: reach - depth), geometry.point(degree + 180, radius: reach)),
      head: head,
      ticks: tree.branches.map {
        geometry.ray(
          figure.turned($0.midpoint), from: MidpointDial.tickOuter, to: MidpointDial.tickInner)
      })
  }
}

extension MidpointDial {
  /// The depth of the pointer's head as a fraction of the half side, and half its width in degrees.
  static let headDepth = 0.045
  static let headWidth = 3.2
  /// Where the ticks of midpoints begin and end, as fractions of the half side.
  static let tickOuter = 0.372
  static let tickInner = 0.345
}

extension DialModulus {
  /// How many degrees are from one number to the next.
  var numberStep: Int { self == .whole ? 10 : 5 }

  /// Where signs begin, in degrees of the dial.
  var signStarts: [Double] { Set(Sign.allCases.map { position(of: Longitude($0.start)) }).sorted() }
}
