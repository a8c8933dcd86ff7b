import AstroDiagnostics

/// What is wrong with the contents of a chart, or with its settings.
package enum ChartFault: ProblemReason {
  case cuspsOutOfOrder
  case houseCount(Int)
  case notLongitude(Double)
  case outOfRange(Double, ClosedRange<Double>)
  case orb(Double, widest: Double)
  case noPlanet
  case housesWithoutAngles
  case anglesWithoutHouses
  case planetAsPoint(String)
  /// A body in the wrong list.
  case wrongList(Body)
  case twice(Body)
  case twiceInList(Body)
  case derived(ChartKind)
  /// An aspect's end that the chart lacks.
  case absent(AspectEnd)
  case endBeforeStart(end: String, start: String)
  case tooManySkies(Int, most: Int)
}
