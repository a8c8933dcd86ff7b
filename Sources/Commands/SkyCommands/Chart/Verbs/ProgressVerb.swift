import AstroCommandKit
import AstroSkies

/// Computes a progressed or directed chart.
struct ProgressVerb: ToldCommand {
  static let name = "astro-chart progress"

  @Argument(help: .told("progress.natal"))
  var natal: String

  @Option(parsing: .unconditional, help: .told("progress.on"))
  var on: String

  @Option(
    help: .told("progress.method"), transform: { try OptionValue.derivation($0, among: ProgressVerb.methods) }
  )
  var method: DerivationMethod?

  @Option(help: .told("progress.angles"), transform: { try OptionValue.derivation($0) })
  var angles: ProgressedAngles?

  @OptionGroup var clock: ClockOptions

  @OptionGroup(title: Help.heading("where"))
  var place: WhereOptions

  @OptionGroup var options: VerbOptions

  private static let methods: [DerivationMethod] = [.secondary, .tertiary, .minor, .solarArc, .naibodArc]

  func run() throws {
    let method = method ?? .secondary
    let isDirection = method == .solarArc || method == .naibodArc
    if isDirection { try refuse(for: method) }
    let target = try clock.moment(on, of: "--on")
    let chart = try options.birth(natal, for: isDirection ? .directions : .progressions)
    let site = try place.viewpoint(in: options.shared.chosenLanguage)
    let progressed = try options.told(of: [natal], moment: "--on") { () throws(Problem) in
      isDirection
        ? try options.skies.directed(chart.value, to: target, by: method)
        : try options.skies.progressed(
          chart.value, to: target, by: method, angles: angles, from: site.value?.site)
    }
    try options.write([progressed], notes: chart.notes + site.notes, from: natal)
  }

  /// Refuses options for angles and a place, which directions do not have.
  private func refuse(for method: DerivationMethod) throws(Problem) {
    for (option, isGiven) in [("--angles", angles != nil), ("--at", !place.isEmpty)] where isGiven {
      throw .usage(option, SkyUsage.movesAlike(method.rawValue.replacing("_", with: "-")))
    }
  }
}
