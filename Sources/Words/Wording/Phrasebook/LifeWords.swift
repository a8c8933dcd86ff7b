/// The words in the picture of a life: who rules when, and by which conventions.
package protocol LifeWords: Sendable {
  /// What the picture shows.
  var timeLords: String { get }
  /// The name of a system, on one line or two.
  func lines(of system: LifeSystem) -> [String]
  /// A line on how each system counts.
  var profectionsConvention: String { get }
  func firdariaConvention(isDay: Bool, nodesAfterMars: Bool) -> String
  func releasingConvention(isShifted: Bool) -> String
  /// - Parameters:
  ///   - year: The days of a year, with a decimal point.
  ///   - shift: The days by which periods move with a minute of the Moon, with a decimal point.
  func vimshottariConvention(_ ayanamsa: String, year: String, shift: String) -> String
  /// The key: the meaning of a bar above a sign, and of a thick line before it.
  var keyToPeak: String { get }
  var keyToLoosed: String { get }
  /// A month of a year within a line.
  func inline(month: Int, year: Int) -> String
  /// A year of life, as in “age 34”.
  func age(_ years: Int) -> String
  /// As in “10th sign from Fortune”.
  func placeFromFortune(_ place: Int) -> String
}
