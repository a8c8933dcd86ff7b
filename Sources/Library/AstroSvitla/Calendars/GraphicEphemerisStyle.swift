public import AstroBylines
public import AstroChartModel
public import AstroThemes

/// How a graphic ephemeris looks, and what it shows.
public struct GraphicEphemerisStyle: Hashable, Sendable {
  /// The inks.
  public var theme: Theme
  /// The width of a page, in pixels of PNG, or in points of SVG and PDF; by default 2400 pixels, and A3 in
  /// landscape.
  public var width: Int?
  /// The bodies with curves; by default the Sun to Pluto without the Moon, whose curve would be nearly upright.
  public var movers: [Body]
  /// The places of the birth chart that have lines; by default the ten planets, the Ascendant and the Midheaven.
  public var points: [AspectEnd]
  /// Whether the page is left unpainted.
  public var isTransparent: Bool
  /// In whose name it is made; `nil` for nobody’s.
  public var byline: Byline?

  /// By default all curves and lines, in the light theme.
  public init(
    theme: Theme = .light, width: Int? = nil, movers: [Body] = CalendarListing.movers,
    points: [AspectEnd] = CalendarListing.points, isTransparent: Bool = false, byline: Byline? = nil
  ) {
    (self.theme, self.width, self.movers, self.points) = (theme, width, movers, points)
    (self.isTransparent, self.byline) = (isTransparent, byline)
  }
}
