extension Field {
  /// A number, `nil` where it is absent.
  func number() throws(ChartFormatError) -> Double? {
    switch value {
    case .null: return nil
    case .number(let number): return number
    default: throw wrongType("a number")
    }
  }

  /// A number within bounds, to the millionth; `nil` where it is absent.
  func number(in range: ClosedRange<Double>) throws(ChartFormatError) -> Double? {
    guard let number = try number() else { return nil }
    guard range.contains(number) else {
      throw error(
        "\(JSONText.number(number)) is out of range",
        hint: "from \(JSONText.number(range.lowerBound)) to \(JSONText.number(range.upperBound))")
    }
    return Longitude.rounded(number)
  }

  /// A whole number within bounds; `nil` where it is absent.
  func integer(in range: ClosedRange<Int>) throws(ChartFormatError) -> Int? {
    guard let number = try number() else { return nil }
    guard let integer = Int(exactly: number), range.contains(integer) else {
      throw error(
        "\(JSONText.number(number)) is not a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return integer
  }

  /// A place in the zodiac, which must be there.
  func longitude() throws(ChartFormatError) -> Longitude {
    guard let degrees = try number() else { throw missing(hint: "the ecliptic longitude, 0 ≤ degree < 360") }
    guard degrees >= 0, degrees < 360 else {
      throw error(
        "\(JSONText.number(degrees)) is out of range", hint: "0 ≤ degree < 360, counted from 0° Aries")
    }
    return Longitude(degrees)
  }

  /// True or false, `nil` where it is absent.
  func truth() throws(ChartFormatError) -> Bool? {
    switch value {
    case .null: return nil
    case .bool(let truth): return truth
    default: throw wrongType("true or false")
    }
  }
}
