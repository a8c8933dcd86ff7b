package import AstroBylines
package import AstroChartModel
package import AstroDrawing
package import AstroGeometry
package import AstroThemes
import AstroTradition
import AstroWheelLayout
package import AstroWording

/// The solved graphic ephemeris: curves of folded longitudes, the natal lines that they cross, and where they cross.
package struct GraphicEphemeris: Sendable {
  /// Width and height of a page, in points: A3 in landscape format.
  package static let size = GraphicPlan.size

  /// The curve of a body, interrupted by its glyphs.
  package struct Curve: Sendable {
    package let body: Body
    let title: String
    /// Lines from edge to edge of the plot.
    let lines: [[Point]]
    package internal(set) var marks: [TimelineMark]
    /// The places of stretches that are long enough for a glyph and have none, though one of their neighbors has none
    /// either, or there is none.
    let unnamed: [Point]
  }

  /// A place of the birth chart as a line across the plot, interrupted by glyphs, and its label beside it.
  package struct NatalLine: Sendable {
    let natal: GraphicFigure.Natal
    let y: Double
    var parts: [Segment]
    /// From the end of the line to the label.
    let leader: [Point]
    package internal(set) var marks: [TimelineMark]
  }

  /// A place where two lines cross, or where a body turns.
  package struct Spot: Sendable {
    enum Kind { case natal, mutual, station }

    let event: SkyEvent
    let kind: Kind
    let id: String
    let title: String
    package internal(set) var center: Point
    /// The bodies whose curves pass there.
    let bodies: [Body]
    /// The aspect's glyph, or the turn and its day; empty where nothing near is free.
    package internal(set) var marks: [TimelineMark] = []
    /// The line from a dot to its glyph, where there is no room beside the dot.
    package internal(set) var leader: Segment?

    /// Whether a text is nearer to the spot, by two points and more, than to the curve of any other body.
    func isNearest(to text: Rect, among curves: [GraphicCurve]) -> Bool {
      let away = Vector(
        dx: max(text.minX - center.x, center.x - text.maxX, 0),
        dy: max(text.minY - center.y, center.y - text.maxY, 0))
      let around = text.expanded(by: away.length + 2)
      return !curves.contains { !bodies.contains($0.body) && $0.meets(around) }
    }

    /// The ink of the dot, the ring or the bar.
    var box: Rect {
      switch kind {
      case .natal: Rect(center: center, size: Size(width: 3, height: 3))
      case .mutual:
        Rect(
          center: center, size: Size(width: 2 * GraphicPlan.ringRadius, height: 2 * GraphicPlan.ringRadius))
      case .station: Rect(center: center, size: Size(width: 1.4, height: 2 * GraphicPlan.barReach))
      }
    }
  }

  package let figure: GraphicFigure
  package let theme: Theme
  let language: Language
  let grid: GraphicGrid
  package internal(set) var curves: [Curve]
  package internal(set) var natal: [NatalLine]
  package internal(set) var spots: [Spot]
  /// The lines of degrees, of months and of weeks, interrupted by text.
  let rules: [GraphicRule]
  /// Moons at which there is an eclipse, with the radius of a ring around them.
  let eclipseRings: [(center: Point, radius: Double)]
  /// Titles, degrees, months, moons and the key.
  package internal(set) var furniture: [TimelineMark]
  let keySwatches: [KeySwatch]
  /// The pages that list what the picture shows, in order of time.
  package let list: [GraphicList.Page]
  let byline: Byline?

  /// - Parameter byline: The name, logo and imprint at the foot.
  package init(
    of figure: GraphicFigure, theme: Theme, language: Language, byline: Byline? = nil, shaper: any TextShaper
  ) {
    var builder = GraphicBuilder(figure: figure, theme: theme, language: language, shaper: shaper)
    (self.figure, self.theme, self.language, self.byline) = (figure, theme, language, byline)
    grid = builder.grid
    let spots = builder.spots()
    curves = builder.labeledCurves()
    self.spots = builder.labeled(spots)
    let text = curves.flatMap(\.marks) + self.spots.flatMap(\.marks)
    let boxes = text.map { $0.box.expanded(by: GraphicPlan.air) }
    natal = builder.natalLines(around: boxes)
    let around = GraphicFurniture(builder: builder)
    rules = around.rules.map { $0.interrupted(by: boxes) }
    eclipseRings = around.eclipseRings
    let key = around.key
    (furniture, keySwatches) = (around.marks + key.0, key.1)
    list = GraphicList(builder: builder).pages
  }

  /// The picture in words: its title, whose curves and which lines it has; what is exact stands in the list.
  package var description: String {
    let lines = natal.compactMap { $0.marks.first?.title }
    return
      ([figure.title(in: language), GraphicWords(language).note(on: figure.modulus.rawValue)]
      + [curves.map(\.title).joined(separator: ", ")] + lines).joined(separator: "; ")
  }

  /// Every text and symbol of the picture.
  package var marks: [TimelineMark] {
    furniture + curves.flatMap(\.marks) + natal.flatMap(\.marks) + spots.flatMap(\.marks)
  }

  var lineWidth: Double { 0.75 * theme.lineScale }
}

/// A line of the ruler behind the curves.
struct GraphicRule {
  enum Rank { case start, degree, month, week, tick }

  let rank: Rank
  var parts: [Segment]

  init(_ rank: Rank, from start: Point, to end: Point) { (self.rank, parts) = (rank, [Segment(start, end)]) }

  func interrupted(by boxes: [Rect]) -> GraphicRule {
    var rule = self
    rule.parts = parts.flatMap { $0.parts(outside: boxes) }
    return rule
  }
}
