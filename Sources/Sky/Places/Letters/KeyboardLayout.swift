/// Corrects words typed while the keyboard was set to the other language.
enum KeyboardLayout {
  /// The same keys, row by row, in both layouts.
  private static let latin = Array("qwertyuiop[]asdfghjkl;'zxcvbnm,.`")
  private static let ukrainian = Array("йцукенгшщзхїфівапролджєячсмитьбю’")

  /// The words in the other layout, in lower case; `nil` if that would change nothing.
  static func switched(_ words: some StringProtocol) -> String? {
    let words = words.lowercased()
    let isLatin = words.contains { $0.isASCII && $0.isLetter }
    let keys =
      isLatin
      ? Dictionary(pairs(latin, ukrainian)) { first, _ in first }
      : Dictionary(pairs(ukrainian, latin)) { first, _ in first }
    let switched = String(words.map { keys[$0] ?? $0 })
    return switched == words ? nil : switched
  }

  private static func pairs(_ from: [Character], _ to: [Character]) -> [(Character, Character)] {
    Array(zip(from, to))
  }
}
