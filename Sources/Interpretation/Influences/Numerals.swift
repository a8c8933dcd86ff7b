/// Small numbers in words, by their value from 0 to 10.
enum Numerals {
  static let english = [
    "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
  ]

  /// In the genitive, as things that are counted need it.
  static let ukrainianGenitive = [
    "нуля", "однієї", "двох", "трьох", "чотирьох", "п’яти", "шести", "семи", "восьми", "дев’яти", "десяти",
  ]
}
