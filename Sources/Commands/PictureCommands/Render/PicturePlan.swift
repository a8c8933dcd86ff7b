import AstroCommandKit
import AstroSvitla
import Glibc

/// What one call of `astro-render` writes, and where.
struct PicturePlan<Format: OutputFormat> {
  private let pictures: [(format: Format, path: String)]
  /// The destination of the drawing response, if one is requested.
  private let response: String?
  private let isAudit: Bool

  /// - Parameters:
  ///   - formats: The requested formats.
  ///   - stem: The base name of pictures if the command line does not give one.
  init(_ options: PictureOptions, as formats: [Format], stem: String) throws(Problem) {
    isAudit = options.audit
    let isPictureless = formats.isEmpty && (options.json || options.audit)
    pictures =
      isPictureless ? [] : try PictureNames(output: options.output, formats: formats, stem: stem).paths
    response = options.json ? (isPictureless ? options.output ?? "-" : "-") : nil
    if response == "-", let picture = pictures.first,
      try OutputFile.destination(of: picture.path) == .descriptor(STDOUT_FILENO)
    {
      throw .usage("-o", PictureUsage.pictureAndResponse(picture.path))
    }
  }

  /// Whether a format is written.
  func makes(_ format: Format) -> Bool { pictures.contains { $0.format == format } }

  /// Writes all files, or none if anything fails.
  ///
  /// - Parameters:
  ///   - audit: What an audit of the layout finds.
  ///   - answer: The drawing response.
  ///   - bytes: Makes the file of a format.
  func write(
    audit: @autoclosure () -> [String], response answer: @autoclosure () -> [UInt8] = [],
    _ bytes: (Format) throws(Problem) -> [UInt8]
  ) throws(Problem) {
    var files = OutputFiles()
    for (format, path) in pictures { try files.add(try bytes(format), to: path) }
    if let response { try files.add(answer(), to: response) }
    if isAudit { try StandardOutput.list(audit()) }
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
