import AstroDrawing

/// The English that a result in another language still has.
enum EnglishLeft {
  /// Names and marks that are the same in every language.
  private static let names: Set<String> = [
    "Oksana", "Kyiv", "Ukraine", "Europe", "UTC", "ASC", "DSC", "GMT", "Moshier",
  ]

  /// Words of three or more plain letters.
  static func words(in text: some StringProtocol) -> [String] {
    text.split { !$0.isLetter }.filter { word in
      word.count >= 3 && word.allSatisfy(\.isASCII) && !names.contains(String(word))
    }.map { String($0) }
  }

  /// Those in the quoted texts of a dump.
  static func words(inDump dump: String) -> [String] {
    dump.split(separator: "“").dropFirst().flatMap { words(in: $0.prefix { $0 != "”" }) }
  }
}
