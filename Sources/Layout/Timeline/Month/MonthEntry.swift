import AstroChartModel
import AstroDrawing
import AstroWheelLayout
import AstroWording

/// One line in the cell of a day: a time, and what happens.
struct MonthEntry {
  var moment: Moment
  /// The id, such as `transit.saturn.square.sun`.
  var id: String
  /// What happens, in symbols.
  var words: [StyledText.Span]
  var title: String
  /// Whether the day's Moon is marked for it.
  var isEclipse = false
}

/// Writes events in symbols, one line each.
struct MonthEntries {
  let type: CalendarType
  let language: Language

  /// The entries of an event that happens at an instant; empty for an event that a strip shows.
  func entries(of event: SkyEvent) -> [MonthEntry] {
    switch event {
    case .transit(let passage): passage.hits.map { entry(passage, $0) }
    case .aspect(let meeting): [entry(meeting)]
    case .ingress(let ingress): ingress.body == .moon ? [] : [entry(ingress)]
    case .station(let station): [entry(station)]
    case .lunation(let lunation): [entry(lunation)]
    case .eclipse(let eclipse): [entry(eclipse)]
    case .shadow, .void, .return, .profection, .hour, .houseIngress, .progressed, .declination, .lordTime: []
    }
  }

  private func entry(_ passage: Passage, _ hit: Passage.Hit) -> MonthEntry {
    var words = [symbol(passage.transiting)]
    if hit.isRetrograde { words.append(.init("℞", type.entryRetrograde)) }
    words += [aspect(passage.aspect), end(passage.natal)]
    if let house = passage.house { words.append(.init("\u{2005}" + RomanNumeral.text(house), type.house)) }
    let names = [passage.transiting.name(in: language), passage.natal.name(in: language)]
    let house = passage.house.map { ", " + HouseWording.name($0, in: language) } ?? ""
    return MonthEntry(
      moment: hit.moment,
      id: "transit.\(passage.transiting.rawValue).\(passage.aspect.rawValue).\(passage.natal.name)",
      words: words,
      title: names.joined(separator: ", ") + ": \(passage.aspect.name(in: language))\(house)")
  }

  private func entry(_ meeting: MutualAspect) -> MonthEntry {
    let names = [meeting.body1, meeting.body2].map { $0.name(in: language) }.joined(separator: ", ")
    return MonthEntry(
      moment: meeting.moment,
      id: "aspect.\(meeting.body1.rawValue).\(meeting.type.rawValue).\(meeting.body2.rawValue)",
      words: [symbol(meeting.body1), aspect(meeting.type), symbol(meeting.body2)],
      title: "\(names): \(meeting.type.name(in: language))")
  }

  private func entry(_ ingress: Ingress) -> MonthEntry {
    var words = [symbol(ingress.body)]
    if ingress.isRetrograde { words.append(.init("℞", type.entryRetrograde)) }
    words += [.init(" → ", type.entryWords), .init(ingress.sign.symbol, type.entrySymbol)]
    return MonthEntry(
      moment: ingress.moment, id: "ingress.\(ingress.body.rawValue).\(ingress.sign.rawValue)", words: words,
      title: "\(ingress.body.name(in: language)), \(ingress.sign.name(in: language))")
  }

  private func entry(_ station: Station) -> MonthEntry {
    let turn: StyledText.Span =
      station.direction == .retrograde ? .init(" ℞ ", type.entryRetrograde) : .init(" D ", type.entryWords)
    return MonthEntry(
      moment: station.moment, id: "station.\(station.body.rawValue).\(station.direction.rawValue)",
      words: [symbol(station.body), turn] + place(station.longitude),
      title: "\(station.body.name(in: language)), \(station.longitude.position(in: language))")
  }

  /// A phase as the aspect that it is, because the disc of the day looks the same on the days beside it.
  private func entry(_ lunation: Lunation) -> MonthEntry {
    let aspects: [AspectType] = [.conjunction, .square, .opposition, .square]
    let phase = MoonPhase.allCases[lunation.phase.quarter * 2].name(in: language)
    return MonthEntry(
      moment: lunation.moment, id: "lunation.\(lunation.phase.rawValue)",
      words: [
        symbol(.moon), aspect(aspects[lunation.phase.quarter % 4]), symbol(.sun), .init(" ", type.entryWords),
      ]
        + place(lunation.longitude),
      title: "\(phase), \(lunation.longitude.position(in: language))")
  }

  private func entry(_ eclipse: Eclipse) -> MonthEntry {
    let name = CalendarPictureWords(language).name(of: eclipse.type)
    return MonthEntry(
      moment: eclipse.greatest, id: "eclipse.\(eclipse.luminary.rawValue)",
      words: [
        .init(eclipse.luminary.body.symbol, type.entryEclipseSymbol), .init(" " + name, type.entryEclipse),
      ], title: "\(eclipse.luminary.body.name(in: language)), \(name)", isEclipse: true)
  }

  // MARK: - Symbols

  private func symbol(_ body: Body) -> StyledText.Span { .init(body.symbol, type.entrySymbol) }

  private func end(_ end: AspectEnd) -> StyledText.Span {
    .init(end.symbol, end.body == nil ? type.angle : type.entrySymbol)
  }

  private func aspect(_ aspect: AspectType) -> StyledText.Span {
    .init("\u{2009}\(aspect.symbol)\u{2009}", type.aspect(aspect.nature))
  }

  private func place(_ longitude: Longitude) -> [StyledText.Span] {
    [
      .init(longitude.degreesText + "\u{2009}", type.entryWords),
      .init(longitude.sign.symbol, type.entrySymbol),
    ]
  }
}
