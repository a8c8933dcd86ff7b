import AstroCommandKit

/// The options for the skies around a chart, and for the aspects between them and it.
struct SkyOptions: ParsableArguments {
  @Option(parsing: .unconditionalSingleValue, help: .told("skies.around"))
  var around: [String] = []

  @Option(parsing: .unconditional, help: .told("skies.partner"))
  var partner: String?

  @Option(name: .customLong("transits"), defaultAsFlag: "", parsing: .next, help: .told("skies.transits"))
  var transits: String?

  @Flag(help: .told("skies.crossPoints"))
  var crossPoints = false

  @Option(help: .told("skies.crossOrbs"))
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
