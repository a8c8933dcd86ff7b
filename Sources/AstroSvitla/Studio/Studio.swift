import ChartModel
public import Diagnostics
public import Ephemeris
package import Painting
package import SVG
package import Shaping
import Skies
package import Typesetting
public import Wording

/// The front door: whatever drawing and writing need is found once, and births become charts, pictures, pages, reports,
/// documents and calendars.
///
///     let studio = try Studio()
///     let chart = try studio.chart(of: birth, name: "Oksana")
///     let picture = try studio.picture(of: chart.value, as: .png)
///
/// Every result comes with the notes that its reader should see. A studio belongs to the thread that made it, as the faces
/// it holds do; ``StudioPool`` has one for each of several threads.
public final class Studio {
  /// What was asked for when it was opened.
  public let options: StudioOptions
  /// The faces, which also measure words.
  package let fonts: FontBook
  /// Writes PNG and PDF.
  package let renderer: Renderer
  /// Writes SVG, and remembers the outlines it has written.
  package let svg: SVGWriter
  /// How words are parted, read when first asked for; a language whose patterns are not installed is set with whole
  /// words, which the notes of a document tell.
  package private(set) lazy var hyphenation = HyphenationFile.hyphenation()

  /// The sky of the last calendar, fitted.
  var fitted: SkyCalendar?

  /// - Throws: `missingFont` where a face is not installed, or is damaged.
  public init(_ options: StudioOptions = StudioOptions()) throws(Problem) {
    self.options = options
    fonts = try FontBook()
    (renderer, svg) = (Renderer(fonts: fonts), SVGWriter(glyphs: fonts))
  }

  /// The source of positions.
  package var ephemeris: SwissEphemeris { options.ephemeris }

  /// - Returns: The language asked for, or that of the studio.
  func chosen(_ language: Language?) -> Language { language ?? options.language }
}

/// What holds for everything that a studio makes.
public struct StudioOptions: Sendable {
  /// The language of words where none is named.
  public var language: Language
  /// Where positions come from.
  public var ephemeris: SwissEphemeris
  /// The date that documents and reports tell of themselves, in seconds since 1970; `nil` leaves dates out, so that
  /// the same input always gives the same bytes.
  public var createdAt: Int?
  /// How much it makes of one request.
  public var limits: StudioLimits

  /// English, the ephemeris that is installed, no dates and wide limits, unless something else is asked for.
  public init(
    language: Language = .en, ephemeris: SwissEphemeris = SwissEphemeris(), createdAt: Int? = nil,
    limits: StudioLimits = StudioLimits()
  ) {
    (self.language, self.ephemeris, self.createdAt, self.limits) = (language, ephemeris, createdAt, limits)
  }
}

/// How much a studio makes of one request, for those who serve strangers.
public struct StudioLimits: Hashable, Sendable {
  /// The widest picture, in pixels of PNG or points of SVG and PDF.
  public var width: Int
  /// The most bytes of one result.
  public var bytes: Int
  /// How long a request may wait for its turn in a ``StudioPool``; `nil` for ever.
  public var wait: Duration?

  /// By default pictures of 20,000, which is as wide as any may be, and a quarter of a gigabyte.
  public init(width: Int = 20_000, bytes: Int = 256 << 20, wait: Duration? = nil) {
    (self.width, self.bytes, self.wait) = (width, bytes, wait)
  }

  func check(width: Double) throws(Problem) {
    guard width > Double(self.width) else { return }
    throw Problem(
      .outOfRange, at: .field("size"), "\(Int(width)) is more than the \(self.width) allowed here",
      hint: "ask for a smaller picture")
  }

  func check(_ bytes: [UInt8]) throws(Problem) -> [UInt8] {
    guard bytes.count > self.bytes else { return bytes }
    throw Problem(
      .tooLong, "what was made has \(bytes.count) bytes, more than the \(self.bytes) allowed here",
      hint: "ask for less")
  }
}
