import AstroCommandKit
import AstroDiagnostics
import AstroDrawing
import AstroSvitla
import AstroWholeFiles

/// Where the pictures of a dial go.
struct DialPlan {
  private let pictures: [(format: PictureFormat, path: String)]
  private let isAudit: Bool

  /// - Parameter stem: The base name of pictures if the command line does not give one.
  init(_ options: PictureOptions, stem: String) throws(Problem) {
    isAudit = options.audit
    let isPictureless = options.formats.isEmpty && options.audit
    pictures =
      isPictureless
      ? [] : try PictureNames(output: options.output, formats: options.formats, stem: stem).paths
  }

  /// Writes all files, or none if anything fails.
  func write(_ dial: DialDrawing) throws(Problem) {
    var files = OutputFiles()
    for (format, path) in pictures { try files.add(try dial.bytes(as: format), to: path) }
    if isAudit { try StandardOutput.list(dial.audit) }
    try files.write()
  }
}
