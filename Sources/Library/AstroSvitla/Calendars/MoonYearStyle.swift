public import AstroBylines
public import AstroChartModel
public import AstroThemes

/// How pictures of the Moon's year look.
public struct MoonYearStyle: Hashable, Sendable {
  /// From where the Moon is seen.
  public enum Hemisphere: String, CaseIterable, Hashable, Sendable, Codable {
    /// Lit on the right while it is waxing.
    case north
    /// Lit on the left while it is waxing.
    case south
  }

  /// The inks.
  public var theme: Theme
  /// The width of a page, in pixels of PNG, or in points of SVG and PDF; by default 2400 pixels, and A3 in
  /// landscape.
  ///
  /// The same layout is A2 at 1684 points.
  public var width: Int?
  /// From where the Moon is seen.
  public var hemisphere: Hemisphere
  /// Whose aspects end the void times.
  public var voids: VoidReckoning
  /// Whether the page is left unpainted.
  public var isTransparent: Bool
  /// In whose name it is made; `nil` for nobody’s.
  public var byline: Byline?

  /// By default as seen from the north, in the light theme.
  public init(
    theme: Theme = .light, width: Int? = nil, hemisphere: Hemisphere = .north,
    voids: VoidReckoning = .traditional, isTransparent: Bool = false, byline: Byline? = nil
  ) {
    (self.theme, self.width, self.hemisphere, self.voids) = (theme, width, hemisphere, voids)
    (self.isTransparent, self.byline) = (isTransparent, byline)
  }
}
