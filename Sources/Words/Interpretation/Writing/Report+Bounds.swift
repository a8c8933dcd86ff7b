package import AstroDiagnostics
import AstroWording

extension Report {
  /// Where the report departs from the bounds that every report of this library keeps, one line each;
  /// normally empty.
  package var departures: [Note] { departures(from: .standard) }

  /// Where the report departs from some bounds, one line each.
  package func departures(from bounds: ReportBounds) -> [Note] {
    ReportDraft(self).departures(from: bounds)
  }
}

extension ReportDraft {
  /// Where the text departs from some bounds, one line each.
  package func departures(from bounds: ReportBounds) -> [Note] {
    func texts(_ section: Section) -> [String] { parts.filter { $0.section == section }.map(\.text) }
    let sentences = (texts(.opening) + texts(.headline)).reduce(0) { $0 + Sentences.of($1).count }
    let words = texts(.analysis).reduce(0) { $0 + WordCount.of($1) }
    return [
      departure(kind.opening, sentences, .sentences, from: bounds.openingSentences),
      departure("detailedAnalysis", words, .words, from: bounds.analysisWords),
      departure("recommendations", texts(.advice).count, .advice, from: bounds.pieces),
    ].compactMap(\.self)
  }

  private func departure(
    _ field: String, _ count: Int, _ unit: ReportNote.Unit, from bounds: ClosedRange<Int>
  )
    -> Note?
  {
    guard !bounds.contains(count) else { return nil }
    return Note(
      ReportNote.outOfBounds(field: field, count, of: unit, bounds),
      "\(field) has \(count) \(unit.rawValue), not \(bounds.lowerBound) to \(bounds.upperBound)")
  }
}
