/// Texts of a wanted length that are known to slow programs down.
enum HostileText: String, CaseIterable, Sendable {
  case words, oneWord, ukrainianWord, marks, mixedMarks, rightToLeft, emoji, digits, unknown, mixture

  /// A text of so many Unicode scalars.
  func text(_ count: Int) -> String {
    switch self {
    case .words: repeated("a quiet evening by the river ", count)
    case .oneWord: repeated("unbelievably", count)
    case .ukrainianWord: repeated("непередбачувано", count)
    // One character to Swift, however long.
    case .marks: "a" + repeated("\u{301}", count - 1)
    // Marks above and below: to compare two strings is to put them in order.
    case .mixedMarks: "a" + repeated("\u{301}\u{316}", count - 1)
    case .rightToLeft: repeated("שלום עולם ", count)
    // Joined into families and flags, whose ends are only found from their beginning.
    case .emoji: repeated("👩\u{200D}👩\u{200D}👧🇺🇦", count)
    case .digits: repeated("1234567890", count)
    // Each character another one, and none that a face has.
    case .unknown:
      String(String.UnicodeScalarView((0..<count).compactMap { Unicode.Scalar(0xF0000 + $0 % 0xFFF0) }))
    case .mixture: repeated("ab ♄ щ ♀ ", count)
    }
  }

  private func repeated(_ words: String, _ count: Int) -> String {
    let scalars = Array(words.unicodeScalars)
    return String(String.UnicodeScalarView((0..<max(0, count)).map { scalars[$0 % scalars.count] }))
  }
}
