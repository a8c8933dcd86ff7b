/// The seven planets that are seen without a telescope, the only ones that tradition knows.
extension Body {
  /// From the Sun to Saturn, in the order of chart files.
  package static let visible: [Body] = Array(planets.prefix(7))

  /// From the slowest to the fastest: the order of planetary hours and of faces.
  package static let chaldeanOrder: [Body] = [.saturn, .jupiter, .mars, .sun, .venus, .mercury, .moon]

  /// The ruler of a planetary hour: of the first of a Sunday, the Sun; of each following hour, the next planet.
  ///
  /// A day has 24 hours, 3 more than 3 × 7, so that the first hour of the next day belongs to the ruler of that day.
  ///
  /// - Parameters:
  ///   - index: Hours since sunrise, 0…23.
  ///   - weekday: The day that began at that sunrise, 0 for Sunday…6 for Saturday.
  package static func ruler(ofHour index: Int, weekday: Int) -> Body {
    chaldeanOrder[(3 + 3 * weekday + index) % 7]
  }
}
