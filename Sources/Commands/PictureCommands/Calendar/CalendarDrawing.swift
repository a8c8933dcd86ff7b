import AstroCommandKit
import AstroSvitla

/// What one call draws of a calendar, and where it is written.
struct CalendarDrawing {
  private let paths: [(format: PictureFormat, path: String)]
  private let isAudit: Bool

  /// - Parameter stem: The base name of pictures if the command line does not give one.
  init(_ options: CalendarPictureOptions, output: String?, stem: String) throws(Problem) {
    let formats = [(PictureFormat.png, options.png), (.svg, options.svg), (.pdf, options.pdf)]
    paths = try PictureNames(
      output: output, formats: formats.filter(\.1).map(\.0), stem: stem
    ).paths
    isAudit = options.audit
  }

  /// Writes all files, or none if anything fails.
  func write(_ pictures: CalendarPictures) throws(Problem) {
    var files = OutputFiles()
    for (format, path) in paths {
      let made = try pictures.files(as: format)
      let isDirect = try OutputFile.destination(of: path).isDirect
      guard made.count == 1 || !isDirect else {
        throw .usage("-o", OptionFault.onePicture(path, made.count))
      }
      for file in made { try files.add(file.bytes, to: CalendarDrawing.path(path, file.suffix)) }
    }
    if isAudit { try StandardOutput.list(pictures.audit) }
    try files.write()
  }

  /// The path with a suffix inserted before the file extension.
  private static func path(_ path: String, _ suffix: String) -> String {
    let folder = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    guard !suffix.isEmpty, let dot = path[folder...].lastIndex(of: ".") else { return path + suffix }
    return path[..<dot] + suffix + path[dot...]
  }
}
