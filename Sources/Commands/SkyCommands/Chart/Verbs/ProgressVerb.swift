import ArgumentParser
import AstroChartModel
import AstroCommandKit
import AstroDiagnostics
import AstroSkies

/// Computes a progressed or directed chart.
struct ProgressVerb: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "astro-chart progress",
    abstract: "Compute a progressed or directed chart.",
    usage: """
      astro-chart progress <natal> --on <instant> [--method <method>] [--angles <way>] \
      [--at <lat,lon>] [options]
      """,
    discussion: """
      METHODS
        secondary   a day for a tropical year; the default
        tertiary    a day for a tropical month
        minor       a tropical month for a year
        solar-arc   everything moved forward by the arc of the secondary Sun
        naibod-arc  everything moved forward by 0°59′08″ a year

      ANGLES OF SECONDARY PROGRESSIONS
        solar-arc-longitude  the Midheaven by the Sun’s arc; the default
        naibod-ra            the sidereal time by 0°59′08″ a year
        solar-arc-ra         the sidereal time by the Sun’s arc
        naibod-longitude     the Midheaven by 0°59′08″ a year
        quotidian            as they are at the progressed moment

      EXAMPLES
        astro-chart progress natal.json --on 2027-02-03
        astro-chart progress natal.json --on 2027-02-03 --angles naibod-ra
        astro-chart progress natal.json --on 2027-02-03 --method solar-arc
      """,
    version: ProgramVersion.line)

  @Argument(help: "A natal chart, a birth, or - for standard input.")
  var natal: String

  @Option(
    parsing: .unconditional,
    help: .naming(
      "instant", "The moment of life: 2026-11-21, 2026-11-21T12:00, optionally followed by Z or an offset."))
  var on: String

  @Option(
    help: "How life is measured. (default: secondary)",
    transform: { try OptionValue.derivation($0, among: ProgressVerb.methods) })
  var method: DerivationMethod?

  @Option(
    help: .naming("way", "How angles are progressed. (default: solar-arc-longitude)"),
    transform: { try OptionValue.derivation($0) })
  var angles: ProgressedAngles?

  @OptionGroup var clock: ClockOptions

  @OptionGroup(title: "The place")
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
