import AstroSvitla

/// Measures charts derived from births; each birth is decades away from the last, so that no cache helps.
struct SkyBench {
  private let birth: BirthData
  private let ephemeris: SwissEphemeris
  private let skies: Skies
  private let natal: [Chart]

  init(of birth: BirthData, by ephemeris: SwissEphemeris) throws {
    (self.birth, self.ephemeris, skies) = (birth, ephemeris, Skies(ephemeris))
    natal = try (1...50).map { try ephemeris.chart(of: SkyBench.birth(like: birth, $0)) }
  }

  func measure() throws {
    var turn = 0
    func next() -> Int {
      turn += 1
      return turn
    }
    let synastry = try Stopwatch.median(runs: 1000) {
      let a = try ephemeris.chart(of: SkyBench.birth(like: birth, next()))
      let b = try ephemeris.chart(of: SkyBench.birth(like: birth, next()))
      let orbs = AspectOrbs.major.planets
      _ = CrossAspectFinder(orbs: orbs, isMoving: false).aspects(of: a, with: b)
    }
    Table.line("two births to cross aspects", synastry, target: 0.4, unit: "ms")
    let solar = try Stopwatch.median(runs: 1000) {
      _ = try skies.solarReturn(of: natal[next() % 50], year: 1950 + turn % 100)
    }
    Table.line("a solar return, with its chart", solar, target: 0.3, unit: "ms")
    let progressed = try Stopwatch.median(runs: 1000) {
      let target = Moment(
        secondsSince1970: next() % 4000 * 1_000_000, utcOffsetSeconds: 0, offsetSource: .fixed)
      _ = try skies.progressed(natal[turn % 50], to: target)
    }
    Table.line("a progressed chart", progressed, target: 0.3, unit: "ms")
    let composite = try Stopwatch.median(runs: 1000) {
      _ = try skies.composite(of: natal[next() % 50], and: natal[(turn + 7) % 50])
    }
    Table.line("a composite, charts ready", composite, target: 0.05, unit: "ms")
  }

  /// The same birth on another date.
  private static func birth(like birth: BirthData, _ turn: Int) -> BirthData {
    var other = birth
    other.date = CivilDate(daysSince1970: turn * 7919 % 45_000 - 25_000)
    return other
  }
}
