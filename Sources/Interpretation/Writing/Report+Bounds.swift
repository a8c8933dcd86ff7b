package import Diagnostics

extension Report {
  /// What in it is outside the bounds that every report of ours keeps, in one line each; none as it should be.
  package var departures: [Note] { departures(from: .standard) }

  /// What in it is outside some bounds, in one line each.
  package func departures(from bounds: ReportBounds) -> [Note] {
    let sentences = Sentences.of(keyInfluences).count
    let words = detailedAnalysis.reduce(0) { $0 + WordCount.of($1.text) }
    return [
      departure("keyInfluences", sentences, "sentences", from: bounds.openingSentences),
      departure("detailedAnalysis", words, "words", from: bounds.analysisWords),
      departure("recommendations", recommendations.count, "pieces of advice", from: bounds.pieces),
    ].compactMap(\.self)
  }

  private func departure(_ field: String, _ count: Int, _ unit: String, from bounds: ClosedRange<Int>)
    -> Note?
  {
    guard !bounds.contains(count) else { return nil }
    let matter = [field, "\(count)", unit, "\(bounds.lowerBound)", "\(bounds.upperBound)"]
    return Note(
      .outOfBounds, of: matter,
      "\(field) has \(count) \(unit), not \(bounds.lowerBound) to \(bounds.upperBound)")
  }
}
