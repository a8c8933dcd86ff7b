public import AstroBylines
public import AstroChartSheet
import AstroDiagnostics
import AstroDrawing
public import AstroThemes
import AstroWheelLayout

/// How a picture of a chart looks.
public struct PictureStyle: Hashable, Sendable, Encodable {
  /// What is drawn.
  public enum Form: Hashable, Sendable {
    /// The wheel alone.
    case wheel
    /// The wheel with tables of positions, houses and aspects on one page.
    case sheet
    /// A picture for sharing, with a large name; the format determines its size.
    case poster(PosterFormat)
  }

  /// Which of a chart's aspects are drawn.
  public enum Aspects: String, CaseIterable, Hashable, Sendable, Codable {
    /// The five major aspects, among those that the chart has.
    case major
    /// All eleven kinds; those that the chart lacks are computed.
    case all
  }

  /// What is drawn: the wheel, with or without tables, or a poster.
  public var form: Form
  /// The inks and strokes.
  public var theme: Theme
  /// The side of a wheel or the width of a sheet, in pixels of PNG, or in points of SVG and PDF; by default
  /// 1200 and 600.
  public var size: Int?
  /// Which aspects are drawn; `nil` for those that the chart has.
  public var aspects: Aspects?
  /// Whether the lines of aspects are drawn.
  public var showsAspects: Bool
  /// Whether the corners show the name, time, place and balance.
  public var showsTitle: Bool
  /// Whether the page is left unpainted.
  public var isTransparent: Bool
  /// In whose name sheets and posters are made; `nil` for nobody’s, as in every style that is decoded.
  public var byline: Byline?

  /// By default, a wheel of the usual size in the light theme.
  public init(
    _ form: Form = .wheel, theme: Theme = .light, size: Int? = nil, aspects: Aspects? = nil,
    showsAspects: Bool = true, showsTitle: Bool = true, isTransparent: Bool = false,
    byline: Byline? = nil
  ) {
    (self.form, self.theme, self.size, self.aspects) = (form, theme, size, aspects)
    (self.showsAspects, self.showsTitle, self.isTransparent) = (showsAspects, showsTitle, isTransparent)
    self.byline = byline
  }

  /// The side of the page in points; not used for posters.
  var side: Double { Double(size ?? 600) }

  /// The width of a PNG in pixels.
  var pixels: Int { poster?.pixelWidth ?? size ?? 1200 }

  var poster: PosterFormat? { if case .poster(let format) = form { format } else { nil } }

  /// The pixels for which a page is laid out; in vector formats nothing is left out, as they can be viewed in
  /// any size.
  func layoutPixels(isVector: Bool) -> Int {
    isVector || poster != nil ? poster?.pixelWidth ?? PictureStyle.largeEnough : pixels
  }

  /// The by-line, where the form has room for one.
  var drawnByline: Byline? { form == .wheel ? nil : byline }

  /// From this many pixels on, a picture shows everything.
  private static let largeEnough = 1200
}
