package import AstroBylines
package import AstroDrawing
package import AstroGeometry
package import AstroThemes
import AstroWheelLayout
package import AstroWording

/// The solved picture of a life: the periods of each system as cells in rows, fifty years above fifty.
package struct LifePicture: Sendable {
  /// Width and height of the page, in points: A3 in landscape format.
  package static let size = LifePlan.size

  /// A period, or the part of it that a panel shows.
  package struct Cell: Sendable {
    let id: String
    let period: LifePeriod
    let title: String
    package internal(set) var box: Rect
    package internal(set) var marks: [TimelineMark]

    /// The bar of an angular sign, along the top.
    var peak: Segment? {
      guard period.peak != nil else { return nil }
      let y = box.minY + LifePicture.barWidth / 2
      return Segment(Point(x: box.minX, y: y), Point(x: box.maxX, y: y))
    }

    /// The line of a loosed bond, along the left side; a cell that is cut there began in the panel above.
    var loosed: Segment? {
      guard period.isLoosed, box.minX > LifePlan.left else { return nil }
      return Segment(box.origin, Point(x: box.minX, y: box.maxY))
    }
  }

  /// The cells of one row of one system, in order.
  package struct Row: Sendable {
    package let system: LifeSystem
    /// Whether they are the longer periods.
    package let isLong: Bool
    package internal(set) var cells: [Cell]
  }

  package let figure: LifeFigure
  package let theme: Theme
  let language: Language
  package internal(set) var rows: [Row]
  /// The lines between calendar years at the heads of panels.
  let ticks: [Segment]
  /// The title, the names of systems and of years, conventions and key.
  package internal(set) var furniture: [TimelineMark]
  let keySwatches: [KeySwatch]
  let byline: Byline?

  /// - Parameter byline: The name, logo and imprint at the foot.
  package init(
    of figure: LifeFigure, theme: Theme, language: Language, byline: Byline? = nil, shaper: any TextShaper
  ) {
    let builder = LifeBuilder(figure: figure, theme: theme, language: language, shaper: shaper)
    (self.figure, self.theme, self.language) = (figure, theme, language)
    self.byline = byline
    let around = LifeFurniture(builder: builder)
    (rows, ticks) = (builder.rows(), around.ticks)
    let key = around.key
    (furniture, keySwatches) = (around.marks + key.0, key.1)
  }

  static let barWidth = 1.8

  /// The whole picture in words: its title, and the longer periods of each system.
  package var description: String {
    var seen: Set<String> = []
    let titles = rows.filter(\.isLong).flatMap(\.cells).map(\.title)
    return ([figure.title(in: language)] + titles.filter { seen.insert($0).inserted }).joined(separator: "; ")
  }

  /// Every text and symbol of the picture.
  package var marks: [TimelineMark] { furniture + rows.flatMap(\.cells).flatMap(\.marks) }

  var lineWidth: Double { 0.75 * theme.lineScale }
}
