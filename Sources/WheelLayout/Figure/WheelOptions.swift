public import Diagnostics

/// What a wheel shows, and how large.
public struct WheelOptions: Hashable, Sendable {
  /// How much a picture of a size has room for.
  public enum Detail: Int, Comparable, Hashable, Sendable {
    /// Glyphs and rings only: below 300 pixels with one ring.
    case minimal
    /// Degrees, but no minutes: below 480 pixels with one ring.
    case reduced
    case full

    /// What fits a picture of that many pixels a side: the more rings share it, the smaller their words.
    public init(pixels: Int, rings: Int = 1) {
      let (least, enough) = rings <= 1 ? (300, 480) : rings == 2 ? (360, 560) : (400, 600)
      self = pixels < least ? .minimal : pixels < enough ? .reduced : .full
    }

    public static func < (a: Detail, b: Detail) -> Bool { a.rawValue < b.rawValue }
  }

  /// The side of the square page in points, 1…100,000; 600 by default.
  public let side: Double
  /// How much is shown; everything by default.
  public var detail: Detail
  /// Whether aspects are drawn; yes by default.
  public var showsAspects: Bool
  /// In which rings of a wheel of two minutes stand; by default only in the inner one.
  public var minutes = RingMinutes.inner
  /// What stands in the corners; by default nothing.
  public var caption: WheelCaption?
  /// A BCP 47 tag for the shaping of words; `en` by default.
  public var language: String

  /// - Throws: `invalidValue` for a side that cannot be.
  public init(
    side: Double, detail: Detail = .full, showsAspects: Bool = true, caption: WheelCaption? = nil,
    language: String = "en"
  ) throws(Problem) {
    guard WheelOptions.sides.contains(side) else {
      throw Problem(
        .invalidValue, at: .field("side"), "\(side) is no side of a page", hint: "1 to 100,000 points")
    }
    (self.side, self.detail, self.showsAspects) = (side, detail, showsAspects)
    (self.caption, self.language) = (caption, language)
  }

  private static let sides = 1.0...100_000

  /// The same wheel as a part of a page: without a caption of its own.
  ///
  /// - Parameter side: In points, 1…100,000.
  package func onSheet(side: Double, language: String) -> WheelOptions {
    WheelOptions(self, side: side, language: language)
  }

  private init(_ other: WheelOptions, side: Double, language: String) {
    (self.side, detail, showsAspects) = (side, other.detail, other.showsAspects)
    (caption, self.language, minutes) = (nil, language, .both)
  }

  /// Options of a wheel 600 points wide.
  public init(
    detail: Detail = .full, showsAspects: Bool = true, caption: WheelCaption? = nil, language: String = "en"
  ) {
    (side, self.detail, self.showsAspects) = (600, detail, showsAspects)
    (self.caption, self.language) = (caption, language)
  }
}

/// In which rings of a wheel of two minutes of arc stand.
public enum RingMinutes: Hashable, Sendable {
  case none, inner, both

  /// What can be read in a picture of that many pixels a side.
  public init(pixels: Int) { self = pixels < 900 ? .none : .inner }
}

/// The words in the corners of a wheel.
public struct WheelCaption: Hashable, Sendable {
  /// Whose chart it is, set large in the first corner.
  public var title: String?
  /// Under the title: when.
  public var time: [String]
  /// In the third corner: a line for each sky around the chart, from the inside out, in the ink of its ring.
  public var skies: [String] = []
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
