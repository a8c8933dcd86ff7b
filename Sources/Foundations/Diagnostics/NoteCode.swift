/// The kind of note, for programs; a chart file may contain codes other than those below.
public struct NoteCode: RawRepresentable, Hashable, Sendable {
  /// The code as files write it, such as `LOCAL_MEAN_TIME`.
  public let rawValue: String

  /// The note with a code, which need not be one of those below.
  public init(rawValue: String) { self.rawValue = rawValue }
}

extension NoteCode {
  /// Houses of the system asked for are not defined at the place; another system is used.
  public static let houseSystemFallback = NoteCode(rawValue: "HOUSE_SYSTEM_FALLBACK")
  /// There was no standard time yet; the local mean time of the birth longitude is used.
  public static let localMeanTime = NoteCode(rawValue: "LOCAL_MEAN_TIME")
  /// There was no standard time yet; the place kept the mean time of a city, by law or custom.
  public static let cityMeanTime = NoteCode(rawValue: "CITY_MEAN_TIME")
  /// The place of birth was given only by name; the note says which place was chosen.
  public static let placeChosen = NoteCode(rawValue: "PLACE_CHOSEN")
  /// A point that was asked for cannot be computed, such as one that needs a time of birth, or an asteroid
  /// without its ephemeris file.
  public static let pointLeftOut = NoteCode(rawValue: "POINT_LEFT_OUT")
  /// A chart was given without birth data; what is derived from it is based on positions with six decimals.
  public static let positionsAsGiven = NoteCode(rawValue: "POSITIONS_AS_GIVEN")
  /// Something that was asked for has no effect, because the time of birth is unknown.
  public static let timeUnknown = NoteCode(rawValue: "TIME_UNKNOWN")
  /// Near a pole the Sun does not rise or set every day, so planetary hours are missing on some days.
  public static let noSunrise = NoteCode(rawValue: "NO_SUNRISE")
  /// The midpoints of cusps were out of order and were computed from one angle instead.
  public static let housesAnchored = NoteCode(rawValue: "HOUSES_ANCHORED")
  /// A body stands exactly opposite in two charts, so that it has two midpoints.
  public static let twoMidpoints = NoteCode(rawValue: "TWO_MIDPOINTS")
  /// A chart file says something about a body that contradicts its degree.
  public static let contradiction = NoteCode(rawValue: "CONTRADICTION")
  /// None of the available fonts has some characters.
  public static let missingGlyphs = NoteCode(rawValue: "MISSING_GLYPHS")
  /// A block was taller than a page, or a figure wider than its column, and had to be made smaller.
  public static let scaled = NoteCode(rawValue: "SCALED")
  /// Some bodies are drawn outside their house, because it had no room for them.
  public static let borrowedRoom = NoteCode(rawValue: "BORROWED_ROOM")
  /// No hyphenation is available for the language of a text.
  public static let noHyphenation = NoteCode(rawValue: "NO_HYPHENATION")
  /// A logo stands on a plate, because it would not be seen on its dark ground.
  public static let logoOnPlate = NoteCode(rawValue: "LOGO_ON_PLATE")
  /// Some inks of a theme are hard to see or to tell apart.
  public static let weakTheme = NoteCode(rawValue: "WEAK_THEME")
  /// A report does not keep the bounds that the package's own reports keep.
  public static let outOfBounds = NoteCode(rawValue: "OUT_OF_BOUNDS")
  /// Rules that hold in a chart have no words in the language of the report.
  public static let noWords = NoteCode(rawValue: "NO_WORDS")
  /// A chart carries too little for a report at full length.
  public static let notFull = NoteCode(rawValue: "NOT_FULL")
  /// A writer's text says what the chart does not bear out; the book's report takes its place.
  public static let writerRefused = NoteCode(rawValue: "WRITER_REFUSED")
  /// A writer gave no report; the book's takes its place.
  public static let writerFailed = NoteCode(rawValue: "WRITER_FAILED")
  /// A file of another program says something that a birth cannot hold.
  public static let leftOut = NoteCode(rawValue: "LEFT_OUT")
  /// A file of another program leaves something open, or contradicts itself; the note says what was taken.
  public static let assumed = NoteCode(rawValue: "ASSUMED")
  /// A birth was read whose time never was, or was twice, or whose zone is unknown.
  public static let unclear = NoteCode(rawValue: "UNCLEAR")
}
