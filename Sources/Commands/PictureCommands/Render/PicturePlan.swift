import AstroChartFiles
import AstroCommandKit
import AstroDiagnostics
import AstroDrawing
import AstroDrawingResponse
import AstroSvitla
import AstroWheelLayout
import AstroWholeFiles
import Glibc

/// What one call of `astro-render` writes, and where.
struct PicturePlan {
  private let pictures: [(format: RenderFormat, path: String)]
  /// The destination of the drawing response, if one is requested.
  private let response: String?
  private let isAudit: Bool

  /// - Parameter stem: The base name of pictures if the command line does not give one.
  init(_ options: PictureOptions, _ page: PageOptions, stem: String) throws(Problem) {
    isAudit = options.audit
    let formats = options.formats.map(RenderFormat.picture) + (page.html ? [.page] : [])
    let isPictureless = formats.isEmpty && (options.json || options.audit)
    pictures =
      isPictureless ? [] : try PictureNames(output: options.output, formats: formats, stem: stem).paths
    try page.check(options, makesPage: pictures.contains { $0.format == .page })
    response = options.json ? (isPictureless ? options.output ?? "-" : "-") : nil
    if response == "-", let picture = pictures.first,
      try OutputFile.destination(of: picture.path) == .descriptor(STDOUT_FILENO)
    {
      throw .usage("-o", PictureUsage.pictureAndResponse(picture.path))
    }
  }

  /// Whether there is a page to write.
  var makesPage: Bool { pictures.contains { $0.format == .page } }

  /// Writes all files, or none if anything fails.
  ///
  /// - Parameter page: Makes the page, if one is requested.
  func write(
    _ made: ChartDrawing, page: () throws(Problem) -> [UInt8]
  ) throws(Problem) {
    var files = OutputFiles()
    for (format, path) in pictures {
      switch format {
      case .picture(let format): try files.add(try made.bytes(as: format), to: path)
      case .page: try files.add(try page(), to: path)
      }
    }
    if let response { try files.add(made.response.json, to: response) }
    if isAudit { try StandardOutput.list(made.audit) }
    try files.write()
  }
}

extension StandardOutput {
  /// Lists what an audit of a layout has found.
  ///
  /// - Throws: `defect` if it has found anything.
  static func list(_ findings: [String]) throws(Problem) {
    guard !findings.isEmpty else { return }
    try write(Array(findings.map { $0 + "\n" }.joined().utf8))
    throw Problem(
      .defect, at: Problem.Location(source: "audit"), PictureUsage.broken(findings.count))
  }
}

extension Problem {
  /// Writes the failure as a drawing response; at most one document reaches standard output.
  func writeDrawingResponse() {
    // Standard output may already have received a part of a response.
    guard location.source != StandardOutput.name else { return }
    // The failure itself is reported on standard error, whether or not the response can be written.
    try? StandardOutput.write(DrawingResponse.failure(code, message: commandLine(in: .ofMessages)))
  }
}
