import AstroDiagnostics

/// What is wrong with what a birth says of itself: day, time, place and name.
package enum BirthFault: ProblemReason {
  /// A date of a file.
  case notDate(String)
  /// A date as people write it.
  case notWrittenDate(String)
  /// A time of a file.
  case notTime(String)
  /// A time as people write it.
  case notWrittenTime(String)
  case notInstant(String)
  case noCalendar(CivilDate)
  case noZone
  case latitude(Double)
  case longitude(Double)
  /// A name with this many characters.
  case longLabel(Int)
  /// A name with this control character.
  case controlCharacter(Unicode.Scalar)
}
