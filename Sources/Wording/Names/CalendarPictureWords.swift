public import ChartModel

/// The words of pictures of a calendar.
public struct CalendarPictureWords: Sendable {
  private let phrasebook: any Phrasebook

  public init(_ language: Language) { phrasebook = language.phrasebook }

  /// As in “January”.
  ///
  /// - Parameter month: 1…12, as everywhere here.
  public func month(_ month: Int) -> String { phrasebook.name(ofMonth: month) }

  /// As in “June 2027”.
  public func month(_ month: Int, of year: Int) -> String { phrasebook.name(ofMonth: month, year: year) }

  /// The day without its year, as in “13 Jun”.
  public func day(_ date: CivilDate) -> String { phrasebook.shortDay(month: date.month, day: date.day) }

  /// As in “Mon”.
  ///
  /// - Parameter weekday: 1 for a Monday … 7 for a Sunday.
  public func weekday(_ weekday: Int) -> String { phrasebook.shortName(ofWeekday: weekday) }

  public var skyAlone: String { phrasebook.skyAlone }
  public var transitsToBirth: String { phrasebook.transitsToBirth }
  public var aspectsInTheSky: String { phrasebook.aspectsInTheSky }
  /// By which clock days and times are told, as in “times of Europe/Kyiv”.
  public func times(of zone: String) -> String { phrasebook.times(of: zone) }

  public var keyToHeight: String { phrasebook.keyToHeight }
  public var keyToHouse: String { phrasebook.keyToHouse }
  public var keyToRetrograde: String { phrasebook.keyToRetrograde }
  public var keyToEclipse: String { phrasebook.keyToEclipse }
  public var keyToMoonStrip: String { phrasebook.keyToMoonStrip }
  public var keyToVoid: String { phrasebook.keyToVoid }

  /// What an eclipse is, as in “total”.
  public func name(of type: Eclipse.EclipseType) -> String { phrasebook.name(of: type) }

  /// What is not drawn, as in “Mars: 43 more in the list”.
  public func leftToList(_ count: Int, of body: Body) -> String {
    phrasebook.leftToList(count, of: phrasebook.name(of: body, .nominative).capitalizedFirst)
  }

  /// As in “3 more”.
  public func more(_ count: Int) -> String { phrasebook.more(count) }
}
