import AstroCommandKit
import AstroSvitla

extension Studio {
  /// Makes the studio of a command from its options and environment.
  convenience init(for shared: SharedOptions) throws(Problem) {
    try self.init(
      drawingOnDemand: StudioOptions(
        language: shared.chosenLanguage, ephemeris: shared.ephemerisSource,
        createdAt: Environment.sourceDate(), limits: StudioLimits(bytes: .max)))
  }

  /// What the command line wants looked up in a chart.
  func details(of chart: Chart, _ request: DetailRequest) throws(Problem) -> ChartDetails {
    try details(of: chart, with: request.asked, by: request.conventions, on: request.on)
  }

  /// The drawing that the command line requests.
  ///
  /// - Parameter makesPage: Whether a page is made, which can be viewed in any size.
  func drawing(
    of chart: Chart, around skies: [OuterSky], _ options: PictureOptions, makesPage: Bool = false
  ) throws(Problem) -> Made<ChartDrawing> {
    let style = try options.style()
    let uses = options.formats.map(DrawingUse.init) + (makesPage ? [.anySize] : [])
    let isTold = options.formats.isEmpty
    let drawing = try drawing(of: chart, around: skies, style, for: Set(uses + (isTold ? [.pixels] : [])))
    return Made(drawing, notes: drawing.notes)
  }
}

extension ChartDrawing {
  /// The page that the command line requests.
  func page(_ options: PageOptions, report: Report?) throws(Problem) -> [UInt8] {
    do throws(Problem) {
      return try page(.init(isFragment: options.fragment, prefix: options.prefix), report: report)
    } catch {
      throw error.code == .invalidValue ? error.asUsage(of: "--prefix") : error
    }
  }
}

extension Report {
  /// Reads the report in the file of `--report`.
  ///
  /// - Parameter chart: The source of the chart, because standard input can be read only once.
  init(in file: InputFile, beside chart: InputFile) throws(Problem) {
    try file.check(beside: chart, .chart, option: "--report")
    self = try file.read(upTo: Report.largestFile, Report.init(json:))
  }

  /// The report that a page is to show, if there is one.
  init?(_ options: PageOptions, beside chart: InputFile) throws(Problem) {
    guard let path = options.report else { return nil }
    try self.init(in: InputFile(path), beside: chart)
  }
}
