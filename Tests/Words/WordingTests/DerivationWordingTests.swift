import AstroChartModel
import AstroWording
import Testing

@Suite struct DerivationWordingTests {
  @Test func `by which reckoning a chart was derived stands under its place`() throws {
    var chart = try Chart(kind: .progressed, planets: [])
    chart.derived = Derivation(method: .secondary, angles: .solarArcLongitude)
    #expect(
      ChartCaption(of: chart, in: .en).place.suffix(2)
        == ["Secondary progressions", "Angles: solar arc in longitude"])
    #expect(
      ChartCaption(of: chart, in: .uk).place.suffix(2)
        == ["Вторинні прогресії", "Кути: сонячна дуга за довготою"])
  }

  @Test func `a pass is counted where there are several, and precession told where it was taken out`() {
    let alone = Derivation(body: .mars, cycle: 1, pass: 1, passes: 1, isPrecessed: false)
    #expect(alone.lines(in: .en).isEmpty)
    let second = Derivation(body: .mars, cycle: 1, pass: 2, passes: 3, isPrecessed: true)
    #expect(second.lines(in: .en) == ["Precession-corrected", "Pass 2 of 3"])
    #expect(second.lines(in: .uk) == ["З поправкою на прецесію", "Проходження 2 з 3"])
  }

  @Test(arguments: Language.allCases)
  func `every method has a name of its own`(language: Language) {
    let all =
      DerivationMethod.allCases.map { Derivation(method: $0) }
      + ProgressedAngles.allCases.map { Derivation(angles: $0) }
      + CompositeHouses.allCases.map { Derivation(housesBy: $0) }
    let lines = all.flatMap { $0.lines(in: language) }
    #expect(lines.count == all.count && Set(lines).count == all.count)
  }
}
