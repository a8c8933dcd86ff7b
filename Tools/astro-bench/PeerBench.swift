import AstroSvitla

/// Makes of the same births what `Tests/Peers/peers.py` makes of them with other programs.
struct PeerBench {
  private static let births:
    [(date: String, time: String, zone: String, latitude: Double, longitude: Double)] = [
      ("1990-04-15", "14:30", "Europe/Kyiv", 50.4501, 30.5234),
      ("1962-02-05", "00:15", "Asia/Kolkata", 28.6139, 77.209),
      ("1985-07-13", "12:00", "Europe/London", 51.5074, -0.1278),
    ]

  private let ephemeris = SwissEphemeris()
  private let fonts: FontBook
  private let writer: SVGWriter
  private let renderer: Renderer
  private let rules = RuleBook.builtIn(on: [.career])

  init() throws {
    fonts = try FontBook()
    (writer, renderer) = (SVGWriter(glyphs: fonts), Renderer(fonts: fonts))
  }

  /// Prints a line for each work, in the format of `peers.py`: the work, milliseconds for making it, milliseconds
  /// including the calculation, and bytes.
  func measure() throws {
    let births = try PeerBench.births.compactMap { birth -> BirthData? in
      guard let date = CivilDate(birth.date) else { return nil }
      return try BirthData(
        date: date, time: ClockTime(birth.time), timeZone: birth.zone, latitude: birth.latitude,
        longitude: birth.longitude)
    }
    try measure("svg", births) { try svg(of: $0[0]).count }
    try measure("png", births) { try png(of: $0[0]).count }
    try measure("report", births) { try report(on: $0[0]).utf8.count }
    try measure("two", births, charts: 2) { try svg(of: $0[0], and: $0[1]).count }
  }

  /// - Parameters:
  ///   - count: How many charts the work needs: that of a birth, and those of the births after it.
  ///   - make: Does the work, and tells how many bytes it gave.
  private func measure(
    _ work: String, _ births: [BirthData], charts count: Int = 1, _ make: ([Chart]) throws -> Int
  ) throws {
    var (drawing, whole, sizes): ([Double], [Double], [Double]) = ([], [], [])
    for index in births.indices {
      let own = (0..<count).map { births[(index + $0) % births.count] }
      let charts = try own.map { try ephemeris.chart(of: $0) }
      drawing.append(try Stopwatch.median(runs: 40) { _ = try make(charts) })
      whole.append(try Stopwatch.median(runs: 40) { _ = try make(own.map { try ephemeris.chart(of: $0) }) })
      sizes.append(Double(try make(charts)))
    }
    print("ours", work, drawing.sorted()[1], whole.sorted()[1], sizes.sorted()[1])
  }

  private func svg(of chart: Chart) throws -> [UInt8] {
    try writer.svg(scene(of: chart), info: DocumentInfo(of: chart, in: .en))
  }

  private func png(of chart: Chart) throws -> [UInt8] {
    try renderer.png(scene(of: chart), pixelWidth: 1200, info: DocumentInfo(of: chart, in: .en))
  }

  private func scene(of chart: Chart) -> Scene { Wheel(of: chart, theme: .light, shaper: fonts).scene() }

  /// A reading of one area of life, in words.
  private func report(on chart: Chart) throws -> String {
    let plan = try ReportPlan(on: .career, of: chart, in: .en, from: rules)
    return Report(plan, generatedAt: Moment(secondsSince1970: 0)).text
  }

  private func svg(of chart: Chart, and other: Chart) throws -> [UInt8] {
    let around = OuterSky(other, as: .partner, caption: "Birth")
    let options = WheelOptions(caption: WheelCaption(of: chart, around: [around], in: .en), language: "en")
    let figure = WheelFigure(of: chart, around: [around])
    let scene = Wheel(of: figure, options: options, theme: .light, shaper: fonts).scene()
    return try writer.svg(scene, info: DocumentInfo(of: chart, around: [around], in: .en))
  }
}
