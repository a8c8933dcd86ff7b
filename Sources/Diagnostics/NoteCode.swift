/// What kind of note it is, for programs; a chart file may bring others than ours.
public struct NoteCode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
}

extension NoteCode {
  /// Houses of the system asked for are not defined at the place: those of another are used.
  public static let houseSystemFallback = NoteCode(rawValue: "HOUSE_SYSTEM_FALLBACK")
  /// No standard time was kept yet: the mean time of the birth longitude is used.
  public static let localMeanTime = NoteCode(rawValue: "LOCAL_MEAN_TIME")
  /// The birth place was given by its name alone: which one was taken.
  public static let placeChosen = NoteCode(rawValue: "PLACE_CHOSEN")
  /// A point asked for that cannot be known: one of the angles without a time of birth, an asteroid without its file.
  public static let pointLeftOut = NoteCode(rawValue: "POINT_LEFT_OUT")
  /// A chart without its birth: what is derived from it rests on six decimals.
  public static let positionsAsGiven = NoteCode(rawValue: "POSITIONS_AS_GIVEN")
  /// Without a time of birth something that was asked for changes nothing.
  public static let timeUnknown = NoteCode(rawValue: "TIME_UNKNOWN")
  /// Somewhere near a pole the Sun does not rise or set every day, and hours of the planets are missing.
  public static let noSunrise = NoteCode(rawValue: "NO_SUNRISE")
  /// Midpoints of cusps were out of order and hang from one angle.
  public static let housesAnchored = NoteCode(rawValue: "HOUSES_ANCHORED")
  /// A body stands exactly opposite in two charts, so that it has two midpoints.
  public static let twoMidpoints = NoteCode(rawValue: "TWO_MIDPOINTS")
  /// A chart file says of a body what its degree does not.
  public static let contradiction = NoteCode(rawValue: "CONTRADICTION")
  /// No face at hand has some characters.
  public static let missingGlyphs = NoteCode(rawValue: "MISSING_GLYPHS")
  /// A block was larger than a page and had to be made smaller.
  public static let scaled = NoteCode(rawValue: "SCALED")
  /// Bodies that are drawn beside their house, which had no room for them.
  public static let borrowedRoom = NoteCode(rawValue: "BORROWED_ROOM")
  /// A text's language has no hyphenation here.
  public static let noHyphenation = NoteCode(rawValue: "NO_HYPHENATION")
  /// Inks of a theme that are hard to see or to tell apart.
  public static let weakTheme = NoteCode(rawValue: "WEAK_THEME")
  /// A report that keeps not the bounds which ours keep.
  public static let outOfBounds = NoteCode(rawValue: "OUT_OF_BOUNDS")
}
