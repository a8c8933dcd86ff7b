public import AstroChartModel
public import AstroDiagnostics
public import AstroInterpretation

/// Has a writer write a report, and lets nothing through that the chart does not bear out.
///
/// What a writer answers is held against the brief. If there are findings, the writer is asked once more with them;
/// if there still are, or if he fails, the book's own report takes the place of his, and a note says why.
public struct Editor: Sendable {
  private let desk: Desk<Report>

  /// - Parameters:
  ///   - brief: What the writer is given.
  ///   - book: The report that takes the place of his.
  public init(of brief: ReportBrief, book: Report) { desk = Desk(of: brief, book: book) }

  /// The writer's report, or the book's with a note.
  public func report(by writer: any ReportWriter, generatedAt: Moment? = nil) async -> Made<Report> {
    var asked = desk.brief
    for _ in 0..<Desk<Report>.tries {
      let outcome: Result<Report, Problem>
      do throws(Problem) {
        outcome = .success(try await writer.report(on: asked, generatedAt: generatedAt))
      } catch {
        outcome = .failure(error)
      }
      switch desk.verdict(on: outcome, to: asked) {
      case .taken(let report): return Made(report)
      case .again(let brief): asked = brief
      case .failed(let made): return made
      }
    }
    return desk.refused(asked)
  }
}
