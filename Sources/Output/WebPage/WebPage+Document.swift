import AstroBytes
package import AstroDiagnostics
package import AstroDrawing
import AstroSVG
import AstroThemes
import AstroWheelLayout
import AstroWording
import CAstroAssets

extension WebPage {
  /// Options for how a page is written.
  public struct Options: Hashable, Sendable, Codable {
    /// Whether only the element is written, for insertion into another page; by default a whole document is
    /// written.
    public var isFragment: Bool
    /// The prefix of a fragment's ids: letters and digits, beginning with a letter; by default derived from
    /// the content.
    public var prefix: String?

    /// By default, a whole document.
    public init(isFragment: Bool = false, prefix: String? = nil) {
      (self.isFragment, self.prefix) = (isFragment, prefix)
    }
  }

  /// The page as HTML.
  ///
  /// - Parameters:
  ///   - glyphs: What the wheel was set by, for the outlines of its glyphs and of those that time brings.
  ///   - digest: Returns the SHA-256 of bytes, as 64 hexadecimal digits.
  /// - Throws: What `glyphs` throws, or `invalidValue` for an invalid prefix.
  package func html(
    _ options: Options = Options(), glyphs: some OutlineSource & TextShaper, digest: ([UInt8]) -> String
  ) throws(Problem) -> [UInt8] {
    let styles = ThemeStyles(of: wheel, painted: scene, in: themes)
    let stock = time.map { wheel.stock(of: $0.types, shaper: glyphs) } ?? []
    let prepared = PageScene.scene(scene, of: wheel, marks, styles: styles.names, stock: stock)
    let data = PageData(page: self).json
    // Fragments with different contents get different ids; the letter is needed because an id must not begin
    // with a digit.
    let shown = data + Array((info.title + wheel.theme.name).utf8)
    let prefix = options.isFragment ? options.prefix ?? "w" + digest(shown).prefix(7) : ""
    var picture = options.isFragment ? try SVGOptions(prefix: prefix) : SVGOptions()
    (picture.isFragment, picture.usesVariables, picture.partsOf) = (true, true, phrases.wheel)
    // A screen reader reads the parts of the picture one by one.
    let title = DocumentInfo(title: info.title, language: info.language)
    let svg = try SVGWriter(glyphs: glyphs, options: picture).svg(prepared, info: title)
    let body = PageBody(page: self, prefix: prefix, svg: svg, data: data)
    let sheet = Array((PageAssets.styles + styles.sheet(in: body.scope)).utf8)
    return options.isFragment ? fragment(body, sheet) : document(body, sheet, digest)
  }

  /// A document whose content security policy lists its only style sheet and its only script by their
  /// digests.
  private func document(_ body: PageBody, _ sheet: [UInt8], _ digest: ([UInt8]) -> String) -> [UInt8] {
    let policy = WebPage.policy(
      styles: WebPage.digest(sheet, by: digest),
      script: WebPage.digest(Array(PageAssets.script.utf8), by: digest))
    var page = Markup()
    page.append(
      markup: "<!DOCTYPE html>\n<html lang=\"\(language.tag)\">\n<head>\n<meta charset=\"utf-8\">\n")
    page.open("meta", [("http-equiv", "Content-Security-Policy"), ("content", policy)])
    page.append("\n<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">\n")
    page.html("title", words: info.title)
    page.append("<style>")
    page.append(markup: sheet)
    page.append("</style>\n</head>\n<body>\n<main>\n")
    body.write(to: &page)
    page.append(markup: "</main>\n<script>\(PageAssets.script)</script>\n</body>\n</html>\n")
    return page.finished()
  }

  private func fragment(_ body: PageBody, _ sheet: [UInt8]) -> [UInt8] {
    var page = Markup()
    page.append("<style>")
    page.append(markup: sheet)
    page.append("</style>\n")
    body.write(to: &page)
    page.append(markup: "<script>\(PageAssets.script)</script>\n")
    return page.finished()
  }
}

/// The style sheet and the script of every page, baked in from `Sources/C/Assets`.
enum PageAssets {
  static let styles = unsafe text(casset_page_styles)
  static let script = unsafe text(casset_page_script)

  private static func text(_ asset: CAsset) -> String {
    let bytes = unsafe UnsafeRawBufferPointer(start: asset.bytes, count: asset.count)
    return unsafe String(decoding: bytes, as: UTF8.self)
  }
}
