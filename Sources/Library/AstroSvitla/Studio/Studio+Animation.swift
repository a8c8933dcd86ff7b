public import AstroChartModel
public import AstroDiagnostics
import AstroDrawing
import AstroPainting
import AstroShaping
import AstroSkies
import AstroWheelLayout
public import AstroWording

/// The sky moving around a chart through some weeks, as an animated PNG.
public struct WheelAnimation: Sendable {
  /// The moments that are shown, twelve hours apart.
  public let moments: [Moment]
  /// The file.
  public let bytes: [UInt8]
  /// Everything in the layouts that breaks a promise, in one sentence each; empty if all is well.
  public let audit: [String]

  /// How many days a moving picture may last.
  public static let days = 15...31
  /// The side of the picture in pixels.
  public static let side = 600
}

extension Studio {
  /// The transits of some weeks around a chart as a moving picture.
  ///
  /// The chart stays, the ring around it moves in half days, and the corner tells the date. It is played once and
  /// ends as it began.
  ///
  ///     let may = try studio.animation(of: chart, over: .month(5, of: 2027, in: "Europe/Kyiv"))
  ///     let bytes = may.value.bytes
  ///
  /// Each picture is the one that ``drawing(of:around:_:for:in:)`` makes of the moment.
  ///
  /// - Parameters:
  ///   - chart: The chart in the middle.
  ///   - span: From 15 to 31 days. The first moment is its beginning; times are told by the clock of the birth.
  ///   - style: The look of the wheel; its form and size are given, and the page is always painted.
  ///   - language: By default that of the studio.
  /// - Throws: `outOfRange` at `span` for one that is shorter or longer, or that the ephemeris does not cover;
  ///   `invalidChart` for a derived chart, `missingFont`.
  public func animation(
    of chart: Chart, over span: CalendarSpan, _ style: PictureStyle = PictureStyle(),
    in language: Language? = nil
  ) throws(Problem) -> Made<WheelAnimation> {
    let length = span.to.secondsSince1970 - span.from.secondsSince1970
    let days = (length + 86_399) / 86_400
    guard WheelAnimation.days.contains(days) else {
      throw Problem(.outOfRange, at: .field("span"), StudioFault.animation(days, WheelAnimation.days))
    }
    let moments = stride(from: 0, to: length, by: 43_200).map { seconds in
      Moment(
        secondsSince1970: span.from.secondsSince1970 + seconds,
        utcOffsetSeconds: span.from.utcOffsetSeconds, offsetSource: span.from.offsetSource)
    }
    return try animation(of: chart, at: moments, style, in: chosen(language))
  }

  /// The same for moments of any number, at least one.
  package func animation(
    of chart: Chart, at moments: [Moment], _ style: PictureStyle, in language: Language
  ) throws(Problem) -> Made<WheelAnimation> {
    var style = style
    (style.form, style.size, style.isTransparent) = (.wheel, WheelAnimation.side, false)
    func frame(_ moment: Moment) throws(Problem) -> ChartDrawing {
      let sky = OuterSky(try skies.transit(to: chart, at: moment), as: .transit)
      return try drawing(of: chart, around: [sky], style, for: [.pixels], in: language)
    }
    var (audit, notes): ([String], [Note]) = ([], [])
    let first = try frame(moments[0])
    let bytes = try tools.renderer.apng(moments.count, pixelWidth: style.pixels, info: first.info) {
      (index) throws(Problem) in
      let drawing = index == 0 ? first : try frame(moments[index])
      audit += drawing.audit.map { "\(moments[index].utcText): \($0)" }
      notes += drawing.notes.filter { !notes.contains($0) }
      return drawing.raster.scene
    }
    return Made(
      WheelAnimation(moments: moments, bytes: try options.limits.check(bytes), audit: audit), notes: notes)
  }
}
