import AstroSvitla
import CServicePage
import Crypto
import FoundationEssentials

/// The page on which people enter a birth.
enum FrontPage {
  /// - Parameter source: Where the source of the running version is.
  static func html(in language: Language, source: String?) -> [UInt8] {
    let other: Language = language == .uk ? .en : .uk
    var page = text(of: cservice_page)
    let words = FrontPageWords.all.map { ($0.slot, $0.words.told(in: language)) }
    let slots =
      words + [
        ("language", language.tag), ("otherLanguage", other.tag), ("otherName", other.autonym),
        ("styles", styles), ("script", script), ("footer", footer(in: language, source)),
      ]
    for (slot, text) in slots { page = page.replacing("{{\(slot)}}", with: text) }
    return Array(page.utf8)
  }

  /// What the page may load and do: nothing but its own style, its own script, and what this service answers.
  static let policy =
    "default-src 'none'; style-src '\(digest(of: styles))'; script-src '\(digest(of: script))'; connect-src 'self'; "
    + "frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

  /// A page that says why nothing is shown.
  ///
  /// - Parameter words: A field of the form at their beginning is named as the form names it.
  static func notice(_ words: Words, in language: Language) -> [UInt8] {
    var told = words.told(in: language)
    for field in ["date", "time", "place"] where told.hasPrefix("birth.\(field): ") {
      let label = FrontPageWords.all.first { $0.slot == field }?.words.told(in: language) ?? field
      told = label + told.dropFirst("birth.\(field)".count)
    }
    return Array(
      """
      <!DOCTYPE html><html lang="\(language.tag)"><meta charset="utf-8"><title>AstroSvitla</title><style>\(styles)</style>
      <p role="alert">\(escaped(told))</p></html>
      """.utf8)
  }

  static let noticePolicy = "default-src 'none'; style-src '\(digest(of: styles))'"

  private static let styles = text(of: cservice_styles)
  private static let script = text(of: cservice_script)

  private static func footer(in language: Language, _ source: String?) -> String {
    let licence = Words(
      "Free software under the AGPL, version 3 or later.",
      "Вільна програма за ліцензією AGPL, версія 3 або новіша."
    ).told(in: language)
    guard let source else { return licence }
    let link = Words("The source of the running version", "Вихідний код версії, що працює").told(in: language)
    return "\(licence) <a href=\"\(escaped(source))\">\(link)</a>"
  }

  /// - Returns: The text as it may stand between tags, and between quotation marks in one.
  static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
  }

  private static func digest(of text: String) -> String {
    "sha256-\(Data(SHA256.hash(data: Array(text.utf8))).base64EncodedString())"
  }

  private static func text(of file: CServiceFile) -> String {
    guard let start = file.bytes else { return "" }
    return String(decoding: UnsafeRawBufferPointer(start: start, count: file.count), as: UTF8.self)
  }
}
