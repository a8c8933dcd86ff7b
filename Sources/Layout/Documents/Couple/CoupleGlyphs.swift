import AstroChartModel
import AstroCouples
import AstroDrawing
import AstroSynastry
import AstroThemes
import AstroTypesetting
import AstroWording

/// What a paragraph about two people rests on, as lines of glyphs in the margin: each in the ink and with the mark
/// of its person, with a link to its row in the figures.
struct CoupleGlyphs {
  private let document: ReportDocument
  private let owners: SkyOwners

  init(of document: ReportDocument) { (self.document, owners) = (document, document.owners) }

  private var type: ReportType { document.type }

  func notes(for evidence: [CoupleFact]) -> [MarginNote] { evidence.compactMap(note) }

  private func note(_ fact: CoupleFact) -> MarginNote? {
    switch fact {
    case .contact(let aspect):
      note(
        symbol(aspect.end1, of: .first) + [.init(space + aspect.type.symbol + space, type.noteSymbol)]
          + symbol(aspect.end2, of: .second), row(of: aspect))
    case .overlay(let body, let person, let house):
      note(
        symbol(.body(body), of: person) + [.init(space, type.noteWord)] + number(house, of: person.other),
        FactAnchor.overlay(body, of: person.rawValue))
    case .composite(let point, let sign):
      note(
        [.init(document.words.compositeMark + space, type.noteWord)]
          + [.init(point.end.symbol + space, letters(point.end) ? type.noteWord : type.noteSymbol)]
          + [.init(sign.symbol, type.noteSymbol)], FactAnchor.composite(point.end))
    case .element(let element): note(balance(element.name(in: document.language)), FactAnchor.balance())
    case .modality(let modality): note(balance(modality.name(in: document.language)), FactAnchor.balance())
    case .place(let body, let sign, let person):
      note(
        [
          .init(body.symbol + space, inked(type.noteSymbol, person)),
          .init(sign.symbol, inked(type.noteSymbol, person)),
        ],
        FactAnchor.body(body, of: person.rawValue))
    case .seventh(let sign, let person):
      note(
        [
          .init("7" + space, inked(type.noteWord, person)),
          .init(sign.symbol, inked(type.noteSymbol, person)),
        ],
        FactAnchor.house(7, of: person.rawValue))
    case .score: nil
    }
  }

  private func note(_ spans: [StyledText.Span], _ anchor: String?) -> MarginNote {
    MarginNote(StyledText(spans, language: document.language.tag), to: anchor.map(Destination.anchor))
  }

  /// The row of an aspect between the two; `nil` if narrower orbs leave it out of the figures.
  private func row(of aspect: Aspect) -> String? {
    let isListed = document.skies.first?.aspects.contains { $0.end1 == aspect.end2 && $0.end2 == aspect.end1 }
    return isListed == true ? FactAnchor.between(aspect.end1, aspect.end2, of: 1) : nil
  }

  // MARK: - Parts of a line

  private let space = "\u{A0}"

  private func symbol(_ end: AspectEnd, of person: Person) -> [StyledText.Span] {
    [
      .init(
        end.symbol(in: document.language) + space,
        inked(letters(end) ? type.noteMark : type.noteSymbol, person)),
      mark(of: person),
    ]
  }

  private func number(_ house: Int, of person: Person) -> [StyledText.Span] {
    [.init("\(house)" + space, inked(type.noteWord, person)), mark(of: person)]
  }

  private func mark(of person: Person) -> StyledText.Span {
    .init(WritingDirection.isolated(owners.marks[person.rawValue]), inked(type.noteMark, person))
  }

  private func balance(_ name: String) -> [StyledText.Span] { [.init(name, type.noteWord)] }

  private func letters(_ end: AspectEnd) -> Bool { end.body?.hasLetters ?? true }

  private func inked(_ style: TextStyle, _ person: Person) -> TextStyle {
    var inked = style
    inked.paint = Paint(document.theme[Theme.ink(ofRing: person.rawValue, of: owners.names.count)])
    return inked
  }
}

extension ChartPoint {
  /// The same as an end of an aspect.
  fileprivate var end: AspectEnd {
    switch self {
    case .body(let body): .body(body)
    case .ascendant: .angle(.ascendant)
    case .midheaven: .angle(.midheaven)
    }
  }
}
