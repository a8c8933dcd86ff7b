import AstroChartModel
import AstroTradition
import AstroWording

/// Counts the periods of all systems, and tells how.
struct LifeCount {
  let birth: Double
  let isDay: Bool
  let lords: TimeLords
  let conventions: Conventions

  func bands(from ascendant: Sign) -> [LifeBand] {
    let dasha = lords.vimshottari.map { [LifeBand(system: .vimshottari, rows: rows($0.periods))] } ?? []
    return [
      LifeBand(system: .profections, rows: profections(from: ascendant)),
      LifeBand(system: .firdaria, rows: firdaria),
      LifeBand(system: .spirit, rows: rows(lords.spirit)),
      LifeBand(system: .fortune, rows: rows(lords.fortune)),
    ] + dasha
  }

  /// The length of a tropical year, in days.
  private static let tropicalYear = 365.2422

  /// The signs of the years, and their lords.
  ///
  /// In a hundred years no solar return is farther than some hours from where mean tropical years put it, which is far
  /// less than the width of a line.
  private func profections(from ascendant: Sign) -> [[LifePeriod]] {
    let signs = (0..<LifeFigure.years).map { Sign(index: ascendant.index + $0) }
    func row(_ ruler: (Sign) -> LifePeriod.Ruler, tellsAge: Bool) -> [LifePeriod] {
      signs.enumerated().map { age, sign in
        let start = birth + Double(age) * LifeCount.tropicalYear
        return LifePeriod(
          ruler: ruler(sign), start: start, end: start + LifeCount.tropicalYear, age: tellsAge ? age : nil)
      }
    }
    return [row({ .sign($0) }, tellsAge: true), row({ .lord($0.traditionalRuler) }, tellsAge: false)]
  }

  /// The cycle of 75 years, and the next one.
  private var firdaria: [[LifePeriod]] {
    let cycles = [0, 76].map { years in
      Firdaria(of: birth, isDay: isDay, conventions.firdaria, on: birth + years * Firdaria.year)
    }
    return rows(cycles.flatMap(\.periods))
  }

  /// Periods and their parts; one that is undivided is its own part.
  private func rows(_ periods: [LordPeriod]) -> [[LifePeriod]] {
    [periods, periods.flatMap { $0.parts.isEmpty ? [$0] : $0.parts }].map { row in
      row.map { LifePeriod(ruler: .lord($0.lord), start: $0.start, end: $0.end) }
    }
  }

  private func rows(_ releasing: Releasing) -> [[LifePeriod]] {
    let periods = releasing.periods(years: Double(LifeFigure.years) * LifeFigure.year / 360)
    return [periods, periods.flatMap(releasing.parts)].map { row in
      row.map {
        LifePeriod(
          ruler: .sign($0.sign), start: $0.start, end: $0.end, peak: $0.peak, isLoosed: $0.isLoosed)
      }
    }
  }

  /// A line on how each system counts.
  func lines(in language: Language, _ zodiac: Zodiac) -> [String] {
    let words = LifePictureWords(language)
    let ayanamsa = if case .sidereal(let own) = zodiac { own } else { Ayanamsa.lahiri }
    let dasha = lords.vimshottari.map {
      words.vimshottari(
        ayanamsa.name(in: language), year: conventions.dashaYear.days, shift: $0.daysOfMinute)
    }
    return [
      words.profections,
      words.firdaria(isDay: isDay, nodesAfterMars: !isDay && conventions.firdaria == .bonatti),
      words.releasing(isShifted: lords.spirit.isShifted),
    ] + [dasha].compactMap(\.self)
  }
}
