extension Int {
  /// The quotient rounded down, so that the day before 1970-01-01 is day −1.
  func quotient(flooringBy divisor: Int) -> Int {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }

  /// What the quotient rounded down leaves, 0 ≤ remainder < divisor.
  func remainder(flooringBy divisor: Int) -> Int { self - quotient(flooringBy: divisor) * divisor }
}
