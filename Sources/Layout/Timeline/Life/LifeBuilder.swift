import AstroChartModel
import AstroDrawing
import AstroGeometry
import AstroThemes
import AstroWheelLayout
import AstroWording

/// Lays out the picture of a life: each period in the row of its system.
struct LifeBuilder {
  let figure: LifeFigure
  let theme: Theme
  let language: Language
  let shaper: any TextShaper

  var type: LifeType { LifeType(theme: theme) }
  var words: LifePictureWords { LifePictureWords(language) }

  /// One of the two stretches of life that are drawn one above the other.
  struct Panel {
    let index: Int
    /// The stretch, as Julian days.
    let start: Double
    let end: Double

    var top: Double { LifePlan.tops[index] }

    /// The position of an instant; an end of the panel for one outside.
    func x(_ day: Double) -> Double {
      let part = (min(max(day, start), end) - start) / (end - start)
      return LifePlan.left + part * (LifePlan.right - LifePlan.left)
    }
  }

  var panels: [Panel] {
    let length = Double(LifePlan.yearsOfPanel) * LifeFigure.year
    return LifePlan.tops.indices.map { index in
      let start = figure.birth + Double(index) * length
      return Panel(index: index, start: start, end: start + length)
    }
  }

  /// A row of a panel: whose it is, and where.
  struct Place {
    let band: LifeBand
    let isLong: Bool
    let top: Double
    let height: Double
  }

  func places(in panel: Panel) -> [Place] {
    var top = panel.top + LifePlan.axis
    return figure.bands.flatMap { band -> [Place] in
      let lower = top + LifePlan.longRow
      defer { top = lower + LifePlan.shortRow + LifePlan.gap }
      return [
        Place(band: band, isLong: true, top: top, height: LifePlan.longRow),
        Place(band: band, isLong: false, top: lower, height: LifePlan.shortRow),
      ]
    }
  }

  func rows() -> [LifePicture.Row] {
    panels.flatMap { panel in
      places(in: panel).map { place in
        LifePicture.Row(
          system: place.band.system, isLong: place.isLong, cells: cells(of: place, in: panel))
      }
    }
  }

  private func cells(of place: Place, in panel: Panel) -> [LifePicture.Cell] {
    place.band.rows[place.isLong ? 0 : 1].enumerated().compactMap { index, period in
      guard period.start < panel.end, panel.start < period.end else { return nil }
      let (left, right) = (panel.x(period.start), panel.x(period.end))
      let box = Rect(x: left, y: place.top, width: right - left, height: place.height)
      let row = "\(place.band.system.rawValue).\(place.isLong ? "" : "part.")\(index + 1)"
      let (id, title) = ("life.\(panel.index + 1).\(row)", title(of: period, place.band.system))
      let label = LifeLabel(builder: self, id: id, title: title, box: box)
      let marks =
        if let age = period.age {
          label.year(period.ruler, age)
        } else if place.isLong {
          label.long(period.ruler, since: period.start < panel.start ? nil : month(period.start))
        } else {
          label.short(period.ruler)
        }
      return LifePicture.Cell(id: id, period: period, title: title, box: box, marks: marks)
    }
  }

  // MARK: - Words

  /// The system, who rules, and from when to when.
  private func title(of period: LifePeriod, _ system: LifeSystem) -> String {
    let days = [period.start, period.end].map { date($0)?.text(in: language) ?? "" }
    let parts =
      [period.ruler.name(in: language), period.age.map(words.age) ?? days.joined(separator: " – ")]
      + [period.peak.map(words.peak), period.isLoosed ? words.keyToLoosed : nil].compactMap(\.self)
    return words.name(of: system) + ": " + parts.joined(separator: ", ")
  }

  func date(_ julianDay: Double) -> CivilDate? { Moment(julianDay: julianDay).map(figure.clock.date) }

  /// The month of an instant, as in “June 2027”.
  private func month(_ julianDay: Double) -> String? {
    date(julianDay).map { words.month($0.month, of: $0.year) }
  }

  func shape(_ text: String, _ style: TextStyle) -> ShapedText {
    shaper.shape(text, style, language: language.tag)
  }

  func glyph(of ruler: LifePeriod.Ruler, size: Double) -> ShapedText {
    shaper.symbol(
      ruler.symbol, TextStyle(.symbols, size: size, paint: theme.paint(.ink)), language: language.tag)
  }
}

extension LifePeriod.Ruler {
  fileprivate var symbol: String {
    switch self {
    case .sign(let sign): sign.symbol
    case .lord(let body): body.symbol
    }
  }

  func name(in language: Language) -> String {
    switch self {
    case .sign(let sign): sign.name(in: language)
    case .lord(let body): body.name(in: language).capitalizedFirst
    }
  }
}
