import AstroCommandKit
package import AstroDiagnostics
import AstroWholeFiles

/// The destination for the results of a stream.
package struct StreamOutput: Sendable {
  private enum Form { case standardOutput, lines, archive, folder }

  private let path: String?
  private let form: Form
  private let options: String
  private let date: Int
  private let isResumed: Bool

  /// - Parameters:
  ///   - path: A file ending in `.ndjson` or `.tar`, otherwise a folder; `nil` for standard output.
  ///   - makesFiles: Whether files are made from lines, and not told within them.
  ///   - options: Everything that affects what is written, on one line.
  ///   - date: The date of files in an archive, in seconds since 1970.
  /// - Throws: `usage` if such results cannot be written there.
  package init(
    to path: String?, makesFiles: Bool, options: String, date: Int, isResumed: Bool
  ) throws(Problem) {
    form =
      path.map { $0.hasSuffix(".ndjson") ? .lines : $0.hasSuffix(".tar") ? .archive : .folder }
      ?? .standardOutput
    (self.path, self.options, self.date, self.isResumed) = (path, options, date, isResumed)
    if path == "" || path == "-" {
      throw .usage("--out", "is empty", hint: "leave it out for standard output")
    }
    if makesFiles, form == .standardOutput || form == .lines {
      throw .usage("--out", "pictures and documents need a folder, or a file that ends in .tar")
    }
    if !makesFiles, form == .archive || form == .folder {
      throw .usage("--out", "lines need a file that ends in .ndjson", hint: "or leave it out")
    }
    if isResumed, path == nil {
      throw .usage("--resume", "needs a file or a folder to go on with", hint: "add --out")
    }
  }

  /// Whether another run can go on from what is written.
  var hasJournal: Bool { form != .standardOutput }

  /// Refuses to write results to the input file, which they would replace.
  func check(against stream: InputStream) throws(Problem) {
    guard let path, stream.isFile(at: path) else { return }
    throw .usage("--out", "\(path) is the stream itself", hint: "name another file")
  }

  func sink() throws(Problem) -> any StreamSink {
    let path = path ?? ""
    switch form {
    case .standardOutput: return StandardOutputSink()
    case .lines: return try LinesSink(path, options: options, isResumed: isResumed)
    case .archive: return try TarSink(path, options: options, date: date, isResumed: isResumed)
    case .folder: return try FolderSink(path, options: options, isResumed: isResumed)
    }
  }
}
