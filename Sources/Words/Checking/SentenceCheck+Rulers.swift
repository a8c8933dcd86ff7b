import AstroChartModel
import AstroWording

/// Whether a body that is told to rule a house does.
extension SentenceCheck {
  /// How many words may stand between a body and “your seventh house’s ruler”, or between that and its name.
  private static let reachOfRuler = 2

  /// Messages about bodies that are said to rule a house but do not.
  var wrongRulers: [Objection] {
    reader.rulers.compactMap { house, ruler in
      guard let rulers = known.rulers[house] else { return nil }
      let named = [
        bodies.last { isRuler(from: $0.words.upperBound, to: ruler.lowerBound) },
        bodies.first { isRuler(from: ruler.upperBound, to: $0.words.lowerBound) },
      ].compactMap(\.self)
      guard let first = named.first, !named.contains(where: { rulers.contains($0.body) }) else { return nil }
      return Objection(.ruler, ClaimFault.ruler(first.body, of: house))
    }
  }

  /// Whether what stands between a body and a ruler makes them one: “Saturn, your Descendant’s ruler”, “the ruler of
  /// the tenth house is Mars”.
  private func isRuler(from end: Int, to start: Int) -> Bool {
    (0...Self.reachOfRuler).contains(start - end)
      && reader.sentence.words[end..<start].allSatisfy(words.rulingLinks.contains)
  }
}
