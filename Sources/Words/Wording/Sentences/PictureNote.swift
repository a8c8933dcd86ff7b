package import AstroChartModel
package import AstroDiagnostics

/// What notes on pictures of charts and on themes are about.
package enum PictureNote: NoteSubject {
  /// Bodies that are drawn outside their house because it had no room for them.
  case borrowedRoom([Body])
  case weakTheme(Weakness)

  /// A finding about inks of a theme that are hard to see or to tell apart.
  package struct Weakness: Hashable, Sendable {
    /// What is too weak.
    package enum Kind: String, Hashable, Sendable { case text, line, natures, skies, elements, bodies }
    /// Whose eyes were taken for the measurement.
    package enum Vision: String, Hashable, Sendable { case typical, protanopia, deuteranopia, tritanopia }

    package var kind: Kind
    /// Whether it compares two inks, rather than an ink with its background.
    package var comparesInks: Bool { kind != .text && kind != .line }
    package var vision: Vision
    /// The measured contrast or difference, and the least that is required.
    package var figure: Double
    package var required: Double
    package var inks: [NamedInk]

    package init(kind: Kind, vision: Vision, figure: Double, required: Double, inks: [NamedInk]) {
      (self.kind, self.vision, self.inks) = (kind, vision, inks)
      (self.figure, self.required) = (figure, required)
    }
  }

  package var code: NoteCode {
    switch self {
    case .borrowedRoom: .borrowedRoom
    case .weakTheme: .weakTheme
    }
  }
}

/// An ink of a theme: one of its own, or that of a body.
package enum NamedInk: Hashable, Sendable {
  case theme(ThemeInk)
  case body(Body)
  /// An ink where it is drawn faintest, as chords are.
  case faintest(ThemeInk)

  /// Its name in theme files.
  package var token: String {
    switch self {
    case .theme(let ink), .faintest(let ink): ink.rawValue
    case .body(let body): body.rawValue
    }
  }

  /// The same ink where it is drawn faintest; a body's is always drawn alike.
  package var atItsFaintest: NamedInk {
    if case .theme(let ink) = self { .faintest(ink) } else { self }
  }
}
