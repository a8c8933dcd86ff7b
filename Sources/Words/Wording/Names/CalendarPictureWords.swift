package import AstroChartModel

/// The words in pictures of a calendar.
package struct CalendarPictureWords: Sendable {
  private let phrasebook: any Phrasebook

  package init(_ language: Language) { phrasebook = language.phrasebook }

  /// The name of a month, as in “January”.
  ///
  /// - Parameter month: 1…12, as in all these functions.
  package func month(_ month: Int) -> String { phrasebook.name(ofMonth: month) }

  /// The short name of a month, as in “Jan”.
  package func shortMonth(_ month: Int) -> String { phrasebook.shortName(ofMonth: month) }

  /// A month and its year, as in “June 2027”.
  package func month(_ month: Int, of year: Int) -> String { phrasebook.name(ofMonth: month, year: year) }

  /// The same within a line, as in «березень 2027».
  package func inline(_ month: Int, of year: Int) -> String { phrasebook.inline(month: month, year: year) }

  /// The day without its year, as in “13 Jun”.
  package func day(_ date: CivilDate) -> String { phrasebook.shortDay(month: date.month, day: date.day) }

  /// The short name of a weekday, as in “Mon”.
  ///
  /// - Parameter weekday: 1 for Monday … 7 for Sunday.
  package func weekday(_ weekday: Int) -> String { phrasebook.shortName(ofWeekday: weekday) }

  package var skyAlone: String { phrasebook.skyAlone }
  package var transitsToBirth: String { phrasebook.transitsToBirth }
  package var aspectsInTheSky: String { phrasebook.aspectsInTheSky }
  /// Which clock days and times refer to, as in “times of Europe/Kyiv”.
  package func times(of zone: String) -> String { phrasebook.times(of: zone) }

  /// Which clock days and times refer to, as in “times at UTC+2, in summer UTC+3”.
  ///
  /// - Parameter offsets: The clock's offsets from UTC, the least first; that of summer last.
  package func times(at offsets: [String]) -> String {
    guard let summer = offsets.last, offsets.count > 1 else {
      return phrasebook.times(at: offsets.first ?? "UTC", summer: nil)
    }
    return phrasebook.times(at: offsets.dropLast().joined(separator: ", "), summer: summer)
  }

  package var keyToHeight: String { phrasebook.keyToHeight }
  package var keyToHouse: String { phrasebook.keyToHouse }
  package var keyToRetrograde: String { phrasebook.keyToRetrograde }
  package var keyToEclipse: String { phrasebook.keyToEclipse }
  package var keyToMoonStrip: String { phrasebook.keyToMoonStrip }
  package var keyToVoid: String { phrasebook.keyToVoid }

  /// The title of the Moon's year, as in “The Moon in 2027”.
  package func moonYear(_ year: Int) -> String { phrasebook.moonYear(year) }
  /// When the discs of the Moon's year are true, and from where.
  package func moonAtNoon(isSouthern: Bool) -> String { phrasebook.moonAtNoon(isSouthern: isSouthern) }
  /// Whose aspects end the void times.
  package func voidKind(_ reckoning: VoidReckoning) -> String { phrasebook.voidKind(reckoning) }
  package var keyToExactPhase: String { phrasebook.keyToExactPhase }
  package var keyToSignChange: String { phrasebook.keyToSignChange }
  package var keyToWeekend: String { phrasebook.keyToWeekend }

  /// The type of an eclipse, as in “total”.
  package func name(of type: Eclipse.EclipseType) -> String { phrasebook.name(of: type) }

  /// A remark on transits that are not drawn, as in “Mars: 43 more in the list”.
  package func leftToList(_ count: Int, of body: Body) -> String {
    phrasebook.leftToList(count, of: phrasebook.name(of: body, .nominative).capitalizedFirst)
  }

  /// A remark on hits that are not drawn, as in “3 more”.
  package func more(_ count: Int) -> String { phrasebook.more(count) }
}
