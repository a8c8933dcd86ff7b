package import AstroDrawing

/// A format in which a command writes files, recognized by the file extension.
package protocol OutputFormat: Hashable, Sendable, CaseIterable where AllCases == [Self] {
  /// The extension without the dot.
  var fileExtension: String { get }
}

extension PictureFormat: OutputFormat {}

/// The formats that `astro-render` writes: pictures, and a page.
package enum RenderFormat: OutputFormat {
  case picture(PictureFormat)
  case page

  package static let allCases = PictureFormat.allCases.map(RenderFormat.picture) + [.page]

  package var fileExtension: String {
    switch self {
    case .picture(let format): format.fileExtension
    case .page: "html"
    }
  }
}
