import AstroBytes
import AstroChartModel
import AstroGeometry
import AstroJSON
import AstroThemes
import AstroWheelLayout
import AstroWording

/// The data by which the script moves a sky: positions over time, the places of rings, and the words for
/// every possible aspect.
struct PageTimeData {
  let page: WebPage
  let time: PageTime

  private var wheel: Wheel { page.wheel }
  private var phrases: any Phrasebook { page.phrases }
  private var marks: PageMarks { PageMarks(of: wheel, in: TouchWording(page.language), report: nil) }
  /// The ring that moves.
  private var ring: Int { wheel.rings.count - 1 }
  /// The aspects that are searched for, in the order in which the data refer to them.
  private var types: [AspectType] { time.types }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("start", time.start.secondsSince1970)
      writer.member("shown", time.minutes(to: time.shown))
      writer.member("days", time.days)
      writer.member("ring", wheel.rings[ring].name)
      writer.member("index", ring)
      writer.member("zone", time.zone)
      writer.member("head", wheel.figure.rings[ring].sky.name(in: page.language))
      writer.member("table", Base64.text(time.table))
      writer.member("bodies") { $0.array(time.longitudes) { write($1.body, $1.degrees, to: &$0) } }
      writer.member("ends") { $0.array(ends) { write($1, to: &$0) } }
      writer.member("types") { $0.array(types) { write($1, to: &$0) } }
      writer.member("hits") { $0.array(hits) { writer, hit in writer.array(hit) { $0.write($1) } } }
      writeWords(to: &writer)
      writePlan(to: &writer)
    }
  }

  // MARK: - Bodies, ends, aspects

  private func write(_ body: Body, _ degrees: [Double], to writer: inout JSONWriter) {
    let scale = PageTime.Scale(of: body, degrees)
    let houses: [Int?] = wheel.figure.houses == nil ? [nil] : (1...12).map { $0 }
    writer.object { writer in
      writer.member("id", body.rawValue)
      writer.member("step", PageTime.step(of: body))
      writer.member("count", degrees.count)
      writer.member("base", scale.base)
      writer.member("unit") { $0.write(scale.unit, decimals: 9) }
      writer.member("title", marks.title(of: body.name(in: page.language).capitalizedFirst, inRing: ring))
      // The body as the subject of a sentence, once for each house.
      writer.member("subjects", houses.map { phrases.subject(.body(body), of: .transit, inHouse: $0) })
    }
  }

  /// The planets and angles of the base.
  private var ends: [AspectEnd] {
    wheel.figure.rings[0].placements.map(\.body).filter(\.isPlanet).map(AspectEnd.body)
      + (wheel.figure.angles == nil ? [] : [.angle(.ascendant), .angle(.midheaven)])
  }

  private func write(_ end: AspectEnd, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("id", marks.id(of: end, inRing: 0))
      writer.member("name", end.name)
      writer.member("title", marks.title(of: end.name(in: page.language).capitalizedFirst, inRing: 0))
      writer.member("at", longitude(of: end))
      if isBroad(end) { writer.member("broad", true) }
      writer.member("ties", types.map { phrases.tie($0, to: end) })
    }
  }

  /// Whether an end moves far on a day whose hour is not known.
  private func isBroad(_ end: AspectEnd) -> Bool { end.body.flatMap(placement)?.isBroad ?? false }

  private func placement(of body: Body) -> Placement? {
    wheel.figure.rings[0].placements.first { $0.body == body }
  }

  private func longitude(of end: AspectEnd) -> Double {
    switch end {
    case .body(let body): placement(of: body)?.longitude.degrees ?? 0
    case .angle(let angle): wheel.figure.angles?[angle].degrees ?? 0
    }
  }

  private func write(_ type: AspectType, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("id", type.rawValue)
      writer.member("title", type.name(in: page.language))
      writer.member("nature", type.nature.rawValue)
      writer.member("angle", type.exactDegree)
      writer.member("orb", time.orbs[type] ?? 0)
      writer.member("weight", type.lineWeight)
      writer.member("tight", WheelFigure.Tie.widestTight(type, within: time.orbs[type] ?? 0))
    }
  }

  /// The exact hits: minutes since the beginning, and the indices of the body, the aspect and the end.
  private var hits: [[Int]] {
    let span = 0.0...Double(time.days) * 1440
    let hits = time.passages.flatMap { passage -> [[Int]] in
      guard let body = Body.planets.firstIndex(of: passage.transiting),
        let type = types.firstIndex(of: passage.aspect), let end = ends.firstIndex(of: passage.natal)
      else { return [] }
      return passage.hits.map { time.minutes(to: $0.moment) }.filter(span.contains).map {
        [Int($0.rounded()), body, type, end]
      }
    }
    return hits.sorted { $0[0] < $1[0] }
  }

  // MARK: - Words and places

  private func writeWords(to writer: inout JSONWriter) {
    // The braces are replaced with degrees.
    writer.member("positions", Sign.allCases.map { phrases.position("{}", in: $0) })
    writer.member("orb", phrases.orb("{}"))
    writer.member("applying", phrases.applying)
    writer.member("separating", phrases.separating)
    writer.member("uncertain", phrases.uncertain)
    writer.member("retrograde", phrases.retrogradeMotion)
    writer.member("signs", Sign.allCases.map { ElementID(.sign($0)).description })
    writer.member("play", phrases.play)
    writer.member("pause", phrases.pause)
  }

  /// The measures in points: the dial, the ring's band, the circles on which lines end, and the divider around the base.
  private func writePlan(to writer: inout JSONWriter) {
    let (dial, band) = (wheel.dial, wheel.rings[ring].band)
    func points(_ radius: Double) -> Double { radius * dial.halfSide }
    writer.member("center", dial.center.x)
    writer.member("origin", dial.origin)
    writer.member("line", wheel.lineWidth)
    writer.member("faint", Theme.faintestChord)
    writer.member("glyph", wheel.aspectGlyphSize * 0.62)
    writer.member("cusps") { $0.array(wheel.figure.houses?.cusps ?? []) { $0.write($1.degrees) } }
    writer.member("ticks") { $0.array([band.tickOuter, band.tickInner].map(points)) { $0.write($1) } }
    writer.member("stack") { $0.array([band.stackOuter, band.stackInner].map(points)) { $0.write($1) } }
    writer.member("circle") {
      $0.array([ring, 0].map { points(wheel.endRadius(ofRing: $0)) }) { $0.write($1) }
    }
    let divider = wheel.plan.divider(around: 0) ?? 0...0
    writer.member("divider") {
      $0.array([divider.upperBound, divider.lowerBound].map(points)) { $0.write($1) }
    }
  }
}
