package import AstroChartModel
package import AstroWording

/// The days and hours that a text names, and those that an event has.
package enum DatesInText {
  /// All days and hours that an event may be told by: of its moments, on their own clocks.
  package static func all(of event: SkyEvent, in language: Language) -> [String] {
    moments(of: event).flatMap { moment in
      let date = moment.local.date
      let day = language.phrasebook.date(month: date.month, day: date.day)
      return [day, String(moment.local.time.text.prefix(5))]
    }
  }

  private static func moments(of event: SkyEvent) -> [Moment] {
    guard case .transit(let passage) = event else { return [event.moment, event.end].compactMap(\.self) }
    return [passage.start, passage.end, passage.closest?.moment].compactMap(\.self)
      + passage.hits.map(\.moment)
  }

  /// The days, without their years, and the hours that a text names.
  package static func found(in text: String, _ language: Language) -> [String] {
    let months = Set(
      (1...12).map {
        language.phrasebook.date(month: $0, day: 1).split(separator: " ").last.map(String.init) ?? ""
      })
    let words = text.split(whereSeparator: \.isWhitespace).map { word in
      String(word.reversed().drop { ".,;:".contains($0) }.reversed())
    }
    let days = zip(words, words.dropFirst()).filter { Int($0.0) != nil && months.contains($0.1) }
    let hours = words.filter { $0.count == 5 && $0.dropFirst(2).first == ":" && Int($0.prefix(2)) != nil }
    return days.map { "\($0.0) \($0.1)" } + hours
  }
}
