public import Diagnostics

/// When and where somebody was born, as the birth certificate has it.
///
/// Its description hides it: birth data is personal, and ends up in logs too easily.
public struct BirthData: Hashable, Sendable {
  /// The local day, by the Gregorian calendar.
  public var date: CivilDate
  /// The calendar in which the birth tells its date; `nil` where it does not say, which means the Gregorian.
  ///
  /// A date before `CivilCalendar.gregorianBegins` must say it, to have a chart computed.
  public var calendar: CivilCalendar?
  /// `nil` where the time is not known.
  public var time: ClockTime?
  /// An IANA name (`Europe/Kyiv`), a fixed offset (`+03:00`), or `LMT`.
  public let timeZone: String
  /// Which of the two is meant where a local time occurred twice.
  public var fold: Fold?
  /// Degrees north, −90…90.
  public let latitude: Double
  /// Degrees east, −180…180.
  public let longitude: Double
  /// What the place is called; at most 200 Unicode scalars, none of them a control character.
  public let place: String?

  /// A birth, checked.
  ///
  /// - Parameters:
  ///   - date: The local day.
  ///   - calendar: In which the day was recorded; Gregorian unless given.
  ///   - time: `nil` where it is not known.
  ///   - timeZone: Of the time zone database, as in `Europe/Kyiv`.
  ///   - fold: Which of two equal clock times, where clocks were set back.
  ///   - latitude: Degrees north, −90…90.
  ///   - longitude: Degrees east, −180…180.
  ///   - place: What the place is called, as pictures show it.
  /// - Throws: `invalidValue` at the field that cannot be.
  public init(
    date: CivilDate, calendar: CivilCalendar? = nil, time: ClockTime?, timeZone: String, fold: Fold? = nil,
    latitude: Double, longitude: Double, place: String? = nil
  ) throws(Problem) {
    (self.date, self.calendar, self.time, self.fold) = (date, calendar, time, fold)
    guard let zone = try Label.checked(timeZone, field: "timeZone") else { throw BirthData.missingZone }
    self.timeZone = zone
    self.latitude = try BirthData.degrees(latitude, in: -90...90, "north", field: "latitude")
    self.longitude = try BirthData.degrees(longitude, in: -180...180, "east", field: "longitude")
    self.place = try Label.checked(place, field: "place")
  }

  /// The date as the birth tells it, such as `1452-04-15`.
  package var dateText: String { date.text(in: calendar ?? .gregorian) }

  /// Which of two equal clock times, where clocks were set back.
  public enum Fold: String, CaseIterable, Hashable, Sendable, Codable {
    /// Before the clocks were set back.
    case earlier
    /// After it.
    case later
  }
}

extension BirthData {
  /// What is said of a birth without a zone.
  package static let missingZone = Problem(
    .missingBirthData, at: .field("timeZone"), "is missing",
    hint: "an IANA name such as Europe/Kyiv, an offset such as +03:00, or LMT")

  /// Degrees to the millionth, 0.1 m on the ground.
  static func degrees(
    _ degrees: Double, in range: ClosedRange<Double>, _ direction: String, field: String
  ) throws(Problem) -> Double {
    guard range.contains(degrees) else {
      throw Problem(
        .invalidValue, at: .field(field), "\(Quotation.number(degrees)) is out of range",
        hint: "degrees \(direction), from \(Int(range.lowerBound)) to \(Int(range.upperBound))")
    }
    return Longitude.rounded(degrees)
  }
}

extension BirthData: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { "BirthData(hidden)" }
  public var debugDescription: String { description }
}

extension Place {
  /// The place of a field of a chart's birth.
  package static func birth(_ field: String) -> Place { Place(path: [.name("birth"), .name(field)]) }
}
