extension WheelTheme {
  /// The ink of a ring's bodies: the outermost sky around a base always has the same.
  ///
  /// - Parameters:
  ///   - ring: From the inside out, 0 the base.
  ///   - count: How many rings there are.
  package static func ink(ofRing ring: Int, of count: Int) -> Token {
    if ring == 0 { return .ink }
    return ring == count - 1 ? .secondInk : .thirdInk
  }
}
