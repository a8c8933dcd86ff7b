/// The words of a text by the standard library's own reading of UAX #29, against which ours is held.
enum WordPeer {
  static func count(_ text: String) -> Int {
    // At the second level of Unicode support, \b is the default word boundary of UAX #29.
    let boundaries = text.ranges(of: boundary).map(\.lowerBound)
    return zip(boundaries, boundaries.dropFirst()).count { start, end in
      text[start..<end].contains { $0.isLetter || $0.isNumber }
    }
  }

  nonisolated(unsafe) private static let boundary = /\b/.wordBoundaryKind(.default)
}
