import AstroChartModel
import AstroDrawing
import AstroWheelLayout
import AstroWording

/// The names of bands, and the format of their days.
struct BandWords {
  let type: CalendarType
  let language: Language
  let clock: LocalClock
  let shaper: any TextShaper

  /// The aspect, the natal point, and the natal house of the moving body: □ ☉ VII.
  func name(_ aspect: AspectType, _ end: AspectEnd, house: Int?) -> ShapedText {
    var text = StyledText(aspect.symbol, type.aspect(aspect.nature), language: language.tag)
    text.spans.append(.init("\u{2009}", type.house))
    text.spans.append(.init(end.symbol, end.body == nil ? type.angle : type.point))
    if let house { text.spans.append(.init("\u{2006}" + RomanNumeral.text(house), type.house)) }
    return shaper.shape(text)
  }

  func day(_ moment: Moment, _ isRetrograde: Bool) -> ShapedText {
    var text = StyledText(
      CalendarPictureWords(language).day(clock.date(moment)), type.day, language: language.tag)
    if isRetrograde { text.spans.append(.init("\u{200A}℞", type.retrograde)) }
    return shaper.shape(text)
  }

  /// The day of a closest approach, with its orb, in faint ink.
  func nearest(_ approach: Passage.Approach) -> ShapedText {
    faint("\(CalendarPictureWords(language).day(clock.date(approach.moment))) \(Degrees.text(approach.orb))")
  }

  /// A day outside the picture, with an arrow toward it.
  func beyond(_ moment: Moment, isBefore: Bool) -> ShapedText {
    let day = clock.date(moment).shortText(in: language)
    return faint(isBefore ? "← \(day)" : "\(day) →")
  }

  private func faint(_ words: String) -> ShapedText {
    shaper.shape(words, type.faintDay, language: language.tag)
  }

  func title(of passage: Passage) -> String {
    let ends = [passage.transiting.name(in: language), passage.natal.name(in: language)]
    let days = passage.hits.map { clock.date($0.moment).shortText(in: language) }
    let house = passage.house.map { [HouseWording.name($0, in: language)] } ?? []
    return ends.joined(separator: ", ") + ": "
      + ([passage.aspect.name(in: language)] + house + days).joined(separator: ", ")
  }

  func title(of meeting: MutualAspect) -> String {
    let ends = [meeting.body1, meeting.body2].map { $0.name(in: language) }.joined(separator: ", ")
    return "\(ends): \(meeting.type.name(in: language)), "
      + clock.date(meeting.moment).shortText(in: language)
  }
}

/// House numbers as Roman numerals, which cannot be mistaken for days of a month.
enum RomanNumeral {
  /// - Parameter number: 1…12; any other number is written in Arabic numerals.
  static func text(_ number: Int) -> String {
    let numerals = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"]
    return numerals.indices.contains(number - 1) ? numerals[number - 1] : String(number)
  }
}
