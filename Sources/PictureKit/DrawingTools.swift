import AstroSvitla
package import Diagnostics
package import Painting
package import SVG
package import Shaping
package import Typesetting

/// What drawing needs, found and opened once: faces, and whoever writes files with them.
///
/// They belong to the thread that made them.
package final class DrawingTools {
  package let fonts: FontBook
  package let renderer: Renderer
  package let svg: SVGWriter
  /// How words are parted, read when first asked for.
  package private(set) lazy var hyphenation = HyphenationFile.hyphenation()

  /// - Throws: `missingFont`.
  package init() throws(Problem) {
    fonts = try FontBook()
    (renderer, svg) = (Renderer(fonts: fonts), SVGWriter(glyphs: fonts))
  }
}
