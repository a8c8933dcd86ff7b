import AstroBytes
import AstroChartFiles
import AstroChartModel
import AstroDrawing
import AstroEphemeris
import AstroSkies
import AstroSvitla
import AstroThemes
import AstroWebPage
import AstroWheelLayout
import AstroWording
import Foundation
import TestSupport
import Testing

/// Pages of the samples, made as the command makes them.
struct Pages {
  let fonts: FontBook

  init() throws { fonts = try FontBook() }

  static func chart(_ name: String) throws -> Chart {
    let file = try Data(contentsOf: Repository.samples.appending(path: "\(name).json"))
    switch try ChartDocument(json: Array(file)) {
    case .birth(let name, let birth, let settings):
      return try SwissEphemeris().chart(of: birth, name: name, settings: settings)
    case .chart(let chart): return chart
    }
  }

  func wheel(
    of chart: Chart, around skies: [OuterSky] = [], in language: Language,
    theme: Theme = .light
  ) -> Wheel {
    let options = WheelOptions(
      caption: WheelCaption(of: chart, around: skies, in: language), language: language.tag)
    return Wheel(of: WheelFigure(of: chart, around: skies), options: options, theme: theme, shaper: fonts)
  }

  func page(
    of chart: Chart, around skies: [OuterSky] = [], in language: Language,
    theme: Theme = .light, time: PageTime? = nil, report: PageReport? = nil
  ) -> WebPage {
    let wheel = wheel(of: chart, around: skies, in: language, theme: theme)
    return WebPage(
      of: wheel, painted: wheel.scene(), info: DocumentInfo(of: chart, around: skies, in: language),
      facts: ChartCaption(of: chart, in: language).time, in: language, time: time, report: report)
  }

  func html(_ page: WebPage, _ options: WebPage.Options = .init()) throws -> String {
    String(decoding: try page.html(options, glyphs: fonts, digest: SHA256.hex), as: UTF8.self)
  }

  /// The sky of a moment around a chart, and its year.
  func transits(
    to chart: Chart, at day: Double = 2_461_366
  ) throws -> (OuterSky, PageTime) {
    let moment = try #require(Moment(julianDay: day))
    let outer = OuterSky(
      try Skies().transit(to: chart, at: moment), as: .transit, caption: "Transits")
    let ephemeris = SwissEphemeris()
    let time = try PageTime(from: moment, shown: moment, passages: [], orbs: outer.orbs) {
      (body, day) throws(Problem) in
      try ephemeris.longitude(of: body, at: day, in: .tropical)
    }
    return (outer, time)
  }
}

extension String {
  /// What stands between two texts, each time.
  func parts(from start: String, to end: String) -> [String] {
    components(separatedBy: start).dropFirst().compactMap { $0.components(separatedBy: end).first }
  }

  /// How many bytes remain of it when it is packed as servers do.
  func gzipped() throws -> Int {
    let gzip = Process()
    gzip.executableURL = URL(filePath: "/bin/gzip")
    gzip.arguments = ["-9", "-c"]
    let (input, output) = (Pipe(), Pipe())
    (gzip.standardInput, gzip.standardOutput) = (input, output)
    let file = FileManager.default.temporaryDirectory.appending(path: "page-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(utf8).write(to: file)
    gzip.standardInput = try FileHandle(forReadingFrom: file)
    try gzip.run()
    let packed = output.fileHandleForReading.readDataToEndOfFile()
    gzip.waitUntilExit()
    return packed.count
  }
}
