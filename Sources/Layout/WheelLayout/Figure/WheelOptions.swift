package import AstroDiagnostics

/// What a wheel shows, and its size.
package struct WheelOptions: Hashable, Sendable {
  /// How much is shown, depending on the size of the picture.
  package enum Detail: Int, Comparable, Hashable, Sendable {
    /// Glyphs and rings only: below 300 pixels with one ring.
    case minimal
    /// Degrees, but no minutes: below 480 pixels with one ring.
    case reduced
    case full

    /// The detail for a picture of so many pixels per side.
    ///
    /// The more rings there are, the smaller their words.
    package init(pixels: Int, rings: Int = 1) {
      let (least, enough) = rings <= 1 ? (300, 480) : rings == 2 ? (360, 560) : (400, 600)
      self = pixels < least ? .minimal : pixels < enough ? .reduced : .full
    }

    package static func < (a: Detail, b: Detail) -> Bool { a.rawValue < b.rawValue }
  }

  /// The side of the square page in points, 1…100,000; 600 by default.
  package let side: Double
  /// The number of pixels per point, if the picture is made of pixels; 2 by default.
  package var pixelsPerPoint = 2.0
  /// How much is shown; `.full` by default.
  package var detail: Detail
  /// Whether aspects are drawn; `true` by default.
  package var showsAspects: Bool
  /// The rings that show minutes in a wheel of two rings; by default only the inner one.
  package var minutes = RingMinutes.inner
  /// A factor on the size of the marks of bodies; 1 by default.
  package var bodyScale = 1.0
  /// The smallest size of type for degrees on paper, in points; 0 by default, for a picture that only has pixels.
  package var leastPoints = 0.0
  /// The words in the corners; none by default.
  package var caption: WheelCaption?
  /// The free room of the page left and right of the square, which the words in the corners may use, in points;
  /// 0 by default.
  package var roomBeside = 0.0
  /// The language of the words as a BCP 47 tag, for shaping; `en` by default.
  package var language: String

  /// - Throws: `invalidValue` for a side outside 1…100,000 points.
  package init(
    side: Double, detail: Detail = .full, showsAspects: Bool = true, caption: WheelCaption? = nil,
    language: String = "en"
  ) throws(Problem) {
    guard WheelOptions.sides.contains(side) else {
      throw Problem(
        .invalidValue, at: .field("side"),
        Told(
          "\(side) is not a side of a page", hint: "1 to 100,000 points",
          ukrainian: "сторона сторінки не може мати \(side) пт", hint: "від 1 до 100 000 пт"))
    }
    (self.side, self.detail, self.showsAspects) = (side, detail, showsAspects)
    (self.caption, self.language) = (caption, language)
  }

  private static let sides = 1.0...100_000

  /// The side of the picture in pixels.
  var pixels: Double { side * pixelsPerPoint }

  /// The smallest size of type whose digits are six pixels tall and large enough for paper, in points.
  var leastTextSize: Double { max(leastPoints, 6 / WheelOptions.digitHeight / max(pixelsPerPoint, 0.001)) }

  /// The height of a digit of the text face, in ems.
  private static let digitHeight = 0.727

  /// The side in pixels below which only the houses 1, 4, 7 and 10 are numbered.
  static let leastPixelsOfHouses = 400.0

  /// The side in pixels below which at most two leaders of a crowd run next to each other.
  static let leastPixelsOfLanes = 600.0

  /// Options for the same wheel as a part of a page, without a caption of its own.
  ///
  /// - Parameters:
  ///   - side: The side of the wheel in points, 1…100,000.
  ///   - page: The width of the page in points; the pixels of the whole picture are spread over it.
  ///   - margin: The margin of the page's tables in points, at which the words in the corners are aligned.
  ///   - caption: The words in the corners: what the page does not tell elsewhere.
  package func onSheet(
    side: Double, of page: Double, margin: Double, caption: WheelCaption?, language: String
  ) -> WheelOptions {
    var options = WheelOptions(self, side: side, of: page, language: language)
    (options.caption, options.roomBeside) = (caption, (page - side) / 2 - margin)
    return options
  }

  private init(_ other: WheelOptions, side: Double, of page: Double, language: String) {
    (self.side, detail, showsAspects) = (side, other.detail, other.showsAspects)
    (caption, self.language, minutes) = (nil, language, .both)
    pixelsPerPoint = other.pixels / page
  }

  /// The options of a wheel 600 points wide.
  package init(
    detail: Detail = .full, showsAspects: Bool = true, caption: WheelCaption? = nil, language: String = "en"
  ) {
    (side, self.detail, self.showsAspects) = (600, detail, showsAspects)
    (self.caption, self.language) = (caption, language)
  }
}

/// The rings that show minutes of arc in a wheel of two rings.
package enum RingMinutes: Hashable, Sendable {
  case none, inner, both

  /// The rings whose minutes can be read in a picture of so many pixels per side.
  package init(pixels: Int) { self = pixels < 900 ? .none : .both }
}
