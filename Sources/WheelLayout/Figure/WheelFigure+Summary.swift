import ChartModel
public import Wording

extension WheelFigure {
  /// An aspect between two rings, to be told in words.
  public func summary(of tie: Tie) -> CrossAspectSummary {
    CrossAspectSummary(
      of: tie.aspect, with: rings[tie.ring1].sky, inHouse: houses?.house(of: tie.longitude1),
      exactOn: tie.exactDay)
  }
}
