import AstroCommandKit
import AstroSvitla

/// Draws wheels as the command line asks, one after another, with resources that are opened once.
struct WheelMaker {
  private let picture: PictureOptions
  private let shared: SharedOptions
  private let skies: OuterSkies
  private let isDated: Bool
  private let studio: Studio

  /// - Parameters:
  ///   - input: The source of the chart, or of a stream of charts.
  ///   - isDated: Whether the days are told when aspects of transits are exact; their search takes longer than
  ///     drawing.
  init(
    _ picture: PictureOptions, _ skies: SkyOptions, _ shared: SharedOptions, around input: InputFile,
    isDated: Bool
  ) throws(Problem) {
    (self.picture, self.shared, self.isDated) = (picture, shared, isDated)
    self.skies = OuterSkies(skies, shared, around: input)
    studio = try Studio(for: shared)
  }

  /// The drawing of a chart, with notes that each name the file to which they belong.
  ///
  /// - Parameter makesPage: Whether a page is made, which can be viewed in any size.
  func drawing(
    of chart: Chart, makesPage: Bool = false
  ) throws(Problem) -> (drawing: Made<ChartDrawing>, around: [(note: Note, source: String)]) {
    var around = try skies.skies(around: chart)
    if isDated { around.skies = around.skies.dated(around: chart, by: shared.ephemerisSource) }
    return (
      try studio.drawing(of: chart, around: around.skies, picture, makesPage: makesPage), around.notes
    )
  }
}
