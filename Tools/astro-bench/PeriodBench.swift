import AstroSvitla

/// Measures readings of time for one birth after another, as a stream of births asks for them.
struct PeriodBench: RowGroup {
  private let natal: [Chart]
  private let ephemeris: SwissEphemeris

  init(of natal: [Chart], by ephemeris: SwissEphemeris) { (self.natal, self.ephemeris) = (natal, ephemeris) }

  var rows: [Row] {
    [
      reading("a day in words, of the next person", of: .day(CivilDate(daysSince1970: 20_800)), target: 0.5),
      reading("a year in words, with its events", of: .unit(SpanUnit(year: 2027)), target: 40),
    ]
  }

  private func reading(_ name: String, of span: ReadingSpan, target: Double) -> Row {
    let turn = Turn()
    var book = Daybook(ephemeris)
    return Row(name: name, target: target, runs: 50) {
      _ = try book.reading(
        of: natal[turn.next() % natal.count], over: span, zone: nil, in: .en, generatedAt: nil)
    }
  }
}
