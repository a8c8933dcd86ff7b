import ArgumentParser
import AstroChartModel
import AstroCommandKit
import AstroDiagnostics
import AstroSkies

/// The options that determine a return.
struct ReturnChoice: ParsableArguments {
  @Option(help: .told("return.of"), transform: ReturnChoice.body)
  var of: Body

  @Option(parsing: .unconditional, help: .told("return.year"))
  var year: Int?

  @Option(parsing: .unconditional, help: .told("return.after"))
  var after: String?

  @Option(help: .told("return.cycle"))
  var cycle: Int?

  @Option(help: .told("return.pass"))
  var pass: String?

  @Flag(help: .told("return.precessed"))
  var precessed = false

  private static func body(_ name: String) throws -> Body {
    let known = Body.planets.map(\.rawValue)
    return try OptionValue.value(name, Body.planets.first { $0.rawValue == name }, among: known)
  }

  private var turnsBack: Bool { of != .sun && of != .moon }

  /// The given options that determine the time.
  private var given: [String] {
    [year.map { _ in "--year" }, after.map { _ in "--after" }, cycle.map { _ in "--cycle" }].compactMap(
      \.self)
  }

  /// The option that determines the time; `nil` if there is none.
  var option: String? { given.first }

  /// Refuses combinations of options that contradict each other.
  func check() throws(Problem) {
    if given.count > 1 {
      throw .usage(given[1], OptionFault.conflict(given[0]))
    }
    if of == .moon, year != nil {
      throw .usage("--year", SkyUsage.dozenOfMoons)
    }
    for (option, isGiven) in [("--cycle", cycle != nil), ("--pass", pass != nil)] where isGiven && !turnsBack
    {
      throw .usage(option, SkyUsage.planetsOnly(of.rawValue))
    }
    if let cycle, cycle < 1 { throw .usage("--cycle", SkiesFault.notCycle(cycle)) }
    _ = try wantedPass()
  }

  /// The moment from which to search.
  func moment(by clock: ClockOptions) throws(Problem) -> Moment {
    if let after { return try clock.moment(after, of: "--after") }
    guard turnsBack, let year else { return try Instant.now() }
    guard let date = CivilDate(year: year, month: 1, day: 1) else {
      throw .usage("--year", SkyUsage.notYear(year))
    }
    return Moment(
      secondsSince1970: date.daysSince1970 * 86_400, utcOffsetSeconds: 0, offsetSource: .fixed)
  }

  func charts(
    of natal: Chart, after moment: Moment, _ seen: ReturnOptions, by skies: Skies
  ) throws(Problem) -> [Chart] {
    switch of {
    case .sun where after == nil:
      return [try skies.solarReturn(of: natal, year: year ?? moment.utc.date.year, seen)]
    case .sun, .moon: return [try skies.firstReturn(of: of, in: natal, after: moment, seen)]
    default: return try passes(of: natal, after: moment, seen, by: skies)
    }
  }

  private func passes(
    of natal: Chart, after moment: Moment, _ seen: ReturnOptions, by skies: Skies
  ) throws(Problem) -> [Chart] {
    let (charts, first) =
      if let cycle { (try skies.returns(of: of, in: natal, cycle: cycle, seen), 0) } else {
        try skies.returns(of: of, in: natal, after: moment, seen)
      }
    switch try wantedPass() {
    case .all: return charts
    case .first: return [charts[first]]
    case .number(let number):
      guard number <= charts.count else {

        throw Problem(
          .outOfRange, at: Problem.Location(source: "--pass"),
          SkyUsage.passes(charts.count, ofCycle: charts[0].derived?.cycle ?? 0, of.rawValue))
      }
      return [charts[number - 1]]
    }
  }

  private enum WantedPass { case first, all, number(Int) }

  private func wantedPass() throws(Problem) -> WantedPass {
    guard let pass else { return .first }
    if pass == "all" { return .all }
    guard let number = Int(pass), number >= 1 else {
      throw .usage("--pass", SkyUsage.notPass(pass))
    }
    return .number(number)
  }
}
