import Ephemeris

/// What the files of a line are called: its number, in folders by which a million of them are spread evenly.
enum FileName {
  private static let digits = 9

  /// As in `7f/b6/000000007`, the folders from the SHA-256 of the nine digits.
  static func stem(of line: Int) -> String {
    let number = String(line)
    let name = String(repeating: "0", count: max(0, digits - number.utf8.count)) + number
    let digest = SHA256.hex(Array(name.utf8))
    return "\(digest.prefix(2))/\(digest.dropFirst(2).prefix(2))/\(name)"
  }
}
