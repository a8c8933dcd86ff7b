import Wording

extension Report {
  /// What of the report is longer or shorter than a report should be, one line each; empty as it should be.
  ///
  /// Ours never are; reports that others wrote may be.
  public var departures: [String] {
    let influences = Sentences.of(keyInfluences).count
    let words = detailedAnalysis.reduce(0) { $0 + WordCount.of($1.text) }
    return [
      Report.departure("keyInfluences", influences, "sentences", from: 2...3),
      Report.departure("detailedAnalysis", words, "words", from: 400...500),
      Report.departure("recommendations", recommendations.count, "entries", from: 3...4),
    ].compactMap(\.self)
  }

  private static func departure(
    _ section: String, _ count: Int, _ unit: String, from bounds: ClosedRange<Int>
  ) -> String? {
    bounds.contains(count)
      ? nil : "\(section) has \(count) \(unit) instead of \(bounds.lowerBound) to \(bounds.upperBound)"
  }
}
