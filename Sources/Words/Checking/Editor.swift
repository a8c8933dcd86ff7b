public import AstroChartModel
public import AstroDiagnostics
public import AstroInterpretation
import AstroWording

/// Has a writer write a report, and lets nothing through that the chart does not bear out.
///
/// What a writer answers is held against the brief. If there are findings, the writer is asked once more with them;
/// if there still are, or if he fails, the book's own report takes the place of his, and a note says why.
public struct Editor: Sendable {
  private let brief: ReportBrief
  private let check: ReportCheck
  private let book: Report

  /// - Parameters:
  ///   - brief: What the writer is given.
  ///   - book: The report that takes the place of his.
  public init(of brief: ReportBrief, book: Report) {
    (self.brief, self.book) = (brief, book)
    check = ReportCheck(against: brief)
  }

  /// The writer's report, or the book's with a note.
  public func report(by writer: any ReportWriter, generatedAt: Moment? = nil) async -> Made<Report> {
    var asked = brief
    for _ in 0..<Editor.tries {
      do throws(Problem) {
        let report = try await writer.report(on: asked, generatedAt: generatedAt)
        guard let again = findings(in: report) else { return Made(report) }
        asked = again
      } catch {
        guard let again = again(after: error, asked) else { return failed(error) }
        asked = again
      }
    }
    return refused(asked)
  }

  /// The same of a writer that is waited for.
  package func report(
    by write: (ReportBrief) throws(Problem) -> Report
  ) -> Made<Report> {
    var asked = brief
    for _ in 0..<Editor.tries {
      do throws(Problem) {
        let report = try write(asked)
        guard let again = findings(in: report) else { return Made(report) }
        asked = again
      } catch {
        guard let again = again(after: error, asked) else { return failed(error) }
        asked = again
      }
    }
    return refused(asked)
  }

  /// How often a writer is asked.
  private static let tries = 2

  /// The brief with what is wrong with a report; `nil` if nothing is.
  private func findings(in report: Report) -> ReportBrief? {
    let findings = check.findings(in: report)
    return findings.isEmpty ? nil : brief(with: findings)
  }

  /// The brief with what is wrong with an answer that is no report; `nil` for a failure that asking again would not
  /// mend, and for one that was asked already.
  private func again(after problem: Problem, _ asked: ReportBrief) -> ReportBrief? {
    problem.code == .invalidReport && asked.findings == nil ? brief(with: problem.all) : nil
  }

  private func brief(with findings: [Problem]) -> ReportBrief {
    let tongue = Tongue(brief.language)
    var brief = brief
    brief.findings = findings.map {
      ReportBrief.Finding(place: $0.location.description, message: $0.withoutLocation(in: tongue))
    }
    return brief
  }

  private func refused(_ asked: ReportBrief) -> Made<Report> {
    let findings = asked.findings ?? []
    let first = findings.first.map { "\($0.place): \($0.message)" } ?? ""
    let note = Note(
      ReportNote.writerRefused(findings.count, first: first),
      "the writer's text was refused twice, findings: \(findings.count), the first \(first); the report is the book's"
    )
    return Made(book, notes: [note])
  }

  private func failed(_ problem: Problem) -> Made<Report> {
    let reason = problem.line(options: nil, in: Tongue(brief.language))
    let note = Note(
      ReportNote.writerFailed(reason), "the writer gave no report: \(reason); the report is the book's")
    return Made(book, notes: [note])
  }
}
