import AstroCommandKit
import AstroSvitla

/// The options for a card in place of the wheel.
struct CutOptions: ParsableArguments {
  /// How a chart is cut for others.
  enum Cut: String, CaseIterable, ExpressibleByArgument, Sendable { case social }

  @Option(help: .told("cut.cut"))
  var cut: Cut?

  @Option(name: .customLong("day"), defaultAsFlag: "", parsing: .next, help: .told("cut.day"))
  private var day: String?

  init() {}

  /// Refuses options that do not apply to a card.
  func check(_ picture: PictureOptions, _ page: PageOptions, _ skies: SkyOptions) throws(Problem) {
    guard cut != nil else {
      if day != nil { throw .usage("--day", OptionFault.works(with: "--cut social")) }
      return
    }
    if day != nil, skies.partner != nil { throw .usage("--day", OptionFault.conflict("--partner")) }
    try picture.check("--cut social", page, skies, allowing: ["--partner", "--format"])
  }

  /// The card of a chart, of a chart and its partner's, or of a day.
  func card(of chart: Chart, with partner: Chart?, _ picture: PictureOptions, by studio: Studio)
    throws(Problem) -> Made<CardDrawing>
  {
    let style = try picture.cardStyle()
    if let partner { return try studio.card(of: chart, with: partner, style) }
    guard let day else { return try studio.card(of: chart, style) }
    let today = try studio.today(at: Instant.now(), for: chart)
    do throws(Problem) {
      return try studio.card(of: chart, on: day.isEmpty ? today : CivilDate(checkingWritten: day), style)
    } catch {
      throw [.invalidValue, .outOfRange].contains(error.code) ? error.asUsage(of: "--day") : error
    }
  }
}
