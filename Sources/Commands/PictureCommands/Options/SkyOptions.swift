import ArgumentParser
import AstroChartModel
import AstroCommandKit
import AstroDiagnostics

/// The options for the skies around a chart, and for the aspects between them and it.
struct SkyOptions: ParsableArguments {
  @Option(
    parsing: .unconditionalSingleValue,
    help: .naming(
      "chart", "Another chart in its own ring, in the houses of the first. (give it twice for three rings)"))
  var around: [String] = []

  @Option(parsing: .unconditional, help: .naming("chart", "The chart of the partner, in its own ring."))
  var partner: String?

  @Option(
    name: .customLong("transits"), defaultAsFlag: "", parsing: .next,
    help: .naming(
      "moment",
      "The sky of a moment, outermost: now, or as in 2026-11-21 (noon), 2026-11-21T12:00 (UTC), 2026-11-21T12:00+02:00."
    ))
  var transits: String?

  @Flag(help: "Show aspects between points of two skies too, not only planets, Ascendant and Midheaven.")
  var crossPoints = false

  @Option(
    help: .naming(
      "orbs", "The aspects between two skies and their orbs, as in conjunction=8,trine=6.",
      discussion:
        "By default 6, sextiles 4, with a partner; 1 in progressions and directions; 3, sextiles 2, with others."
    ))
  private var crossOrbs: String?

  init() {}

  /// Whether there are no skies around the chart.
  var isEmpty: Bool { count == 0 }

  /// The given options, as they appear on the command line.
  var names: [String] {
    [
      ("--around", !around.isEmpty), ("--partner", partner != nil), ("--transits", transits != nil),
      ("--cross-points", crossPoints), ("--cross-orbs", crossOrbs != nil),
    ].filter(\.1).map(\.0)
  }

  private var count: Int { around.count + [partner, transits].count { $0 != nil } }

  /// The orbs given on the command line; `nil` leaves them to each sky.
  func orbs() throws(Problem) -> [AspectType: Double]? {
    guard let crossOrbs else { return nil }
    return try OptionValue.orbs(crossOrbs, of: "--cross-orbs")
  }

  /// Refuses options that do not fit the number of skies.
  func check() throws(Problem) {
    if isEmpty, crossPoints || crossOrbs != nil {
      throw .usage(
        crossPoints ? "--cross-points" : "--cross-orbs", PictureUsage.needsSecondSky)
    }
    guard (around + [partner ?? ""]).count(where: { $0 == "-" }) <= 1 else {
      throw .usage("--around", OptionFault.standardInputTwice)
    }
    guard count <= 2 else {
      throw .usage(
        around.isEmpty ? "--transits" : "--around", PictureUsage.threeRings)
    }
  }
}
