package import AstroDiagnostics

/// What notes on births of other programs' files are about.
package enum BirthNote: NoteSubject {
  /// What a record has that a birth does not.
  case notKept([Loss])
  /// Columns of a table that are not read, and how many more there are that are not listed.
  case columnsNotRead([String], more: Int)
  /// The encoding for which bytes were taken that do not show theirs.
  case encodingAssumed(String)
  /// A place that was found by a name.
  case placeTaken(String, for: String)
  /// The offset of the record's zone, and that of its Julian day, which was taken.
  case dayAgainstZone(zone: String, day: String)
  /// A zone without a side.
  case eastAssumed(String)
  case noSummerTimeAssumed
  /// What our own export remembers does not fit the record any more.
  case remarkLeftAside
  /// Astrolog looks summer time up in an atlas.
  case summerTimeToFind
  case apparentTime
  /// The offset of a file, and the one that the clocks of its zone showed.
  case offsetAgainstZone(stated: String, zone: String, shown: String)
  /// The offset of a file, taken because of a problem with its zone.
  case offsetTaken(String, problem: String)
  /// Why no chart can be computed of the birth.
  case noChartYet(String)

  /// What is not kept, with the words of the file.
  package enum Loss: Hashable, Sendable {
    case sex(String)
    case kind(String)
    case fraction(String)
    /// The name of a line, a switch or a setting.
    case named(String)
  }

  package var code: NoteCode {
    switch self {
    case .notKept, .columnsNotRead: .leftOut
    case .encodingAssumed, .placeTaken, .dayAgainstZone, .eastAssumed, .noSummerTimeAssumed,
      .remarkLeftAside, .summerTimeToFind, .apparentTime, .offsetAgainstZone, .offsetTaken:
      .assumed
    case .noChartYet: .unclear
    }
  }
}
