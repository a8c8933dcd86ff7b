package import AstroDiagnostics
package import AstroInterpretation
import AstroWording

/// Holds what a writer answers against the brief, and has the reading of the book at hand for when he fails.
package struct Desk<Book: Retellable>: Sendable {
  /// What the writer is given at first.
  let brief: ReportBrief
  private let check: ReportCheck
  private let book: Book

  package init(of brief: ReportBrief, book: Book) {
    (self.brief, self.book) = (brief, book)
    check = ReportCheck(against: brief)
  }

  /// What becomes of an answer.
  enum Verdict {
    case taken(Book)
    /// The writer is asked once more, with what is wrong.
    case again(ReportBrief)
    /// The book takes his place.
    case failed(Made<Book>)
  }

  /// How often a writer is asked.
  static var tries: Int { 2 }

  /// The reading in the words of a writer that is waited for, or the book’s with a note.
  ///
  /// - Parameter answer: The parts of a report that he answers to a brief, in UTF-8.
  package func reading(
    by answer: (ReportBrief) throws(Problem) -> [UInt8]
  ) -> Made<Book> {
    var asked = brief
    for _ in 0..<Self.tries {
      let outcome = Result { () throws(Problem) in
        try book.retold(in: try answer(asked), of: asked, by: "writer/1")
      }
      switch verdict(on: outcome.mapError { $0 }, to: asked) {
      case .taken(let text): return Made(text)
      case .again(let brief): asked = brief
      case .failed(let made): return made
      }
    }
    return refused(asked)
  }

  /// - Parameter asked: The brief that was answered.
  func verdict(on outcome: Result<Book, Problem>, to asked: ReportBrief) -> Verdict {
    do throws(Problem) {
      let text = try outcome.get()
      let findings = check.findings(in: try text.draft)
      return findings.isEmpty ? .taken(text) : .again(brief(with: findings))
    } catch {
      // Asking again mends an answer that is no report, and no other failure.
      guard error.code == .invalidReport, asked.findings == nil else { return .failed(failed(error)) }
      return .again(brief(with: error.all))
    }
  }

  private func brief(with findings: [Problem]) -> ReportBrief {
    let tongue = Tongue(brief.language)
    var brief = brief
    brief.findings = findings.map {
      ReportBrief.Finding(place: $0.location.description, message: $0.withoutLocation(in: tongue))
    }
    return brief
  }

  /// The book’s reading, with a note on what was found.
  func refused(_ asked: ReportBrief) -> Made<Book> {
    let findings = asked.findings ?? []
    let first = findings.first.map { "\($0.place): \($0.message)" } ?? ""
    let note = Note(
      ReportNote.writerRefused(findings.count, first: first),
      "the writer's text was refused twice, findings: \(findings.count), the first \(first); the report is the book's"
    )
    return Made(book, notes: [note])
  }

  private func failed(_ problem: Problem) -> Made<Book> {
    let reason = problem.line(options: nil, in: Tongue(brief.language))
    let note = Note(
      ReportNote.writerFailed(reason), "the writer gave no report: \(reason); the report is the book's")
    return Made(book, notes: [note])
  }
}
