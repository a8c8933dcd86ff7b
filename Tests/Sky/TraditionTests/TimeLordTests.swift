import AstroChartModel
import AstroEphemeris
import AstroSkies
import TestSupport
import Testing

@testable import AstroTradition

/// Who rules the times of a life.
@Suite struct TimeLordTests {
  /// The Julian day on which a day begins.
  private func day(_ year: Int, _ month: Int, _ day: Int) throws -> Double {
    2_440_587.5 + Double(try #require(CivilDate(year: year, month: month, day: day)).daysSince1970)
  }

  private func lords(_ conventions: Conventions = Conventions(), on moment: Moment? = nil) throws -> TimeLords
  {
    let chart = try SwissEphemeris().chart(of: KnownBirths.oksana)
    return try #require(try Skies().details(of: chart, [.timelords], by: conventions, on: moment).timeLords)
  }

  // MARK: - Firdaria

  @Test(arguments: [true, false], Conventions.Firdaria.allCases)
  func `nine lords share seventy-five years without a gap`(isDay: Bool, order: Conventions.Firdaria) {
    let periods = Firdaria(of: 1_000, isDay: isDay, order, on: nil).periods
    #expect(periods.count == 9 && Set(periods.map(\.lord)).count == 9)
    #expect(periods[0].start == 1_000 && abs(periods[8].end - 1_000 - 75 * 365.2425) < 1e-6)
    #expect(zip(periods, periods.dropFirst()).allSatisfy { $0.end == $1.start })
    #expect(periods[0].lord == (isDay ? .sun : .moon))
    for period in periods where period.lord != .northNode && period.lord != .southNode {
      #expect(period.parts.count == 7 && period.parts[0].lord == period.lord)
      #expect(period.parts[0].start == period.start && abs(period.parts[6].end - period.end) < 1e-6)
    }
  }

  @Test func `by night the nodes end the cycle, or follow Mars with Bonatti`() {
    #expect(Firdaria.lords(isDay: false, .abuMashar).suffix(2) == [.northNode, .southNode])
    #expect(Firdaria.lords(isDay: false, .bonatti)[3...5] == [.mars, .northNode, .southNode])
    #expect(Firdaria.lords(isDay: true, .bonatti) == Firdaria.lords(isDay: true, .abuMashar))
  }

  @Test func `after seventy-five years the cycle begins again`() {
    let again = Firdaria(of: 1_000, isDay: true, .abuMashar, on: 1_000 + 80 * 365.2425).periods
    #expect(abs(again[0].start - 1_000 - 75 * 365.2425) < 1e-6 && again[0].lord == .sun)
  }

  // MARK: - Releasing

  private func releasing(from sign: Sign, fortune: Sign) throws -> Releasing {
    let lots = [(Lot.Name.fortune, fortune), (.spirit, sign)].map {
      Lot(name: $0.0, longitude: Longitude($0.1.start + 5), house: 1, formula: "")
    }
    return try #require(Releasing(from: .spirit, of: lots, birth: 0))
  }

  @Test func `the signs have two hundred and eleven years`() {
    #expect(Sign.allCases.map(\.releasedYears).reduce(0, +) == 211)
    #expect((1...4).map(Releasing.days(ofLevel:)) == [360, 30, 2.5, 2.5 / 12])
  }

  @Test func `the bond is loosed only in signs of more than seventeen and a half years`() throws {
    for sign in Sign.allCases {
      let releasing = try releasing(from: sign, fortune: sign.opposite)
      let first = releasing.periods()[0]
      let parts = releasing.parts(of: first)
      let long: Set<Sign> = [.gemini, .cancer, .leo, .virgo, .capricorn, .aquarius]
      #expect(parts.contains(where: \.isLoosed) == long.contains(sign), "\(sign)")
      if let loosed = parts.first(where: \.isLoosed) { #expect(loosed.sign == sign.opposite) }
      #expect(parts[0].sign == sign && parts.last?.end == first.end)
      #expect(zip(parts, parts.dropFirst()).allSatisfy { $0.end == $1.start })
    }
  }

  @Test func `Spirit in the sign of Fortune begins with the next sign, and Fortune’s angles are peaks`()
    throws
  {
    let together = try releasing(from: .leo, fortune: .leo)
    #expect(together.isShifted && together.first == .virgo)
    let apart = try releasing(from: .aries, fortune: .cancer)
    #expect(!apart.isShifted && apart.first == .aries)
    #expect(apart.periods()[0].peak == 10 && apart.periods()[1].peak == nil)
  }

  @Test func `four levels rule at every moment, each within the one above`() throws {
    let releasing = try releasing(from: .gemini, fortune: .aries)
    for day in stride(from: 0.0, to: 36_000, by: 1_234.5) {
      let ruling = releasing.ruling(at: day)
      #expect(ruling.map(\.level) == [1, 2, 3, 4])
      #expect(ruling.allSatisfy { $0.start <= day && day < $0.end })
    }
    #expect(releasing.ruling(at: -1).isEmpty)
  }

  // MARK: - Vimshottari

  @Test func `the periods of the first sample begin on the days that are known`() throws {
    let periods = try #require(try lords().vimshottari).periods
    let expected: [(Body, Double)] = [
      (.mercury, try day(1974, 1, 14)), (.southNode, try day(1991, 1, 14)), (.sun, try day(2018, 1, 14)),
    ]
    for (lord, day) in expected {
      let start = try #require(periods.first { $0.lord == lord }).start
      #expect(abs(start - day) <= 1.5, "\(lord)")
    }
    let savana = try #require(try lords(Conventions(dashaYear: .savana)).vimshottari).periods
    #expect(abs(try #require(savana.first { $0.lord == .sun }).start - (try day(2017, 8, 21))) <= 1.5)
  }

  @Test func `nine parts fill each period in proportion, from its own lord`() {
    let vimshottari = Vimshottari(of: 0, moon: Longitude(100), yearOf: 365.25)
    #expect(vimshottari.periods.count == 9)
    let whole = vimshottari.periods.map { $0.end - $0.start }.reduce(0, +)
    #expect(abs(whole - 120 * 365.25) < 1e-6)
    for period in vimshottari.periods {
      #expect(period.parts.count == 9 && period.parts[0].lord == period.lord)
      for part in period.parts {
        let share = Vimshottari.years(of: part.lord) / 120
        #expect(abs((part.end - part.start) - (period.end - period.start) * share) < 1e-6)
      }
    }
    #expect(vimshottari.ruling(at: 100).count == 3)
  }

  // MARK: - Profection

  @Test func `the year at a moment is that of the sign which has been reached`() throws {
    let chart = try SwissEphemeris().chart(of: KnownBirths.oksana)
    let rising = try #require(chart.angles).ascendant.sign
    // Between her 36th and 37th birthdays.
    let moment = try #require(Moment(julianDay: try day(2026, 11, 21)))
    let profections = try lords(on: moment).profections
    #expect(profections.map(\.period) == [.year, .month])
    #expect(profections[0].sign == Sign(index: rising.index + 36) && profections[0].house == 1)
    #expect(
      profections.allSatisfy { $0.start.julianDay <= moment.julianDay && moment.julianDay < $0.end.julianDay }
    )
    #expect(try lords().profections.isEmpty)
  }
}
