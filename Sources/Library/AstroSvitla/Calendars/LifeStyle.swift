public import AstroBylines
public import AstroThemes
public import AstroTradition

/// How the picture of a life looks, and how its periods are counted.
public struct LifeStyle: Hashable, Sendable {
  /// The inks.
  public var theme: Theme
  /// The width of the page, in pixels of PNG, or in points of SVG and PDF; by default 2400 pixels, and A3 in
  /// landscape.
  public var width: Int?
  /// The choices that schools make differently: the nodes among the firdaria, the year of Vimshottari.
  public var conventions: Conventions
  /// Whether the page is left unpainted.
  public var isTransparent: Bool
  /// In whose name it is made; `nil` for nobody’s.
  public var byline: Byline?

  /// By default by the customary conventions, in the light theme.
  public init(
    theme: Theme = .light, width: Int? = nil, conventions: Conventions = Conventions(),
    isTransparent: Bool = false, byline: Byline? = nil
  ) {
    (self.theme, self.width, self.conventions) = (theme, width, conventions)
    (self.isTransparent, self.byline) = (isTransparent, byline)
  }
}
