/// What notes on pages and pictures are about, whatever they show.
package enum PageNote: NoteSubject {
  /// Characters that no face has, and how many more there are that are not listed.
  case missingGlyphs(String, more: Int)
  /// A figure was wider than its column.
  case narrowedFigure
  /// What was taller than a page, such as `table`.
  case shrunkBlock(String)
  /// The tag of a language without hyphenation.
  case noHyphenation(String)
  /// A logo would not have been seen on its dark ground.
  case logoOnPlate

  package var code: NoteCode {
    switch self {
    case .missingGlyphs: .missingGlyphs
    case .narrowedFigure, .shrunkBlock: .scaled
    case .noHyphenation: .noHyphenation
    case .logoOnPlate: .logoOnPlate
    }
  }
}
