extension EnglishPhrasebook {
  func name(ofHouse house: Int) -> String { "\(house)\(ending(of: house)) house" }

  private func ending(of number: Int) -> String {
    switch number {
    case 1: "st"
    case 2: "nd"
    case 3: "rd"
    default: "th"
    }
  }

  func spelledName(ofHouse house: Int, _ form: GrammaticalCase) -> String {
    "\(EnglishPhrasebook.ordinals[(house - 1 + 12) % 12]) house"
  }

  static let ordinals = [
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "eleventh",
    "twelfth",
  ]
}
