import ArgumentParser
import AstroChartModel
import AstroDaybook
import AstroDiagnostics
import AstroPeriods
import AstroWording
import DaySupport

/// Holds the days of random births to every law of days, and tells what their readers hear too often.
struct Days: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Hold the days of random births to their laws, in every language.")

  @Option(help: "How many births; every twentieth has no time.")
  var births = 1000

  @Option(help: "How many days running of each.")
  var days = 30

  @Option(help: "Which births: the same number gives the same.")
  var seed: UInt64 = 1

  @Option(help: "How many examples of each finding to print.")
  var examples = 3

  private static let zones = [
    "Europe/Kyiv", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe", "Pacific/Auckland",
  ]

  func validate() throws {
    guard births > 0, days > 0, examples >= 0 else {
      throw ValidationError("--births, --days: at least 1; --examples: at least 0")
    }
  }

  func run() throws {
    var random = RandomBirths(seed: seed)
    var daybook = Daybook()
    var audit = DayAudit()
    for number in 0..<births {
      let natal = try random.plainChart(hasTime: number % 20 != 19)
      let first = 20_454 + (number * 37) % 3_650
      let zone = Days.zones[number % Days.zones.count]
      let told = try Language.allCases.map { language in
        try (0..<days).map { day in
          let date = CivilDate(daysSince1970: first + day)
          return try daybook.day(of: natal, on: date, zone: zone, in: language).value
        }
      }
      try audit.read(told, of: natal)
    }
    print("\(births) births, \(days) days, seed \(seed)")
    for row in DayRows(audit).rows { print(row.line) }
    for line in DayRows(audit).examples(examples) { print(line) }
    if !audit.broken.isEmpty { throw ExitCode.failure }
  }
}
