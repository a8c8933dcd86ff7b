import AstroSvitla

/// Measures two people: from their births to scores, to words, and to the bytes of the book.
struct CoupleBench {
  private let first: Chart
  private let second: Chart
  private let ephemeris: SwissEphemeris
  private let studio: Studio

  init(of first: Chart, and second: Chart, by ephemeris: SwissEphemeris) throws {
    (self.first, self.second, self.ephemeris) = (first, second, ephemeris)
    studio = try Studio(StudioOptions(language: .uk))
  }

  func measure() throws {
    guard let births = births else { return }
    var turn = 0
    let scores = try Stopwatch.median(runs: 1000) {
      turn += 1
      _ = try studio.synastry(of: chart(like: births.0, turn), with: chart(like: births.1, turn + 500))
    }
    Table.line("two births to synastry and scores", scores, target: 0.5, unit: "ms")
    let synastry = try studio.synastry(of: first, with: second).value
    let words = try Stopwatch.median { _ = try CoupleReport(of: synastry, in: .uk) }
    Table.line("the words of two people", words, target: 4, unit: "ms")
    let book = try Stopwatch.median(runs: 50) { _ = try studio.document(of: first, with: second) }
    Table.line("their book, from charts to PDF", book, target: 120, unit: "ms")
  }

  private var births: (BirthData, BirthData)? {
    first.birth.flatMap { birth in second.birth.map { (birth, $0) } }
  }

  /// The chart of the same birth on another date, decades away from the last, so that no cache helps.
  private func chart(like birth: BirthData, _ turn: Int) throws -> Chart {
    var other = birth
    other.date = CivilDate(daysSince1970: turn * 7919 % 45_000 - 25_000)
    return try ephemeris.chart(of: other)
  }
}
