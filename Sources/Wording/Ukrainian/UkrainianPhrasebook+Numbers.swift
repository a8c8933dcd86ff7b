extension UkrainianPhrasebook {
  func date(year: Int, month: Int, day: Int) -> String {
    "\(date(month: month, day: day)) " + (year > 0 ? "\(year) р." : "\(1 - year) р. до н. е.")
  }

  func date(month: Int, day: Int) -> String { "\(day) \(UkrainianPhrasebook.months[month - 1])" }

  /// In the genitive, as a day of a month wants it.
  private static let months = [
    "січня", "лютого", "березня", "квітня", "травня", "червня",
    "липня", "серпня", "вересня", "жовтня", "листопада", "грудня",
  ]

  var localMeanTime: String { "Місцевий середній час" }

  func orb(_ degrees: String) -> String { "орб \(degrees.replacing(".", with: decimalMark))" }
  var decimalMark: String { "," }

  func gathering(of count: Int) -> String {
    "\(UkrainianPhrasebook.numerals[min(count, 10)]) \(count == 1 ? "планети" : "планет")"
  }

  /// In the genitive, as things that are counted need it.
  private static let numerals = [
    "нуля", "однієї", "двох", "трьох", "чотирьох", "п’яти", "шести", "семи", "восьми", "дев’яти", "десяти",
  ]
}
