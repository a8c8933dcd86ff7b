package import Drawing
package import WheelLayout
package import Wording

/// A wheel as a page that can be touched: one HTML text that asks for nothing else.
///
/// It holds the picture, lists of all it shows, and one script. Without scripts it is that picture with its lists.
public struct WebPage {
  let wheel: Wheel
  let info: DocumentInfo
  /// What is known of the birth, each in a few words: when, where, by which reckoning.
  let facts: [String]
  let language: Language
  /// A year of the outermost sky, where the page has one.
  let time: PageTime?
  let report: PageReport?
  /// All that can be chosen, bodies first.
  let marks: [PageMark]
  /// The inks that a reader may choose from, the picture's own among them.
  let themes: [WheelTheme]

  package init(
    of wheel: Wheel, info: DocumentInfo, facts: [String], in language: Language, time: PageTime? = nil,
    report: PageReport? = nil
  ) {
    (self.wheel, self.info, self.facts, self.language) = (wheel, info, facts, language)
    (self.time, self.report) = (time, report)
    marks = PageMarks(of: wheel, in: TouchWording(language), report: report).all
    themes = WebPage.offered + (WebPage.offered.contains(wheel.theme) ? [] : [wheel.theme])
  }

  /// The themes of every page: what eyes need, and paper.
  static let offered: [WheelTheme] = [.light, .dark, .contrastLight, .contrastDark, .print]

  var phrases: any Phrasebook { language.phrasebook }

  /// What a page may do: nothing but show its own styles and run its own script.
  static func policy(styles: String, script: String) -> String {
    "default-src 'none'; base-uri 'none'; form-action 'none'; style-src 'sha256-\(styles)'; "
      + "script-src 'sha256-\(script)'"
  }

  /// The digest of a text, as a policy names it.
  ///
  /// - Parameter hex: Gives the SHA-256 of bytes in 64 hexadecimal digits.
  static func digest(_ text: [UInt8], by hex: ([UInt8]) -> String) -> String {
    let digits = Array(hex(text).utf8).map { $0 & 0x0F &+ ($0 > 0x39 ? 9 : 0) }
    return Base64.text(stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] })
  }
}
