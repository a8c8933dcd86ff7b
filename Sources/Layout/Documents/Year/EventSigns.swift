import AstroChartModel
import AstroDrawing
import AstroThemes
import AstroWording

/// Events as symbols, the way astrologers note them: `♄ □ ☉`.
struct EventSigns {
  let type: ReportType
  let language: Language

  func text(of entry: CalendarEntry) -> StyledText {
    StyledText(spans(of: entry), language: language.tag)
  }

  private func spans(of entry: CalendarEntry) -> [StyledText.Span] {
    switch entry.event {
    case .transit(let passage): spans(of: passage, hit: entry.hit)
    case .aspect(let meeting): [symbol(meeting.body1), aspect(meeting.type), symbol(meeting.body2)]
    case .ingress(let ingress):
      [symbol(ingress.body)] + turn(ingress.isRetrograde) + [word("\u{2009}→\u{2009}"), sign(ingress.sign)]
    case .station(let station):
      [symbol(station.body)] + (station.direction == .retrograde ? turn(true) : [word("\u{2009}D")])
    case .shadow(let shadow): [symbol(shadow.body)] + turn(true)
    case .lunation(let lunation): [symbol(.moon), aspect(lunation.phase.aspect), symbol(.sun)]
    case .eclipse(let eclipse):
      [.init((eclipse.luminary == .sun ? Body.sun : .moon).symbol, type.accentSymbol)]
    case .void(let void): [.init(signs(of: void), type.faintSymbol)]
    case .return(let back): [symbol(back.body), word("\u{2009}→\u{2009}"), symbol(back.body)]
    case .profection(let profection): [sign(profection.sign), word("\u{2009}"), symbol(profection.lord)]
    case .hour(let hour): [symbol(hour.ruler)]
    }
  }

  private func spans(of passage: Passage, hit: Int?) -> [StyledText.Span] {
    let isRetrograde = hit.map { passage.hits[$0].isRetrograde } ?? false
    let end =
      passage.natal.body == nil
      ? StyledText.Span(passage.natal.symbol, type.mark) : .init(passage.natal.symbol, type.smallSymbol)
    return [symbol(passage.transiting)] + turn(isRetrograde) + [aspect(passage.aspect), end]
  }

  /// The symbols of the Moon and its last aspect, or of the sign if there is none.
  private func signs(of void: VoidOfCourse) -> String {
    let rest = void.last.map { [$0.type.symbol, $0.body.symbol] } ?? [void.leaves.symbol]
    return ([Body.moon.symbol] + rest).joined(separator: "\u{2009}")
  }

  private func symbol(_ body: Body) -> StyledText.Span { .init(body.symbol, type.smallSymbol) }
  private func sign(_ sign: Sign) -> StyledText.Span { .init(sign.symbol, type.smallSymbol) }
  private func word(_ word: String) -> StyledText.Span { .init(word, type.cell) }
  private func turn(_ isRetrograde: Bool) -> [StyledText.Span] {
    isRetrograde ? [.init("℞", type.retrograde)] : []
  }

  private func aspect(_ aspect: AspectType) -> StyledText.Span {
    let ink = TextStyle(.symbols, size: 9, color: type.theme.ink(aspect.nature))
    return .init("\u{2009}\(aspect.symbol)\u{2009}", ink)
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
