package import AstroDiagnostics

/// Checks the name of a person or a place before it is drawn in a picture.
package enum Label {
  /// The largest number of characters (Unicode scalars) that a label may have.
  package static let longest = 200

  /// The text, or `nil` if it consists of whitespace only.
  ///
  /// - Throws: `invalidValue` for text that is too long or contains a control character.
  package static func checked(_ text: String) throws(Problem) -> String? {
    let count = text.unicodeScalars.count
    guard count <= longest else {
      throw Problem(.invalidValue, BirthFault.longLabel(count))
    }
    if let unfit = text.unicodeScalars.first(where: \.isUnfitForText) {
      throw Problem(.invalidValue, BirthFault.controlCharacter(unfit))
    }
    return text.allSatisfy(\.isWhitespace) ? nil : text
  }

  /// The same for a field that may be missing.
  package static func checked(_ text: String?, field: String) throws(Problem) -> String? {
    guard let text else { return nil }
    do throws(Problem) { return try checked(text) } catch { throw error.within(.name(field)) }
  }
}
