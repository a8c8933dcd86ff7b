public import AstroChartModel

/// Writes angles, with true prime characters.
package enum Degrees {
  /// Degrees and minutes, rounded to the minute: `2°04′`.
  ///
  /// - Parameter degrees: A number that is not negative.
  package static func text(_ degrees: Double) -> String {
    let minutes = Int((degrees * 60).rounded())
    return text(degree: minutes / 60, minute: minutes % 60)
  }

  /// A number to a tenth: `2.1`, «2,1».
  ///
  /// - Parameter degrees: A number that is not negative.
  package static func tenths(_ degrees: Double, in language: Language) -> String {
    let tenths = Int((degrees * 10).rounded())
    return "\(tenths / 10)\(language.phrasebook.decimalMark)\(tenths % 10)"
  }

  /// Degrees, and minutes with two digits.
  static func text(degree: Int, minute: Int) -> String { whole(degree) + minutes(minute) }

  /// Whole degrees: `25°`.
  package static func whole(_ degree: Int) -> String {
    ofSign.indices.contains(degree) ? ofSign[degree] : "\(degree)°"
  }

  /// Minutes with two digits: `05′`.
  ///
  /// - Parameter minute: 0…59.
  package static func minutes(_ minute: Int) -> String { ofDegree[minute] }

  /// The degrees of a sign and the minutes of a degree, of which a picture has dozens.
  private static let ofSign = (0..<30).map { "\($0)°" }
  private static let ofDegree = (0..<60).map { $0 < 10 ? "0\($0)′" : "\($0)′" }
}

extension Longitude {
  /// Degrees and minutes within the sign, truncated: `25°11′`.
  package var degreesText: String {
    let (degree, minute) = degreeAndMinute
    return Degrees.text(degree: degree, minute: minute)
  }

  /// The place in the zodiac with the sign's symbol: `25°11′ ♈`.
  package var position: String { "\(degreesText) \(sign.symbol)" }

  /// The place in the zodiac in words: “25°11′ Aries”, «25°11′ Овна».
  public func position(in language: Language) -> String {
    language.phrasebook.position(degreesText, in: sign)
  }
}
