import AstroCommandKit
import AstroSkies

/// Computes the sky of a moment beside a birth.
struct TransitsVerb: ToldCommand {
  static let name = "astro-chart transits"

  @Argument(help: .told("transits.natal"))
  var natal: String?

  @Option(parsing: .unconditional, help: .told("transits.on"))
  var on: String?

  @OptionGroup var clock: ClockOptions

  @OptionGroup(title: Help.heading("where"))
  var place: WhereOptions

  @OptionGroup var options: VerbOptions

  func run() throws {
    try clock.check(hasMoment: on != nil, "--on")
    let moment =
      try on.map { on throws(Problem) in try clock.moment(on, of: "--on", bareHour: 12) } ?? Instant.now()
    let chart = try natal.map { natal throws(Problem) in try options.natal(natal) }
    guard chart != nil || !place.isEmpty else {
      throw Problem.usage("--at", SkyUsage.chartOrPlace)
    }
    let viewpoint = try place.viewpoint(in: options.shared.chosenLanguage)
    let sky = try options.told(of: [natal].compactMap(\.self), moment: on.map { _ in "--on" }) {
      () throws(Problem) in
      try options.skies.transit(
        to: chart?.value, at: moment, from: clock.viewpoint(viewpoint.value, of: chart?.value),
        settings: chart == nil ? try options.chosenSettings() : nil)
    }
    try options.write([sky], notes: (chart?.notes ?? []) + viewpoint.notes, from: natal)
  }
}
