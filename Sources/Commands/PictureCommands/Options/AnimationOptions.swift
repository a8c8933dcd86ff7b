import AstroCommandKit
import AstroSvitla

/// The options for a moving picture of the transits around a chart.
struct AnimationOptions: ParsableArguments {
  @Flag(help: .told("animation.apng"))
  var apng = false

  @Option(parsing: .unconditional, help: .told("animation.from"))
  private var from: String?

  @Option(parsing: .unconditional, help: .told("animation.to"))
  private var to: String?

  init() {}

  /// Refuses options of a moving picture if there is none, and those that do not apply to one.
  func check(_ picture: PictureOptions, _ page: PageOptions, _ skies: SkyOptions) throws(Problem) {
    guard apng else {
      let given = [("--from", from != nil), ("--to", to != nil)].first(where: \.1)
      if let option = given?.0 { throw .usage(option, OptionFault.works(with: "--apng")) }
      return
    }
    if let option = picture.ofStills.first { throw .usage(option, OptionFault.conflict("--apng")) }
    try picture.check("--apng", page, skies, allowing: ["--aspects", "--no-aspects"])
  }

  func animation(
    of chart: Chart, _ picture: PictureOptions, by studio: Studio
  ) throws(Problem) -> Made<WheelAnimation> {
    let (start, end) = (try moment(from, "--from", chart), try moment(to, "--to", chart))
    let style = try picture.style()
    do throws(Problem) {
      return try studio.animation(of: chart, over: CalendarSpan(from: start, to: end), style)
    } catch {
      throw [.field("span"), .field("to")].contains(error.location)
        ? error.asUsage(of: "--from, --to") : error
    }
  }

  private func moment(_ text: String?, _ option: String, _ chart: Chart) throws(Problem) -> Moment {
    guard let text else { throw .usage(option, PictureUsage.noEnd) }
    return try Instant(option: option, zone: chart.birth?.zoneToday).moment(text)
  }
}

/// The format of moving pictures.
enum AnimationFormat: OutputFormat {
  case apng

  var fileExtension: String { "apng" }
}
