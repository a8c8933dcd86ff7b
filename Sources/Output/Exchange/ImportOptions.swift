public import AstroChartModel
public import AstroDiagnostics

/// What a file of births leaves open.
public struct ImportOptions: Sendable {
  /// The form of the file; `nil` to tell it from the content.
  public var format: BirthFormat?
  /// How its characters are encoded; `nil` to tell it from the bytes.
  public var encoding: TextEncoding?
  /// The time zone of births that state none: an IANA name, an offset such as `+03:00`, or `LMT`.
  public var zone: String?
  /// The columns of a table by the names of fields, such as `["date": "Geburtstag"]`.
  public var columns: [String: String] = [:]
  /// What comes first in dates such as 3/4/1990; `nil` refuses them.
  public var slashes: SlashOrder?

  /// Everything is told from the file, and what it cannot tell is refused.
  public init() {}

  /// The order of a date that is written with slashes.
  public enum SlashOrder: String, CaseIterable, Hashable, Sendable {
    /// As in 31/12/1990.
    case dayFirst = "day"
    /// As in 12/31/1990.
    case monthFirst = "month"
  }
}

/// What an import asks of rooms that know the world.
public struct ImportWorld: Sendable {
  /// The place with a name, for births that give no coordinates; `nil` refuses them.
  public var place: (@Sendable (String) throws(Problem) -> Birthplace)?
  /// The moment of a birth, to hold the offset that a file states against the history of its zone; `nil`
  /// believes the zone.
  public var moment: (@Sendable (BirthData) throws(Problem) -> Moment)?

  /// What is known of places and of the history of zones; by default nothing.
  public init(
    place: (@Sendable (String) throws(Problem) -> Birthplace)? = nil,
    moment: (@Sendable (BirthData) throws(Problem) -> Moment)? = nil
  ) {
    (self.place, self.moment) = (place, moment)
  }
}
