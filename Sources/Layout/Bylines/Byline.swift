public import AstroDiagnostics
package import AstroThemes

/// In whose name a picture or a document is made: a name, and if wanted a logo and an imprint.
public struct Byline: Hashable, Sendable {
  /// The name, which is also the author of a document.
  public let name: String
  /// The logo, in its own colors.
  public let logo: Logo?
  /// The lines of the imprint, such as an address; empty for none.
  public let imprint: [String]

  /// The most letters of a name and of a line, and the most lines of an imprint.
  private static let most = (name: 60, line: 90, lines: 3)

  /// A by-line of a name, a logo and an imprint.
  ///
  /// - Parameters:
  ///   - name: At most 60 letters on one line.
  ///   - logo: Drawn beside the name, never stretched.
  ///   - imprint: At most three lines of 90 letters each.
  /// - Throws: `tooLong` beyond these limits, `invalidValue` for a blank name; at `by` or `imprint`.
  public init(_ name: String, logo: Logo? = nil, imprint: String = "") throws(Problem) {
    let lines = imprint.split(whereSeparator: \.isNewline).map(String.init)
    try Byline.check(name)
    guard lines.count <= Byline.most.lines, lines.allSatisfy({ Byline.fits($0, Byline.most.line) }) else {
      throw Problem(.tooLong, at: .field("imprint"), BylineFault.longImprint)
    }
    (self.name, self.logo, self.imprint) = (name, logo, lines)
  }

  private static func check(_ name: String) throws(Problem) {
    guard name.contains(where: { !$0.isWhitespace }), !name.contains(where: \.isNewline) else {
      throw Problem(.invalidValue, at: .field("by"), BylineFault.notName)
    }
    guard fits(name, most.name) else {
      throw Problem(.tooLong, at: .field("by"), BylineFault.longName)
    }
  }

  /// Notes on how it is drawn in the inks of a theme.
  package func notes(in theme: Theme) -> [Note] {
    guard logo?.needsPlate(on: theme.paper) == true else { return [] }
    return [
      Note(PageNote.logoOnPlate, "the logo would not be seen on so dark a ground: it stands on a white plate")
    ]
  }

  /// Counting letters takes long for long texts, so their bytes are counted first.
  private static func fits(_ text: String, _ most: Int) -> Bool {
    text.utf8.count <= 16 * most && text.count <= most
  }
}
