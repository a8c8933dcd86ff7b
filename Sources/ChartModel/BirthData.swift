/// When and where somebody was born, as the birth certificate has it.
///
/// Its description hides it: birth data is personal, and ends up in logs too easily.
public struct BirthData: Hashable, Sendable {
  public var date: CivilDate
  /// The calendar in which the birth tells its date; `nil` where it does not say, which means the Gregorian.
  ///
  /// A date before `CivilCalendar.gregorianBegins` must say it, to have a chart computed.
  public var calendar: CivilCalendar?
  /// `nil` where the time is not known.
  public var time: ClockTime?
  /// An IANA name (`Europe/Kyiv`), a fixed offset (`+03:00`), or `LMT`.
  public var timeZone: String
  /// Which of the two is meant where a local time occurred twice.
  public var fold: Fold?
  /// Degrees north, −90…90.
  public var latitude: Double
  /// Degrees east, −180…180.
  public var longitude: Double
  public var place: String?

  public init(
    date: CivilDate, calendar: CivilCalendar? = nil, time: ClockTime?, timeZone: String, fold: Fold? = nil,
    latitude: Double, longitude: Double, place: String? = nil
  ) {
    self.calendar = calendar
    (self.date, self.time, self.timeZone, self.fold) = (date, time, timeZone, fold)
    (self.latitude, self.longitude, self.place) = (latitude, longitude, place)
  }

  /// The date as the birth tells it, such as `1452-04-15`.
  public var dateText: String { date.text(in: calendar ?? .gregorian) }

  public enum Fold: String, CaseIterable, Hashable, Sendable, Codable { case earlier, later }
}

extension BirthData: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { "BirthData(hidden)" }
  public var debugDescription: String { description }
}
