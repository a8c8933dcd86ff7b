package import AstroChartModel
public import AstroDiagnostics

extension Note {
  /// The note in the words of a language; a note that has only its words keeps them.
  public func worded(in language: Language) -> Note {
    guard let subject, let message = language.phrasebook.words(on: subject) else { return self }
    return Note(subject, message)
  }
}

extension Note {
  /// A note on a birth of another program's file, in English.
  package init(_ subject: BirthNote) { self.init(subject, Language.en.phrasebook.note(subject)) }
}

extension NoteWords {
  /// The note in the words of the language; `nil` for a subject that was defined outside this package.
  fileprivate func words(on subject: any NoteSubject) -> String? {
    switch subject {
    case let sky as SkyNote: note(sky)
    case let birth as BirthNote: note(birth)
    case let page as PageNote: note(page)
    case let picture as PictureNote: note(picture)
    case let report as ReportNote: note(report)
    default: nil
    }
  }
}
