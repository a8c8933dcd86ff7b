extension EnglishPhrasebook {
  func date(year: Int, month: Int, day: Int) -> String {
    "\(date(month: month, day: day)) " + (year > 0 ? "\(year)" : "\(1 - year) BC")
  }

  func date(month: Int, day: Int) -> String { "\(day) \(EnglishPhrasebook.months[month - 1])" }

  static let months = [
    "January", "February", "March", "April", "May", "June",
    "July", "August", "September", "October", "November", "December",
  ]

  var localMeanTime: String { "Local mean time" }

  func orb(_ degrees: String) -> String { "orb \(degrees)" }
  var decimalMark: String { "." }

  func planets(_ count: Int, _ form: GrammaticalCase) -> String {
    "\(numeral(count, form)) \(count == 1 ? "planet" : "planets")"
  }

  func numeral(_ count: Int, _ form: GrammaticalCase) -> String { EnglishPhrasebook.numerals[min(count, 10)] }

  private static let numerals = [
    "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
  ]
}
