import AstroBytes
package import AstroDrawing
import AstroThemes
package import AstroWheelLayout
package import AstroWording

/// A wheel as an interactive page: a single HTML text that loads nothing else.
///
/// It contains the picture, lists of everything that the picture shows, and one script. Without scripts it
/// remains a picture with lists.
public struct WebPage {
  let wheel: Wheel
  /// The wheel as it is painted: everything on the page that differs between themes or moments is derived
  /// from it.
  let scene: Scene
  let info: DocumentInfo
  /// The facts of the birth, each in a few words: time, place, and settings of the chart.
  let facts: [String]
  let language: Language
  /// A year of the outermost sky, if the page has one.
  let time: PageTime?
  let report: PageReport?
  /// Everything that can be selected, bodies first.
  let marks: [PageMark]
  /// The themes that a reader may choose from, including the picture's own.
  let themes: [Theme]

  /// - Parameters:
  ///   - scene: The scene of the wheel, which the page does not paint again.
  ///   - facts: The facts of the birth, each in a few words.
  package init(
    of wheel: Wheel, painted scene: Scene, info: DocumentInfo, facts: [String], in language: Language,
    time: PageTime? = nil, report: PageReport? = nil
  ) {
    (self.wheel, self.scene, self.info) = (wheel, scene, info)
    (self.facts, self.language, self.time, self.report) = (facts, language, time, report)
    marks = PageMarks(of: wheel, in: TouchWording(language), report: report).all
    themes = WebPage.offered + (WebPage.offered.contains(wheel.theme) ? [] : [wheel.theme])
  }

  /// The themes on every page: light and dark, high contrast, and print.
  static let offered: [Theme] = [.light, .dark, .contrastLight, .contrastDark, .print]

  var phrases: any Phrasebook { language.phrasebook }

  /// The content security policy: a page may only use its own styles and run its own script.
  static func policy(styles: String, script: String) -> String {
    "default-src 'none'; base-uri 'none'; form-action 'none'; style-src 'sha256-\(styles)'; "
      + "script-src 'sha256-\(script)'"
  }

  /// The digest of a text, in the format of a content security policy.
  ///
  /// - Parameter hex: Returns the SHA-256 of bytes, as 64 hexadecimal digits.
  static func digest(_ text: [UInt8], by hex: ([UInt8]) -> String) -> String {
    let digits = Array(hex(text).utf8).map { $0 & 0x0F &+ ($0 > 0x39 ? 9 : 0) }
    return Base64.text(stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] })
  }
}
