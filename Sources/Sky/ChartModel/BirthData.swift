public import AstroDiagnostics

/// When and where somebody was born, as a birth certificate states it.
///
/// Its description hides it: birth data is personal, and ends up in logs too easily.
public struct BirthData: Hashable, Sendable {
  /// The local day, stored by its Gregorian date.
  public var date: CivilDate
  /// The calendar in which the date was recorded; `nil`, if it is not stated, means the Gregorian calendar.
  ///
  /// For a date before `CivilCalendar.gregorianBegins` it must be stated, or no chart can be computed.
  public var calendar: CivilCalendar?
  /// The local time; `nil` if it is not known.
  public var time: ClockTime?
  /// An IANA name (`Europe/Kyiv`), a fixed offset (`+03:00`), or `LMT`.
  public let timeZone: String
  /// Which of the two instants is meant if the local time occurred twice.
  public var fold: Fold?
  /// Whose mean time was kept where there was no standard time yet; `nil` leaves it to the laws of the time.
  public var meanTime: MeanTime?
  /// The latitude in degrees north, −90…90.
  public let latitude: Double
  /// The longitude in degrees east, −180…180.
  public let longitude: Double
  /// The name of the place; at most 200 Unicode scalars, none of them a control character.
  public package(set) var place: String?

  /// Creates birth data after checking each field.
  ///
  /// - Parameters:
  ///   - date: The local date.
  ///   - calendar: The calendar in which the date was recorded; `nil` means Gregorian.
  ///   - time: The local time; `nil` if it is not known.
  ///   - timeZone: An IANA name such as `Europe/Kyiv`, a fixed offset such as `+03:00`, or `LMT`.
  ///   - fold: Which of two equal clock times is meant, if the clocks were set back.
  ///   - latitude: The latitude in degrees north, −90…90.
  ///   - longitude: The longitude in degrees east, −180…180.
  ///   - meanTime: Whose mean time was kept before standard time; `nil` leaves it to the laws of the time.
  ///   - place: The name of the place, as pictures show it.
  /// - Throws: `invalidValue` at a field that is out of range or malformed; `missingBirthData` at an empty
  ///   time zone.
  public init(
    date: CivilDate, calendar: CivilCalendar? = nil, time: ClockTime?, timeZone: String, fold: Fold? = nil,
    latitude: Double, longitude: Double, meanTime: MeanTime? = nil, place: String? = nil
  ) throws(Problem) {
    (self.date, self.calendar, self.time, self.fold) = (date, calendar, time, fold)
    self.meanTime = meanTime
    guard let zone = try Label.checked(timeZone, field: "timeZone") else { throw BirthData.missingZone }
    self.timeZone = zone
    self.latitude = try BirthData.degrees(latitude, in: -90...90, or: BirthFault.latitude, field: "latitude")
    self.longitude = try BirthData.degrees(
      longitude, in: -180...180, or: BirthFault.longitude, field: "longitude")
    self.place = try Label.checked(place, field: "place")
  }

  /// The date in the calendar in which it was recorded, such as `1452-04-15`.
  package var dateText: String { date.text(in: calendar ?? .gregorian) }

  /// Which of two equal clock times is meant, when the clocks were set back.
  public enum Fold: String, CaseIterable, Hashable, Sendable, Codable {
    /// Before the clocks were set back.
    case earlier
    /// After the clocks were set back.
    case later
  }

  /// Whose mean time clocks showed before there was standard time.
  public enum MeanTime: String, CaseIterable, Hashable, Sendable, Codable {
    /// The place's own.
    case place
    /// That of the city in the zone's record.
    case zone
  }
}

extension BirthData {
  /// The time zone in which times of today are told; `nil` for local mean time, which no clock shows today.
  package var zoneToday: String? { timeZone == "LMT" ? nil : timeZone }

  /// The problem of a birth without a time zone.
  package static let missingZone = Problem(
    .missingBirthData, at: .field("timeZone"), BirthFault.noZone)

  /// Checks degrees against a range and rounds them to the millionth, 0.1 m on the ground.
  static func degrees(
    _ degrees: Double, in range: ClosedRange<Double>, or fault: (Double) -> BirthFault, field: String
  ) throws(Problem) -> Double {
    guard range.contains(degrees) else {
      throw Problem(.invalidValue, at: .field(field), fault(degrees))
    }
    return Longitude.rounded(degrees)
  }
}

extension BirthData: CustomStringConvertible, CustomDebugStringConvertible {
  /// Hides the birth, which logs must not hold.
  public var description: String { "BirthData(hidden)" }
  public var debugDescription: String { description }
}

extension Problem.Location {
  /// The path of a field within a chart's birth data.
  package static func birth(_ field: String) -> Problem.Location {
    Problem.Location(path: [.name("birth"), .name(field)])
  }
}
