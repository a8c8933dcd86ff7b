/// One piece of work that is measured.
struct Row {
  let name: String
  /// The time in milliseconds that the work may take on a quiet core.
  let target: Double
  /// The number of runs whose median counts.
  var runs = 200
  /// The least that the libraries below us take for the same result, where they can be measured alone.
  var floor: Floor?
  let work: () throws -> Void

  /// The number of runs whose instructions are counted, which takes fifty times as long as a run.
  var countedRuns: Int { min(20, max(2, runs / 10)) }

  /// What a row is held against: the same work, as far as other people's code does it.
  struct Floor {
    /// What is measured, as in `cairo alone`.
    let name: String
    let work: () throws -> Void
  }
}

/// Rows of one kind, with what they need already loaded.
protocol RowGroup {
  var rows: [Row] { get }
}

/// A number that grows with every run, so that no run repeats the one before.
final class Turn {
  private(set) var number = 0

  func next() -> Int {
    number += 1
    return number
  }
}
