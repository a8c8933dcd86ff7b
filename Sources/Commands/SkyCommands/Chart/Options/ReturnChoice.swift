import AstroCommandKit
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

  /// From where to search.
  func start(by clock: ClockOptions) throws(Problem) -> ReturnStart {
    if let cycle { return .cycle(cycle) }
    if let after { return .after(try clock.moment(after, of: "--after")) }
    if let year {
      guard !turnsBack || CivilDate.years.contains(year) else {
        throw .usage("--year", SkyUsage.notYear(year))
      }
      return .year(year)
    }
    let now = try Instant.now()
    return of == .sun ? .year(now.utc.date.year) : .after(now)
  }

  func charts(
    of natal: Chart, from start: ReturnStart, _ seen: ReturnOptions, by skies: Skies
  ) throws(Problem) -> [Chart] {
    let (charts, first) = try skies.returns(of: of, in: natal, from: start, seen)
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
