import AstroChartModel
import AstroDrawing
import AstroThemes
import AstroWording

/// Events as symbols, the way astrologers note them: `♄ ☉` before a row of an index, `□` before each of its days.
struct EventSigns {
  let type: ReportType
  let language: Language

  /// Who moves, and what is met.
  func head(of subject: EventIndex.Subject) -> StyledText {
    StyledText(spans(of: subject), language: language.tag)
  }

  private func spans(of subject: EventIndex.Subject) -> [StyledText.Span] {
    switch subject {
    case .way(let body): [symbol(body)]
    case .touching(let body, let point): [symbol(body), space, end(point)]
    case .meeting(let one, let other): [symbol(one), space, symbol(other)]
    case .phase(let phase): [symbol(.moon), aspect(phase.aspect), symbol(.sun)]
    case .eclipses: [symbol(.moon)]
    case .profection(let period): [word(language.phrasebook.profected(period))]
    case .hours: []
    }
  }

  /// What a day brings, beside what its whole row is about; an aspect that is that of the day before is not repeated.
  func mark(of entry: CalendarEntry, after before: CalendarEntry?) -> [StyledText.Span] {
    switch entry.event {
    case .transit(let passage):
      (passage.aspect == before?.event.passage?.aspect ? [] : [aspect(passage.aspect)])
        + turn(entry.hit.map { passage.hits[$0].isRetrograde } ?? false)
    case .aspect(let meeting): [aspect(meeting.type)]
    case .ingress(let ingress): turn(ingress.isRetrograde) + [word("→\u{2009}"), sign(ingress.sign)]
    case .station(let station): station.direction == .retrograde ? turn(true) : [word("D")]
    case .shadow: [word("("), .init("℞", type.retrograde), word(")")]
    case .lunation(let lunation): [sign(lunation.longitude.sign)]
    case .eclipse(let eclipse):
      [
        .init((eclipse.luminary == .sun ? Body.sun : .moon).symbol, type.accentSymbol),
        word("\u{2009}\(CalendarPictureWords(language).name(of: eclipse.type))"),
      ]
    case .return(let back): [aspect(.conjunction), symbol(back.body)]
    case .profection(let profection): [sign(profection.sign), space, symbol(profection.lord)]
    case .hour(let hour): [symbol(hour.ruler)]
    case .void, .houseIngress, .progressed, .declination, .lordTime: []
    }
  }

  private var space: StyledText.Span { word("\u{2009}") }
  private func symbol(_ body: Body) -> StyledText.Span { .init(body.symbol, type.smallSymbol) }
  private func sign(_ sign: Sign) -> StyledText.Span { .init(sign.symbol, type.smallSymbol) }
  private func word(_ word: String) -> StyledText.Span { .init(word, type.cell) }
  private func turn(_ isRetrograde: Bool) -> [StyledText.Span] {
    isRetrograde ? [.init("℞", type.retrograde)] : []
  }

  private func end(_ point: AspectEnd) -> StyledText.Span {
    .init(point.symbol, point.body == nil ? type.mark : type.smallSymbol)
  }

  private func aspect(_ aspect: AspectType) -> StyledText.Span {
    let ink = TextStyle(.symbols, size: 9, color: type.theme.ink(aspect.nature))
    return .init("\u{2009}\(aspect.symbol)\u{2009}", ink)
  }
}

extension SkyEvent {
  fileprivate var passage: Passage? {
    guard case .transit(let passage) = self else { return nil }
    return passage
  }
}

extension Lunation.Phase {
  /// The aspect of the Moon to the Sun.
  fileprivate var aspect: AspectType {
    switch self {
    case .newMoon: .conjunction
    case .firstQuarter, .lastQuarter: .square
    case .fullMoon: .opposition
    }
  }
}
