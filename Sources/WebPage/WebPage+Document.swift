import CAssets
package import Diagnostics
package import Drawing
import SVG
import WheelLayout
import Wording

extension WebPage {
  /// How a page is written.
  public struct Options: Sendable {
    /// Whether the element alone is written, to be set into a page of somebody else's; by default a document is.
    public var isFragment: Bool
    /// What ids of a fragment begin with, letters and digits, a letter first; by default made of what it shows.
    public var prefix: String?

    /// A whole document, unless something else is asked for.
    public init(isFragment: Bool = false, prefix: String? = nil) {
      (self.isFragment, self.prefix) = (isFragment, prefix)
    }
  }

  /// The page in HTML.
  ///
  /// - Parameters:
  ///   - glyphs: Whoever knows the outlines of what the wheel is set in.
  ///   - digest: The SHA-256 of bytes in 64 hexadecimal digits.
  /// - Throws: What `glyphs` throws, or `invalidValue` for a prefix that cannot be.
  package func html(
    _ options: Options = Options(), glyphs: some OutlineSource, digest: ([UInt8]) -> String
  ) throws(Problem) -> [UInt8] {
    let styles = ThemeStyles(of: wheel, in: themes)
    let scene = PageScene.scene(of: wheel, marks, styles: styles.names)
    let data = PageData(page: self).json
    // Fragments that show different things have different ids; an id begins with a letter.
    let shown = data + Array((info.title + wheel.theme.name).utf8)
    let prefix = options.isFragment ? options.prefix ?? "w" + digest(shown).prefix(7) : ""
    var picture = options.isFragment ? try SVGOptions(prefix: prefix) : SVGOptions()
    (picture.isFragment, picture.usesVariables, picture.partsOf) = (true, true, phrases.wheel)
    // What the picture shows is said part by part.
    let title = DocumentInfo(title: info.title, language: info.language)
    let svg = try SVGWriter(glyphs: glyphs, options: picture).svg(scene, info: title)
    let body = PageBody(page: self, prefix: prefix, svg: svg, data: data)
    let sheet = Array((PageAssets.styles + styles.sheet(in: body.scope)).utf8)
    return options.isFragment ? fragment(body, sheet) : document(body, sheet, digest)
  }

  /// A document whose policy knows its one style sheet and its one script by their digests.
  private func document(_ body: PageBody, _ sheet: [UInt8], _ digest: ([UInt8]) -> String) -> [UInt8] {
    let policy = WebPage.policy(
      styles: WebPage.digest(sheet, by: digest),
      script: WebPage.digest(Array(PageAssets.script.utf8), by: digest))
    var page = Markup()
    page.append("<!DOCTYPE html>\n<html lang=\"\(language.tag)\">\n<head>\n<meta charset=\"utf-8\">\n")
    page.open("meta", [("http-equiv", "Content-Security-Policy"), ("content", policy)])
    page.append("\n<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">\n")
    page.html("title", words: info.title)
    page.append("<style>")
    page.append(markup: sheet)
    page.append("</style>\n</head>\n<body>\n<main>\n")
    body.write(to: &page)
    page.append("</main>\n<script>\(PageAssets.script)</script>\n</body>\n</html>\n")
    return page.bytes
  }

  private func fragment(_ body: PageBody, _ sheet: [UInt8]) -> [UInt8] {
    var page = Markup()
    page.append("<style>")
    page.append(markup: sheet)
    page.append("</style>\n")
    body.write(to: &page)
    page.append("<script>\(PageAssets.script)</script>\n")
    return page.bytes
  }
}

/// The style sheet and the script of every page, baked in as they lie in `Sources/CAssets/page`.
enum PageAssets {
  static let styles = unsafe text(casset_page_styles)
  static let script = unsafe text(casset_page_script)

  private static func text(_ asset: CAsset) -> String {
    let bytes = unsafe UnsafeRawBufferPointer(start: asset.bytes, count: asset.count)
    return unsafe String(decoding: bytes, as: UTF8.self)
  }
}
