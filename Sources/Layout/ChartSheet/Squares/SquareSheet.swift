package import AstroChartModel
package import AstroDrawing
package import AstroGeometry
package import AstroThemes
package import AstroTradition
package import AstroWording

/// A page with a Vedic square of a sidereal chart, and perhaps that of a division beside it.
package struct SquareSheet: Sendable {
  package let squares: [VedicSquare]
  let form: SquareForm
  let chart: Chart
  let language: Language
  let style: SheetStyle
  let plan: SquarePlan
  let words: SquareText

  /// - Parameters:
  ///   - chart: A sidereal chart; for a square of the north one with an Ascendant.
  ///   - varga: The division of the second square; the signs themselves for none.
  ///   - ayanamsa: How far after the equinox its zodiac begins, in degrees, if that is known.
  ///   - pixels: The width at which the page is viewed; `nil` for the usual one.
  package init(
    of chart: Chart, _ form: SquareForm, varga: Varga = .d1, showsOuterPlanets: Bool = false,
    ayanamsa: Double? = nil, pixels: Int? = nil, theme: Theme, language: Language, shaper: any TextShaper
  ) {
    (self.form, self.language) = (form, language)
    self.chart = chart.inWholeSigns
    let figures = (varga == .d1 ? [.d1] : [.d1, varga]).map {
      SquareFigure(of: chart, $0, showsOuterPlanets: showsOuterPlanets)
    }
    let width = SquarePlan.width(of: figures.count)
    let perPoint = Double(pixels ?? SquareSheet.usualPixels(of: figures.count)) / width
    let reading = SquareReading(pixelsPerPoint: perPoint)
    style = SheetStyle(theme: theme, language: language, rowHeight: 11, pixelsPerPoint: perPoint)
    let words = SquareText(of: self.chart, figures, form, ayanamsa: ayanamsa, in: language)
    let plan = SquarePlan(
      form: form, reading: reading, count: figures.count, footLines: words.foot.isEmpty ? 0 : 1)
    let pen = SquarePen(
      theme: theme, language: language.tag, shaper: shaper, lagna: SquareWords(language).lagna)
    squares = zip(figures, plan.boxes).map { VedicSquare(of: $0, form, in: $1, reading, pen) }
    (self.words, self.plan) = (words, plan)
  }

  /// The width in pixels at which a body has glyphs of 30 pixels.
  package static func usualPixels(of count: Int) -> Int { Int(SquarePlan.width(of: count) * 2) }

  /// The width and height of the page, in points.
  package var size: Size { plan.size }

  /// Everything in the layout that breaks a promise, in one sentence each.
  package func audit(shaper: any TextShaper) -> [String] {
    let (texts, page) = (texts(shaper).all, Rect(origin: .origin, size: size))
    // In a square of the south the middle is free for words.
    let taken =
      form == .north
      ? plan.boxes : squares.flatMap { $0.cells.map { Path(through: $0.shape.corners).controlBounds } }
    return squares.flatMap { $0.audit() }
      + texts.indices.flatMap { first in
        let text = texts[first]
        return (page.contains(text.box) ? [] : ["“\(text.spelled)” leaves the page"])
          + (taken.contains { $0.intersects(text.box) } ? ["“\(text.spelled)” enters a cell"] : [])
          + texts.dropFirst(first + 1).filter { text.box.intersects($0.box) }
          .map { "“\(text.spelled)” touches “\($0.spelled)”" }
      }
  }
}

extension Chart {
  /// The chart as squares count its houses: one to a sign.
  fileprivate var inWholeSigns: Chart {
    var chart = self
    chart.settings.houseSystem = .wholeSign
    chart.ephemeris?.houseSystem = nil
    return chart
  }
}

/// The words of a page of squares.
struct SquareText: Sendable {
  let title: String
  /// What the picture is, when and where somebody was born, and how it was computed.
  let lines: [[String]]
  let foot: [String]

  init(
    of chart: Chart, _ figures: [SquareFigure], _ form: SquareForm, ayanamsa: Double?, in language: Language
  ) {
    let (caption, words) = (ChartCaption(of: chart, in: language), SquareWords(language))
    let name = words.title(isNorth: form == .north)
    title = caption.title ?? name
    let mansions = NakshatraPlace.all(SiderealPlace.all(of: chart, startingAt: 0))
    let moon = mansions.first { $0.end == .body(.moon) }.map {
      words.moonMansion($0.nakshatra.number, pada: $0.pada)
    }
    let place = caption.place.map { part in
      ayanamsa.map { part == chart.ayanamsaName(in: language) ? "\(part) \(Degrees.text($0))" : part } ?? part
    }
    lines = [(caption.title == nil ? [] : [name]) + caption.time, place, [moon].compactMap(\.self)]
      .filter { !$0.isEmpty }
    let figure = figures[0]
    let parted = figures.dropFirst().map { division in
      (division.varga, figure.residents.compactMap(\.end.body).filter { !division.shows($0) }.sorted())
    }
    foot =
      caption.unknownTime + (figure.lacksMoon ? [words.moonLeftOut] : [])
      + parted.filter { !$1.isEmpty }.map { words.leftOut($1, of: $0.name) }
      + (figure.lacksNodes ? [words.nodesLeftOut] : []) + caption.notes
  }
}

extension SquareFigure {
  fileprivate func shows(_ body: Body) -> Bool { residents.contains { $0.end == .body(body) } }
}

extension Chart {
  /// The name of the ayanamsa as captions give it; `nil` in the tropical zodiac.
  fileprivate func ayanamsaName(in language: Language) -> String? {
    guard case .sidereal(let ayanamsa) = settings.zodiac else { return nil }
    return ayanamsa.name(in: language).capitalizedFirst
  }
}
