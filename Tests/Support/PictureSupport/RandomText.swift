/// Texts nobody would write, of characters that do harm elsewhere.
package enum RandomText {
  private static let pool: [String] = [
    "a", "Z", "fi", "ffl", " ", "  ", "й", "Ї", "’", "«", "»", "—", "0", "25°11′", "☉", "♈\u{FE0E}",
    "☽\u{FE0F}",
    "\u{0}", "\u{7}", "\t", "\n", "\r\n", "\u{1B}", "\u{7F}", "\u{85}", "\u{9B}", "\u{2028}", "\u{2029}",
    "\u{AD}",
    "\u{200B}", "\u{200D}", "\u{200E}", "\u{200F}", "\u{202A}", "\u{202E}", "\u{202C}", "\u{2067}",
    "\u{2069}",
    "\u{FEFF}", "\u{FFFC}", "\u{FFFD}", "\u{FFFF}", "\u{10FFFD}", "\u{E000}", "\u{E003}", "e\u{301}",
    "\u{301}",
    "и\u{306}", "x\u{20DD}", "שלום", "עֵ", "محمد", "لا", "१२", "क्षि", "ไทย", "漢字", "한국", "😀", "👩🏽‍🚀", "🇺🇦", "🌕",
    "<&>\"'", "\\", "%", "(", ")",
  ]

  package static func make(_ length: Int, using random: inout SplitMix64) -> String {
    (0..<length).map { _ in pool.randomElement(using: &random) ?? "" }.joined()
  }
}
