import ChartModel

/// Chooses the matches of a report: the highest-ranked that say nothing twice and fill the length.
///
/// A depth-first search that takes the better match before it leaves it: its first success is the choice
/// of a reader who goes down the list, changed at the end only as far as the length asks for it.
struct Selection {
  /// Leaders of their stages first, then by rank.
  private let candidates: [Candidate]
  /// The words of all candidates from an index on.
  private let wordsFrom: [Int]
  private let stages: Set<Stage>
  private let bridgeWords: ([MatchedRule]) -> Int
  private var stepsLeft = 0

  /// - Parameter bridgeWords: How many words the bridges between some matches have.
  init(_ ranked: [Candidate], bridgeWords: @escaping ([MatchedRule]) -> Int) {
    let candidates = Selection.leadersFirst(ranked)
    self.candidates = candidates
    self.bridgeWords = bridgeWords
    stages = Set(candidates.map(\.stage))
    wordsFrom = candidates.reversed().reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.words) }.reversed()
  }

  /// The best choice by the strictest demands that can be met.
  mutating func choose() -> [Candidate]? {
    for demands in Demands.ladder {
      stepsLeft = Selection.patience
      if let chosen = search(from: 0, Choice(), demands) { return chosen.candidates }
    }
    return nil
  }

  /// How many steps a search may take; ten times what the hardest of 100,000 charts took.
  private static let patience = 4000

  private mutating func search(from index: Int, _ choice: Choice, _ demands: Demands) -> Choice? {
    if isComplete(choice, demands) { return choice }
    guard index < candidates.count, stepsLeft > 0,
      choice.words + wordsFrom[index] >= demands.words.lowerBound - Selection.bridgeAllowance
    else { return nil }
    stepsLeft -= 1
    if let wider = choice.adding(candidates[index], demands),
      let found = search(from: index + 1, wider, demands)
    {
      return found
    }
    return search(from: index + 1, choice, demands)
  }

  /// The words that bridges may bring to a report.
  private static let bridgeAllowance = 60

  private func isComplete(_ choice: Choice, _ demands: Demands) -> Bool {
    demands.paragraphs.contains(choice.candidates.count)
      && choice.words >= demands.words.lowerBound - Selection.bridgeAllowance
      && (!demands.everyStage || choice.stages.count == stages.count)
      && demands.words.contains(choice.words + bridgeWords(choice.candidates.map(\.match)))
  }

  /// The best match of each stage comes before everything else, so that no stage is crowded out.
  private static func leadersFirst(_ ranked: [Candidate]) -> [Candidate] {
    let demands = Demands(words: 0...(.max), perStage: 1, perBody: 2, everyStage: false)
    var leaders = Choice()
    var others: [Candidate] = []
    for candidate in ranked {
      if let more = leaders.adding(candidate, demands) { leaders = more } else { others.append(candidate) }
    }
    return leaders.candidates + others
  }
}
