/// What a wheel shows, and how large.
public struct WheelOptions: Hashable, Sendable {
  /// How much a picture of a size has room for.
  public enum Detail: Int, Comparable, Hashable, Sendable {
    /// Glyphs and rings only: below 300 pixels.
    case minimal
    /// Degrees, but no minutes: below 480 pixels.
    case reduced
    case full

    /// What fits a picture of that many pixels a side.
    public init(pixels: Int) { self = pixels < 300 ? .minimal : pixels < 480 ? .reduced : .full }

    public static func < (a: Detail, b: Detail) -> Bool { a.rawValue < b.rawValue }
  }

  /// The side of the square page in points; 600 by default.
  public var side: Double
  /// How much is shown; everything by default.
  public var detail: Detail
  /// Whether aspects are drawn; yes by default.
  public var showsAspects: Bool
  /// What stands in the corners; by default nothing.
  public var caption: WheelCaption?
  /// A BCP 47 tag for the shaping of words; `en` by default.
  public var language: String

  public init(
    side: Double = 600, detail: Detail = .full, showsAspects: Bool = true, caption: WheelCaption? = nil,
    language: String = "en"
  ) {
    (self.side, self.detail, self.showsAspects) = (side, detail, showsAspects)
    (self.caption, self.language) = (caption, language)
  }
}

/// The words in the corners of a wheel.
public struct WheelCaption: Hashable, Sendable {
  /// Whose chart it is, set large in the first corner.
  public var title: String?
  /// Under the title: when.
  public var time: [String]
  /// In the second corner: where, and by which reckoning.
  public var place: [String]
  /// In the third corner, at the foot: the balance of elements and modalities.
  public var balance: [String]
  /// In the fourth corner, at the foot: what has to be said, such as that the time of birth is unknown.
  public var notes: [String]

  public init(
    title: String? = nil, time: [String] = [], place: [String] = [], balance: [String] = [],
    notes: [String] = []
  ) {
    (self.title, self.time, self.place) = (title, time, place)
    (self.balance, self.notes) = (balance, notes)
  }
}
