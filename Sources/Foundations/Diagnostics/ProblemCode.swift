/// The kinds of problems, which determine a command's exit status.
public enum ProblemCode: String, CaseIterable, Hashable, Sendable {
  // MARK: Requests

  /// A command line, or the options of a call, cannot be carried out.
  case usage = "USAGE"
  /// A value is impossible, such as a latitude of 91 or a longitude that is not a number.
  case invalidValue = "INVALID_VALUE"
  /// A picture would be empty or too large.
  case size = "SIZE"

  // MARK: Inputs

  /// There is neither complete birth data nor positions.
  case missingBirthData = "MISSING_BIRTH_DATA"
  /// A chart file, or a line of a stream, is not a valid chart.
  case invalidChart = "INVALID_CHART"
  /// A report or a brief is not valid.
  case invalidReport = "INVALID_REPORT"
  /// Rules cannot be read; all mistakes in them are reported at once.
  case invalidRules = "INVALID_RULES"
  /// A theme is not valid, such as one with an unknown token or a malformed color.
  case invalidTheme = "INVALID_THEME"
  /// A report cannot be written, for example because too few rules hold in the chart.
  case noReport = "NO_REPORT"
  /// There is more text than a document may contain, or than a page has room for.
  case tooLong = "TOO_LONG"
  /// A local time occurred twice.
  case ambiguousTime = "AMBIGUOUS_TIME"
  /// A local time never occurred.
  case nonexistentTime = "NONEXISTENT_TIME"
  /// A time zone is unknown to the system.
  case unknownZone = "UNKNOWN_ZONE"
  /// No place has the given name.
  case unknownPlace = "UNKNOWN_PLACE"
  /// Several places have the given name.
  case ambiguousPlace = "AMBIGUOUS_PLACE"
  /// A moment is not covered by the ephemeris.
  case outOfRange = "OUT_OF_RANGE"

  // MARK: Files and installation

  /// There is no file at the path of an input.
  case missingFile = "MISSING_FILE"
  /// An input exists but cannot be read, such as a folder, or a file of another user.
  case noInput = "NO_INPUT"
  /// An output cannot be created or not be written completely.
  case noOutput = "NO_OUTPUT"
  /// Ephemeris files are missing or damaged.
  case missingEphemeris = "MISSING_EPHEMERIS"
  /// Time zone files are missing or damaged.
  case missingTimeZones = "MISSING_TIME_ZONES"
  /// A font file is not installed or is damaged.
  case missingFont = "MISSING_FONT"
  /// The coastlines of the Earth are not installed, or their files are damaged.
  case missingCoasts = "MISSING_COASTS"
  /// Another command of the package, expected next to the running one, is missing.
  case missingCommand = "MISSING_COMMAND"

  // MARK: Processing

  /// Positions could not be computed.
  case calculation = "CALCULATION_ERROR"
  /// A picture could not be drawn, or not be encoded in its file format.
  case rendering = "RENDERING_ERROR"
  /// There is not enough memory.
  case outOfMemory = "OUT_OF_MEMORY"
  /// A request waited for its turn for too long.
  case busy = "BUSY"
  /// There is a defect in the package itself.
  case defect = "DEFECT"
}

extension Problem {
  package typealias Code = ProblemCode
}

extension ProblemCode {
  /// The code in a drawing response and in the lines of a stream; there are fewer of these than of problems.
  package var responseCode: String {
    switch self {
    case .missingBirthData, .invalidChart, .missingFile, .noInput, .calculation: rawValue
    case .usage, .invalidValue, .size, .invalidReport, .invalidRules, .invalidTheme, .noReport, .tooLong,
      .ambiguousTime, .nonexistentTime, .unknownZone, .unknownPlace, .ambiguousPlace, .outOfRange:
      ProblemCode.invalidChart.rawValue
    case .noOutput, .missingEphemeris, .missingTimeZones, .missingFont, .missingCoasts,
      .missingCommand, .rendering, .outOfMemory, .busy, .defect:
      ProblemCode.calculation.rawValue
    }
  }
}
