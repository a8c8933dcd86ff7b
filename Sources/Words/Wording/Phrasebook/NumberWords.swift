import AstroChartModel

/// Words for dates, times and counts.
package protocol NumberWords: Sendable {
  /// A date, as in “15 April 1990” and “15 March 44 BC”.
  ///
  /// - Parameter year: The astronomical year: 0 is 1 BC.
  func date(year: Int, month: Int, day: Int) -> String
  /// A date without its year, as in “15 April”.
  func date(month: Int, day: Int) -> String
  var localMeanTime: String { get }
  /// An orb with its label, as in “orb 2°04′”.
  ///
  /// - Parameter degrees: The number in writing, with a decimal point if it has decimals.
  func orb(_ degrees: String) -> String
  /// The decimal separator.
  var decimalMark: String { get }
  /// A number in words, as in “five”.
  ///
  /// After five and more, the things counted stand in the genitive plural in languages that have it.
  ///
  /// - Parameter count: 1…10.
  func numeral(_ count: Int, _ form: GrammaticalCase) -> String
  /// A number of planets, as in “three planets”.
  ///
  /// - Parameter count: 1…10.
  func planets(_ count: Int, _ form: GrammaticalCase) -> String
}
