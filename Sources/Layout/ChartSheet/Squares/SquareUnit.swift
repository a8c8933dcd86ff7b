import AstroChartModel
import AstroDrawing
import AstroGeometry
import AstroThemes
import AstroWheelLayout

/// How large bodies are set, and how much is told of each: the same in the whole chart.
struct SquareStep: Hashable, Sendable {
  enum Detail: Int, Hashable, Sendable { case glyphs, degrees, minutes }

  /// The size of glyphs, in points; digits have two thirds of it.
  let size: Double
  let detail: Detail

  var digitSize: Double { size * 2 / 3 }

  /// The steps that are tried, the most comfortable first: smaller type, then no minutes, at last no degrees.
  ///
  /// - Parameter reading: How small a picture is.
  static func all(_ reading: SquareReading) -> [SquareStep] {
    let whole: [SquareStep.Detail] = [.minutes, .degrees, .glyphs]
    let sizes: [[Double]] =
      switch reading {
      case .whole: [[15, 12, 10], [12, 10], [10]]
      case .reduced: [[], [22, 18, 15], [15]]
      case .minimal: [[], [], [30, 24, 20, 15]]
      }
    return zip(whole, sizes).flatMap { detail, sizes in sizes.map { SquareStep(size: $0, detail: detail) } }
  }
}

/// How much of a picture can be read in its pixels.
enum SquareReading: Hashable, Sendable {
  case whole, reduced, minimal

  /// - Parameter pixelsPerPoint: At least 1.24 for digits of the smallest step six pixels tall, and 0.83 for larger ones.
  init(pixelsPerPoint: Double) {
    self = pixelsPerPoint >= 1.24 ? .whole : pixelsPerPoint >= 0.83 ? .reduced : .minimal
  }

  /// The size of numbers of signs and houses, in points.
  var numberSize: Double {
    switch self {
    case .whole: 9
    case .reduced: 13
    case .minimal: 17
    }
  }
}

/// A body or the Ascendant, shaped: its glyph, its degree, and the mark of retrograde motion.
struct SquareUnit {
  private struct Piece {
    let text: ShapedText
    /// Where its ink begins, in points from the left end of the unit.
    let left: Double
    /// Where its baseline is, in points below the middle.
    let baseline: Double
  }

  let resident: SquareFigure.Resident
  private var pieces: [Piece] = []
  private(set) var width = 0.0
  /// The height of its ink, as far above the middle as below.
  private(set) var height = 0.0

  init(_ resident: SquareFigure.Resident, _ step: SquareStep, _ pen: SquarePen) {
    self.resident = resident
    switch resident.end {
    case .body(let body): addSymbol(pen.glyph(of: body, step), gap: 0)
    case .angle: addLetters(pen.lagna(step), size: step.size * SquarePen.lagnaSize, gap: 0)
    }
    if resident.hasDegree, step.detail != .glyphs {
      let digits = pen.digits(of: resident.longitude, step)
      addLetters(digits, size: step.digitSize, gap: step.size * 0.3)
    }
    for (index, part) in (resident.isRetrograde ? pen.retrograde(step) : []).enumerated() {
      addSymbol(part, gap: step.size * (index == 0 ? 0.26 : 0.05))
    }
  }

  /// Its pieces within a box.
  func placed(in box: Rect) -> [PlacedText] {
    pieces.map {
      PlacedText(
        text: $0.text,
        origin: Point(x: box.minX + $0.left - $0.text.inkBounds.minX, y: box.center.y + $0.baseline))
    }
  }

  /// Adds what has its ink in the middle of the height.
  private mutating func addSymbol(_ text: ShapedText, gap: Double) {
    add(text, baseline: -text.inkBounds.center.y, gap: gap)
  }

  /// Adds what has its digits and capitals there.
  private mutating func addLetters(_ text: ShapedText, size: Double, gap: Double) {
    add(text, baseline: size * 0.3635, gap: gap)
  }

  private mutating func add(_ text: ShapedText, baseline: Double, gap: Double) {
    pieces.append(Piece(text: text, left: width + gap, baseline: baseline))
    width += gap + text.inkBounds.width
    let reach = max(-(text.inkBounds.minY + baseline), text.inkBounds.maxY + baseline)
    height = max(height, 2 * reach)
  }
}

/// Shapes what stands in a square.
struct SquarePen {
  let theme: Theme
  let language: String
  let shaper: any TextShaper
  /// The letters of the rising degree.
  let lagna: String

  /// The size of those letters, as a part of that of glyphs.
  static let lagnaSize = 0.78

  func glyph(of body: Body, _ step: SquareStep) -> ShapedText {
    shaper.symbol(
      body.symbol, TextStyle(.symbols, size: step.size * theme.glyphScale, paint: theme.paint(of: body)),
      language: language)
  }

  func lagna(_ step: SquareStep) -> ShapedText {
    shape(
      lagna, TextStyle(.interSemiBold, size: step.size * SquarePen.lagnaSize, paint: theme.paint(.accent)))
  }

  /// The degree within the sign, with its minutes where they are told.
  func digits(of longitude: Longitude, _ step: SquareStep) -> ShapedText {
    let (degree, minute) = longitude.degreeAndMinute
    let minutes = step.detail == .minutes ? "\(minute < 10 ? "0" : "")\(minute)′" : ""
    return shape(
      "\(degree)°\(minutes)",
      TextStyle(.inter, size: step.digitSize, paint: theme.paint(.ink), figures: .tabular))
  }

  /// The mark of retrograde motion in brackets.
  func retrograde(_ step: SquareStep) -> [ShapedText] {
    let paint = theme.paint(.retrograde)
    let bracket = TextStyle(.inter, size: step.digitSize, paint: paint)
    let mark = TextStyle(.symbols, size: step.size * 0.78, paint: paint)
    return [shape("(", bracket), shaper.symbol("℞", mark, language: language), shape(")", bracket)]
  }

  func number(_ number: Int, size: Double) -> ShapedText {
    shape(
      "\(number)", TextStyle(.interMedium, size: size, paint: theme.paint(.faintInk), figures: .tabular))
  }

  func sign(_ sign: Sign, size: Double) -> ShapedText {
    shaper.symbol(
      sign.symbol, TextStyle(.symbols, size: size * 1.2, paint: theme.paint(ofSign: sign.element)),
      language: language)
  }

  func shape(_ text: String, _ style: TextStyle) -> ShapedText {
    shaper.shape(text, style, language: language)
  }
}
