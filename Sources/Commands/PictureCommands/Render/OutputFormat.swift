import AstroSvitla

/// A format in which a command writes files, recognized by the file extension.
protocol OutputFormat: Hashable, Sendable, CaseIterable where AllCases == [Self] {
  /// The extension without the dot.
  var fileExtension: String { get }
}

extension PictureFormat: OutputFormat {}

/// The formats that `astro-render` writes: pictures, and a page.
enum RenderFormat: OutputFormat {
  case picture(PictureFormat)
  case page

  static let allCases = PictureFormat.allCases.map(RenderFormat.picture) + [.page]

  var fileExtension: String {
    switch self {
    case .picture(let format): format.fileExtension
    case .page: "html"
    }
  }
}
