import AstroSvitla

/// Measures charts derived from births; each birth is decades away from the last, so that no cache helps.
struct SkyBench: RowGroup {
  private let birth: BirthData
  private let ephemeris: SwissEphemeris
  private let skies: Skies
  private let natal: [Chart]

  init(of birth: BirthData, by ephemeris: SwissEphemeris) throws {
    (self.birth, self.ephemeris, skies) = (birth, ephemeris, Skies(ephemeris))
    natal = try (1...50).map { try ephemeris.chart(of: SkyBench.birth(like: birth, $0)) }
  }

  var rows: [Row] { [calculation, twoBirths, solarReturn, progressed, composite] }

  private var calculation: Row {
    let turn = Turn()
    return Row(name: "calculation", target: 0.4, runs: 1000, floor: SweBench(of: birth).floor) {
      _ = try ephemeris.chart(of: SkyBench.birth(like: birth, turn.next()))
    }
  }

  private var twoBirths: Row {
    let turn = Turn()
    return Row(name: "two births to cross aspects", target: 0.4, runs: 1000) {
      let a = try ephemeris.chart(of: SkyBench.birth(like: birth, turn.next()))
      let b = try ephemeris.chart(of: SkyBench.birth(like: birth, turn.next()))
      let orbs = AspectOrbs.major.planets
      _ = CrossAspectFinder(orbs: orbs, isMoving: false).aspects(of: a, with: b)
    }
  }

  private var solarReturn: Row {
    let turn = Turn()
    return Row(name: "a solar return, with its chart", target: 0.3, runs: 1000) {
      let number = turn.next()
      _ = try skies.solarReturn(of: natal[number % 50], year: 1950 + number % 100)
    }
  }

  private var progressed: Row {
    let turn = Turn()
    return Row(name: "a progressed chart", target: 0.3, runs: 1000) {
      let number = turn.next()
      let target = Moment(
        secondsSince1970: number % 4000 * 1_000_000, utcOffsetSeconds: 0, offsetSource: .fixed)
      _ = try skies.progressed(natal[number % 50], to: target)
    }
  }

  private var composite: Row {
    let turn = Turn()
    return Row(name: "a composite, charts ready", target: 0.05, runs: 1000) {
      let number = turn.next()
      _ = try skies.composite(of: natal[number % 50], and: natal[(number + 7) % 50])
    }
  }

  /// The same birth on another date.
  private static func birth(like birth: BirthData, _ turn: Int) -> BirthData {
    var other = birth
    other.date = CivilDate(daysSince1970: turn * 7919 % 45_000 - 25_000)
    return other
  }
}
