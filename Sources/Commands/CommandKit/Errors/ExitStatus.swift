/// The exit status of a command, by the conventions of sysexits.
package enum ExitStatus: Int32, Sendable {
  case done = 0
  /// The command line is wrong.
  case usage = 64
  /// The input contains bad data.
  case data = 65
  /// The input does not exist, or cannot be read.
  case noInput = 66
  /// Something that is needed is not installed.
  case unavailable = 69
  /// A defect of this program.
  case software = 70
  /// The output cannot be created.
  case cannotCreate = 73

  /// The status for a problem.
  package init(_ code: Problem.Code) {
    self =
      switch code {
      case .usage, .size: .usage
      case .invalidValue, .missingBirthData, .invalidChart, .invalidReport, .invalidRules, .invalidTheme,
        .noReport, .tooLong, .ambiguousTime, .nonexistentTime, .unknownZone, .unknownPlace,
        .ambiguousPlace, .outOfRange:
        .data
      case .missingFile, .noInput: .noInput
      case .noOutput: .cannotCreate
      case .missingCommand, .missingEphemeris, .missingTimeZones, .missingFont, .missingCoasts: .unavailable
      case .calculation, .rendering, .outOfMemory, .busy, .defect: .software
      }
  }
}
