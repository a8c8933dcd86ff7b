import AstroSvitla

/// Draws the same births that `Tests/Peers/peers.py` draws with other programs.
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

  init() throws {
    fonts = try FontBook()
    writer = SVGWriter(glyphs: fonts)
  }

  /// Prints one line in the format of `peers.py`: milliseconds for drawing, milliseconds including the
  /// calculation, and bytes.
  func measure() throws {
    let births = try PeerBench.births.compactMap { birth -> BirthData? in
      guard let date = CivilDate(birth.date) else { return nil }
      return try BirthData(
        date: date, time: ClockTime(birth.time), timeZone: birth.zone, latitude: birth.latitude,
        longitude: birth.longitude)
    }
    let charts = try births.map { try ephemeris.chart(of: $0) }
    let drawing = try charts.map { chart in try Stopwatch.median { _ = try svg(of: chart) } }
    let whole = try births.map { birth in try Stopwatch.median { _ = try svg(of: ephemeris.chart(of: birth)) }
    }
    let sizes = try charts.map { Double(try svg(of: $0).count) }
    print("ours", drawing.sorted()[1], whole.sorted()[1], sizes.sorted()[1])
  }

  private func svg(of chart: Chart) throws -> [UInt8] {
    let wheel = Wheel(of: chart, theme: .light, shaper: fonts)
    return try writer.svg(wheel.scene(), info: DocumentInfo(of: chart, in: .en))
  }
}
