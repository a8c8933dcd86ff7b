/// Why there is no chart, where in the input that lies, and what to do about it.
public struct EphemerisError: Error, Hashable, Sendable {
  public enum Code: String, CaseIterable, Hashable, Sendable {
    /// A place or a time zone offset that cannot be.
    case badBirth
    /// A local time that occurred twice.
    case ambiguousTime
    /// A local time that never occurred.
    case nonexistentTime
    case unknownZone
    /// A time that the ephemeris does not cover.
    case outOfRange
    /// The data files of the ephemeris are not where they should be, or are damaged.
    case missingEphemeris
    /// The system's time zone files are not where they should be, or are damaged.
    case missingTimeZones
    /// The ephemeris could not compute what it should.
    case calculation
  }

  public var code: Code
  /// The place in the input, such as `birth.time`; `nil` where the input is not to blame.
  public var field: String?
  /// One line that says what is wrong.
  public var message: String
  /// The way out, where there is one.
  public var hint: String?

  public init(_ code: Code, field: String? = nil, _ message: String, hint: String? = nil) {
    (self.code, self.field, self.message, self.hint) = (code, field, message, hint)
  }
}

extension EphemerisError: CustomStringConvertible {
  public var description: String {
    (field.map { "\($0): " } ?? "") + message + (hint.map { " (\($0))" } ?? "")
  }
}
