/// The kinds of problems; a command's exit status follows from them.
public enum ProblemCode: String, CaseIterable, Hashable, Sendable {
  // MARK: What was asked

  /// A command line, or options of a call, that cannot be carried out.
  case usage = "USAGE"
  /// A value that cannot be: a latitude of 91, a longitude that is no number.
  case invalidValue = "INVALID_VALUE"
  /// A picture that would be empty, or larger than is made.
  case size = "SIZE"

  // MARK: What was given

  /// Neither a complete birth nor positions.
  case missingBirthData = "MISSING_BIRTH_DATA"
  /// A chart file, or a line of a stream, that is none.
  case invalidChart = "INVALID_CHART"
  /// A report or a brief that is none.
  case invalidReport = "INVALID_REPORT"
  /// Rules that cannot be read; all that is wrong with them is told at once.
  case invalidRules = "INVALID_RULES"
  /// A theme that is none: a token that is not known, a color that is no color.
  case invalidTheme = "INVALID_THEME"
  /// A chart that holds too little for a report.
  case noReport = "NO_REPORT"
  /// More text than a document may hold, or a page that has no room for it.
  case tooLong = "TOO_LONG"
  /// A local time that occurred twice.
  case ambiguousTime = "AMBIGUOUS_TIME"
  /// A local time that never occurred.
  case nonexistentTime = "NONEXISTENT_TIME"
  /// A time zone that the system does not have.
  case unknownZone = "UNKNOWN_ZONE"
  /// A place by a name that no place has.
  case unknownPlace = "UNKNOWN_PLACE"
  /// A place by a name that several have.
  case ambiguousPlace = "AMBIGUOUS_PLACE"
  /// A moment that the ephemeris does not cover.
  case outOfRange = "OUT_OF_RANGE"

  // MARK: What is there

  /// An input that is not there, or cannot be read.
  case noInput = "NO_INPUT"
  /// An output that cannot be created, or not be written to its end.
  case noOutput = "NO_OUTPUT"
  /// Ephemeris files that are not where they should be, or are damaged.
  case missingEphemeris = "MISSING_EPHEMERIS"
  /// Time zone files that are not where they should be, or are damaged.
  case missingTimeZones = "MISSING_TIME_ZONES"
  /// A font file that is not installed, or is damaged.
  case missingFont = "MISSING_FONT"
  /// Another of our commands, which lies beside the one that runs.
  case missingCommand = "MISSING_COMMAND"

  // MARK: What is ours

  /// Positions that could not be computed.
  case calculation = "CALCULATION_ERROR"
  /// A picture that could not be drawn, or not be put into its file format.
  case rendering = "RENDERING_ERROR"
  /// More memory than there is.
  case outOfMemory = "OUT_OF_MEMORY"
  /// A request that waited for its turn longer than it may.
  case busy = "BUSY"
  /// A defect of ours.
  case defect = "DEFECT"
}

extension Problem {
  package typealias Code = ProblemCode
}
