import AstroDiagnostics

/// Degrees with a letter for the side, as astrological programs write them: `49n05`, `8e11:30`, `122:19:59W`,
/// `47°36'35"N`.
enum SidedDegrees {
  static func latitude(_ text: String) throws(Problem) -> Double {
    try checked(text, sides: "ns", field: "latitude", as: "49n05")
  }

  static func longitude(_ text: String) throws(Problem) -> Double {
    try checked(text, sides: "ew", field: "longitude", as: "8e11")
  }

  private static func checked(
    _ text: String, sides: String, field: String, as example: String
  ) throws(Problem) -> Double {
    guard let degrees = degrees(text, sides: sides) else {
      throw Problem(
        .invalidValue, at: .field(field), ExchangeFault.degrees(text, example: example))
    }
    return degrees
  }

  /// - Parameter sides: The letters of the positive and the negative side.
  /// - Returns: `nil` for a text of another form; only zero needs no letter.
  static func degrees(_ text: String, sides: String) -> Double? {
    guard text.utf8.count <= 40 else { return nil }
    let letters = text.lowercased().filter(\.isLetter)
    let numbers = text.split { !($0.isASCII && $0.isNumber) && $0 != "." }.compactMap { Double($0) }
    guard (1...3).contains(numbers.count), numbers.dropFirst().allSatisfy({ $0 < 60 }),
      numbers.dropLast().allSatisfy({ $0 == $0.rounded() }), !text.contains("-")
    else { return nil }
    let degrees = zip(numbers, [1, 60, 3600]).reduce(0) { $0 + $1.0 / $1.1 }
    if letters.isEmpty { return degrees == 0 ? 0 : nil }
    guard letters.count == 1, let side = letters.first, sides.contains(side) else { return nil }
    return side == sides.first ? degrees : -degrees
  }
}
