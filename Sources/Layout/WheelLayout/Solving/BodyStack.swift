import AstroChartModel
import AstroDrawing
import AstroGeometry

/// What is drawn along one ray for one body: glyph, degree with its motion, sign, minute, outermost first.
struct BodyStack {
  var placement: Placement
  var pieces: [Piece]
  /// Whether words get smaller before any are left out, where a band is too shallow for them.
  var shrinksWords = false
  /// Whether its sign is left out only where nothing else helps.
  var namesSign = false

  /// The body's true longitude, in degrees.
  var longitude: Double { placement.longitude.degrees }

  /// The body's position in the order of all bodies, so that equal longitudes are always ordered in the same
  /// way.
  var order: Int { placement.body.order }

  /// Whether it is the Sun or the Moon: readers look for these first, so they are shown in full even in a
  /// crowd.
  var isLuminary: Bool { placement.body == .sun || placement.body == .moon }

  /// Whether it shows the degree.
  var hasDegree: Bool { pieces.contains { $0.kind == .planetDegree } }

  /// The same stack drawn at another size.
  ///
  /// - Parameter first: The index of the first piece to scale.
  func scaled(by factor: Double, from first: Int = 0) -> BodyStack {
    guard factor != 1 else { return self }
    var stack = self
    for index in pieces.indices.dropFirst(first) { stack.pieces[index] = pieces[index].scaled(by: factor) }
    return stack
  }

  /// The stack without pieces of the given kinds; if its degree is removed, the mark of motion stays with the
  /// glyph.
  func without(_ kinds: Omissions) -> BodyStack {
    guard pieces.contains(where: { kinds.include($0.kind) }) else { return self }
    var stack = self
    if kinds.contains(.degree), let degree = pieces.first(where: { $0.kind == .planetDegree }) {
      stack.pieces[0] = pieces[0].withMotion(of: degree)
    }
    stack.pieces.removeAll { kinds.include($0.kind) }
    return stack
  }

  /// Kinds of pieces that are left out.
  struct Omissions: OptionSet {
    let rawValue: UInt8

    static let sign = Omissions(rawValue: 1)
    static let minute = Omissions(rawValue: 2)
    static let degree = Omissions(rawValue: 4)

    func include(_ kind: Mark.Kind) -> Bool {
      switch kind {
      case .planetSign: contains(.sign)
      case .planetMinute: contains(.minute)
      case .planetDegree: contains(.degree)
      default: false
      }
    }
  }
}
