public import ChartSheet
import Diagnostics
import Drawing
public import WheelLayout

/// How a picture of a chart looks.
public struct PictureStyle: Hashable, Sendable {
  /// What is drawn.
  public enum Form: Hashable, Sendable {
    /// The wheel alone.
    case wheel
    /// The wheel with tables of positions, houses and aspects on one page.
    case sheet
    /// A picture to show, the name large; its size is its own.
    case poster(PosterFormat)
  }

  /// Which of a chart's aspects are drawn.
  public enum Aspects: String, CaseIterable, Hashable, Sendable {
    /// The five major ones among those it has.
    case major
    /// All eleven kinds, those it lacks computed.
    case all
  }

  /// What is drawn: the wheel, with tables or without, or a poster.
  public var form: Form
  /// The inks and strokes.
  public var theme: WheelTheme
  /// The side of a wheel, or the width of a sheet: pixels of PNG, points of SVG and PDF; 1200 and 600 unless given.
  public var size: Int?
  /// `nil` draws those that the chart has.
  public var aspects: Aspects?
  /// Whether the lines of aspects are drawn.
  public var showsAspects: Bool
  /// Whether name, time, place and balance stand in the corners.
  public var showsTitle: Bool
  /// Whether the page is left unpainted.
  public var isTransparent: Bool

  /// A wheel of the usual size in the light theme, unless something else is asked for.
  public init(
    _ form: Form = .wheel, theme: WheelTheme = .light, size: Int? = nil, aspects: Aspects? = nil,
    showsAspects: Bool = true, showsTitle: Bool = true, isTransparent: Bool = false
  ) {
    (self.form, self.theme, self.size, self.aspects) = (form, theme, size, aspects)
    (self.showsAspects, self.showsTitle, self.isTransparent) = (showsAspects, showsTitle, isTransparent)
  }

  /// The side of the page in points, of any but a poster.
  var side: Double { Double(size ?? 600) }

  /// The width of a PNG.
  var pixels: Int { poster?.pixelWidth ?? size ?? 1200 }

  var poster: PosterFormat? { if case .poster(let format) = form { format } else { nil } }

  /// The pixels that a page is laid out for: points can be seen in any size, so that there nothing gives way.
  func layoutPixels(isVector: Bool) -> Int {
    isVector || poster != nil ? poster?.pixelWidth ?? PictureStyle.largeEnough : pixels
  }

  /// Of so many pixels a picture tells all there is.
  private static let largeEnough = 1200
}
