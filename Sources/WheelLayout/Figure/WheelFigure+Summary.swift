import ChartModel
package import Wording

extension WheelFigure {
  /// An aspect between two rings, to be told in words.
  package func summary(of tie: Tie) -> CrossAspectSummary {
    CrossAspectSummary(
      of: tie.aspect, with: rings[tie.ring1].sky, inHouse: houses?.house(of: tie.longitude1),
      exactOn: tie.exactDay)
  }
}
