/// Something a reader of a result should know, and need not act on.
public struct Note: Sendable {
  /// What kind of note it is, for programs; a chart file may bring others than ours.
  public struct Code: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public var code: Code
  /// In one line, in English unless it was worded anew.
  public var message: String
  /// What it speaks of, by the names of chart files, in an order that its code decides.
  ///
  /// Its words in other languages are made of that. A note that was read from a file has only its words.
  package let matter: [String]

  public init(_ code: Code, _ message: String) { self.init(code, of: [], message) }

  package init(_ code: Code, of matter: [String], _ message: String) {
    (self.code, self.matter, self.message) = (code, matter, message)
  }
}

extension Note: Hashable {
  /// What it was made of does not count: a note that was written and read again is the same.
  public static func == (a: Note, b: Note) -> Bool { a.code == b.code && a.message == b.message }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(code)
    hasher.combine(message)
  }
}

extension Note.Code {
  /// Houses of the system asked for are not defined at the place: those of another are used.
  public static let houseSystemFallback = Note.Code(rawValue: "HOUSE_SYSTEM_FALLBACK")
  /// No standard time was kept yet: the mean time of the birth longitude is used.
  public static let localMeanTime = Note.Code(rawValue: "LOCAL_MEAN_TIME")
  /// The birth place was given by its name alone: which one was taken.
  public static let placeChosen = Note.Code(rawValue: "PLACE_CHOSEN")
  /// A point asked for that cannot be known: one of the angles without a time of birth, an asteroid without its file.
  public static let pointLeftOut = Note.Code(rawValue: "POINT_LEFT_OUT")
  /// A chart without its birth: what is derived from it rests on six decimals.
  public static let positionsAsGiven = Note.Code(rawValue: "POSITIONS_AS_GIVEN")
  /// Without a time of birth something that was asked for changes nothing.
  public static let timeUnknown = Note.Code(rawValue: "TIME_UNKNOWN")
  /// Somewhere near a pole the Sun does not rise or set every day, and hours of the planets are missing.
  public static let noSunrise = Note.Code(rawValue: "NO_SUNRISE")
  /// Midpoints of cusps were out of order and hang from one angle.
  public static let housesAnchored = Note.Code(rawValue: "HOUSES_ANCHORED")
  /// A body stands exactly opposite in two charts, so that it has two midpoints.
  public static let twoMidpoints = Note.Code(rawValue: "TWO_MIDPOINTS")
  /// A chart file says of a body what its degree does not.
  public static let contradiction = Note.Code(rawValue: "CONTRADICTION")
  /// No face at hand has some characters.
  public static let missingGlyphs = Note.Code(rawValue: "MISSING_GLYPHS")
  /// A block was larger than a page and had to be made smaller.
  public static let scaled = Note.Code(rawValue: "SCALED")
  /// Bodies that are drawn beside their house, which had no room for them.
  public static let borrowedRoom = Note.Code(rawValue: "BORROWED_ROOM")
  /// A text's language has no hyphenation here.
  public static let noHyphenation = Note.Code(rawValue: "NO_HYPHENATION")
  /// Inks of a theme that are hard to see or to tell apart.
  public static let weakTheme = Note.Code(rawValue: "WEAK_THEME")
  /// A report that keeps not the bounds which ours keep.
  public static let outOfBounds = Note.Code(rawValue: "OUT_OF_BOUNDS")
}
