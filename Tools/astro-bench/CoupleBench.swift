import AstroSvitla

/// Measures two people: from their births to scores, to words, and to the bytes of the book.
struct CoupleBench: RowGroup {
  private let first: Chart
  private let second: Chart
  private let ephemeris: SwissEphemeris
  private let studio: Studio
  private let synastry: Synastry

  init(of first: Chart, and second: Chart, by ephemeris: SwissEphemeris) throws {
    (self.first, self.second, self.ephemeris) = (first, second, ephemeris)
    studio = try Studio(StudioOptions(language: .uk))
    synastry = try studio.synastry(of: first, with: second).value
  }

  var rows: [Row] { [scores, words, book].compactMap(\.self) }

  private var scores: Row? {
    guard let births = births else { return nil }
    let turn = Turn()
    return Row(name: "two births to synastry and scores", target: 0.5, runs: 1000) {
      let number = turn.next()
      _ = try studio.synastry(of: chart(like: births.0, number), with: chart(like: births.1, number + 500))
    }
  }

  private var words: Row {
    Row(name: "the words of two people", target: 4) { _ = try CoupleReport(of: synastry, in: .uk) }
  }

  private var book: Row {
    Row(name: "their book, from charts to PDF", target: 120, runs: 50) {
      _ = try studio.document(of: first, with: second)
    }
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
