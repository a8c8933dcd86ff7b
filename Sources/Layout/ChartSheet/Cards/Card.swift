import AstroBylines
import AstroChartModel
import AstroDrawing
import AstroGeometry
import AstroThemes
import AstroWheelLayout

/// A picture to share, 1080 pixels wide: a few large words, with a wheel as ornament.
package struct Card: Sendable {
  let style: CardPlan
  /// What it shows, from head to foot.
  let blocks: [CardBlock]
  /// The places whose longitudes are the seed of the stars on its ground.
  let placements: [Placement]
  /// In whose name it is made; `nil` for nobody’s.
  let byline: Byline?
  /// The language of its words, as a BCP 47 tag.
  let language: String

  /// - Parameters:
  ///   - rows: What it shows, whose free space grows where the page has more room.
  ///   - isCentered: Whether head and foot get a share of that room too.
  init(
    _ rows: [CardRow], isCentered: Bool = false, in style: CardPlan, of chart: Chart, byline: Byline?,
    language: String
  ) {
    (self.style, placements, self.byline, self.language) = (style, chart.placements, byline, language)
    let spare = style.foot - style.top - rows.depth
    let airy = rows.dropFirst().count { $0.isAiry } + (isCentered ? 2 : 0)
    let air = airy == 0 ? 0 : max(0, spare) / Double(airy)
    var y = style.top + (isCentered ? air : 0)
    blocks = rows.enumerated().map { index, row in
      y += index == 0 ? 0 : row.gap + (row.isAiry ? air : 0)
      defer { y += row.height }
      return row.block(y)
    }
  }
}

/// A part of a card whose height is known.
struct CardRow {
  let height: Double
  /// The least free space above it.
  let gap: Double
  /// Whether that space grows on a page with more room.
  var isAiry = true
  /// The part at its place.
  ///
  /// - Parameter top: In pixels from the top of the page.
  let block: (_ top: Double) -> CardBlock
}

extension [CardRow] {
  /// The least height of all together.
  var depth: Double { reduce(0) { $0 + $1.height } + dropFirst().reduce(0) { $0 + $1.gap } }
}

/// A part of a card at its place.
struct CardBlock: Sendable {
  /// What is drawn besides words.
  enum Shape: Sendable {
    case wheel(Wheel, center: Point, alternative: String)
    case fill(Path, Paint)
    case line(Segment, Stroke)
    case moon(MoonDisc)
  }

  let label: String
  var role: Role?
  var words: [PlacedText] = []
  var shapes: [Shape] = []
  /// The boxes of shapes that no words may touch.
  var solids: [Rect] = []
}
