/// Where the rings of a wheel begin and end, as fractions of half its side.
public struct WheelRadii: Hashable, Sendable {
  /// The outer edge of labels.
  public var labelOuter = 0.98
  /// The inner edge of labels.
  public var labelInner = 0.9
  public var zodiacOuter = 0.885
  public var zodiacInner = 0.775
  /// Where the longest ticks of the ruler end and cusp lines begin.
  public var rulerInner = 0.735
  /// Where the ticks at true degrees end.
  public var tickInner = 0.722
  /// The outermost and the innermost lane of leaders.
  public var laneOuter = 0.715
  public var laneInner = 0.69
  /// The ring of planet columns.
  public var columnOuter = 0.685
  public var columnInner = 0.395
  /// The ring of house numbers lies between the columns and this.
  public var aspectOuter = 0.345

  public init() {}
}
