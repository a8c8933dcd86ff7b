package import Drawing

/// Something that a command writes, told by the ending of its file.
package protocol OutputFormat: Hashable, Sendable, CaseIterable where AllCases == [Self] {
  /// Without the dot.
  var fileExtension: String { get }
}

extension PictureFormat: OutputFormat {}

/// What `astro-render` writes of a wheel: pictures, and a page.
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
