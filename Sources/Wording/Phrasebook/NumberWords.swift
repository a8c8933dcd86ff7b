import ChartModel

/// Dates, times and counts.
package protocol NumberWords: Sendable {
  /// As in “15 April 1990” and “15 March 44 BC”.
  ///
  /// - Parameter year: Astronomical: 0 is 1 BC.
  func date(year: Int, month: Int, day: Int) -> String
  /// As in “15 April”.
  func date(month: Int, day: Int) -> String
  var localMeanTime: String { get }
  /// What stands before an orb, as in “orb 2°04′”.
  ///
  /// - Parameter degrees: With a point before decimals, where it has any.
  func orb(_ degrees: String) -> String
  /// What parts the whole of a number from its decimals.
  var decimalMark: String { get }
  /// A number of things, in words, as in “five”; of five and more the things themselves stand in the genitive plural
  /// where a language has it.
  ///
  /// - Parameter count: 1…10.
  func numeral(_ count: Int, _ form: GrammaticalCase) -> String
  /// Some planets together, in the case that “a gathering of” wants, as in “three planets”.
  ///
  /// - Parameter count: 1…10.
  func gathering(of count: Int) -> String
}
