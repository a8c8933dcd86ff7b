extension String {
  /// The words between its spaces, empty ones included.
  ///
  /// By scalars: two characters are compared with their marks in order, which takes the square of their number.
  var words: [Substring] {
    unicodeScalars.split(separator: " ", omittingEmptySubsequences: false).map { Substring($0) }
  }
}

extension Character {
  /// The character where it is a single scalar; `nil` for one with marks, which none of our signs is.
  var only: Unicode.Scalar? {
    let scalars = unicodeScalars
    return scalars.index(after: scalars.startIndex) == scalars.endIndex ? scalars.first : nil
  }
}
