package import Diagnostics

/// What a wheel shows, and how large.
package struct WheelOptions: Hashable, Sendable {
  /// How much a picture of a size has room for.
  package enum Detail: Int, Comparable, Hashable, Sendable {
    /// Glyphs and rings only: below 300 pixels with one ring.
    case minimal
    /// Degrees, but no minutes: below 480 pixels with one ring.
    case reduced
    case full

    /// What fits a picture of that many pixels a side: the more rings share it, the smaller their words.
    package init(pixels: Int, rings: Int = 1) {
      let (least, enough) = rings <= 1 ? (300, 480) : rings == 2 ? (360, 560) : (400, 600)
      self = pixels < least ? .minimal : pixels < enough ? .reduced : .full
    }

    package static func < (a: Detail, b: Detail) -> Bool { a.rawValue < b.rawValue }
  }

  /// The side of the square page in points, 1…100,000; 600 by default.
  package let side: Double
  /// How many pixels a point becomes where the picture is made of pixels; 2 by default.
  package var pixelsPerPoint = 2.0
  /// How much is shown; everything by default.
  package var detail: Detail
  /// Whether aspects are drawn; yes by default.
  package var showsAspects: Bool
  /// In which rings of a wheel of two minutes stand; by default only in the inner one.
  package var minutes = RingMinutes.inner
  /// What stands in the corners; by default nothing.
  package var caption: WheelCaption?
  /// A BCP 47 tag for the shaping of words; `en` by default.
  package var language: String

  /// - Throws: `invalidValue` for a side that cannot be.
  package init(
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

  /// The side of the picture in pixels.
  var pixels: Double { side * pixelsPerPoint }

  /// The smallest size of figures whose digits are six pixels tall, in points.
  var leastTextSize: Double { 6 / WheelOptions.digitHeight / max(pixelsPerPoint, 0.001) }

  /// How tall a digit of the text face is, in ems.
  private static let digitHeight = 0.727

  /// In smaller pictures only the houses 1, 4, 7 and 10 are numbered.
  static let leastPixelsOfHouses = 400.0

  /// In smaller pictures no more than two leaders of a crowd run beside each other.
  static let leastPixelsOfLanes = 600.0

  /// The same wheel as a part of a page: without a caption of its own.
  ///
  /// - Parameters:
  ///   - side: In points, 1…100,000.
  ///   - page: The width of the page as it is laid out, which the whole picture's pixels are spread over.
  package func onSheet(side: Double, of page: Double, language: String) -> WheelOptions {
    WheelOptions(self, side: side, of: page, language: language)
  }

  private init(_ other: WheelOptions, side: Double, of page: Double, language: String) {
    (self.side, detail, showsAspects) = (side, other.detail, other.showsAspects)
    (caption, self.language, minutes) = (nil, language, .both)
    pixelsPerPoint = other.pixels / page
  }

  /// Options of a wheel 600 points wide.
  package init(
    detail: Detail = .full, showsAspects: Bool = true, caption: WheelCaption? = nil, language: String = "en"
  ) {
    (side, self.detail, self.showsAspects) = (600, detail, showsAspects)
    (self.caption, self.language) = (caption, language)
  }
}

/// In which rings of a wheel of two minutes of arc stand.
package enum RingMinutes: Hashable, Sendable {
  case none, inner, both

  /// What can be read in a picture of that many pixels a side.
  package init(pixels: Int) { self = pixels < 900 ? .none : .inner }
}
