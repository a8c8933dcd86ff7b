package import AstroDiagnostics

/// What notes on reports are about.
package enum ReportNote: NoteSubject {
  /// A field of a report, how many units it has, which unit, and how many it should have.
  case outOfBounds(field: String, Int, of: Unit, ClosedRange<Int>)
  /// The ids of rules without words in the language of the report.
  case noWords(rules: String)
  /// A chart carries too little for the full length.
  case notFull
  /// A writer's text was refused twice: how many findings the second had, and the first of them.
  case writerRefused(Int, first: String)
  /// A writer gave no report, and why.
  case writerFailed(String)

  /// The units in which the lengths of a report are counted.
  package enum Unit: String, CaseIterable, Hashable, Sendable {
    case sentences, words
    case advice = "pieces of advice"
  }

  package var code: NoteCode {
    switch self {
    case .outOfBounds: .outOfBounds
    case .noWords: .noWords
    case .notFull: .notFull
    case .writerRefused: .writerRefused
    case .writerFailed: .writerFailed
    }
  }
}
