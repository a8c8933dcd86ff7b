package import AstroDiagnostics
package import AstroExchange
import AstroWholeFiles

/// The destination for the results of a stream.
package struct StreamOutput: Sendable {
  private enum Form { case standardOutput, lines, rows, archive, folder }

  private let path: String?
  private let form: Form
  private let options: String
  private let date: Int
  private let isResumed: Bool
  /// How the rows of a table are written; `nil` if the lines are no table.
  private let table: ChartTable?

  /// - Parameters:
  ///   - path: A file ending in `.ndjson`, `.csv` or `.tar`, otherwise a folder; `nil` for standard output.
  ///   - makesFiles: Whether files are made from lines, and not told within them.
  ///   - table: How the rows of a table are written; `nil` if the lines are no table.
  ///   - options: Everything that affects what is written, on one line.
  ///   - date: The date of files in an archive, in seconds since 1970.
  /// - Throws: `usage` if such results cannot be written there.
  package init(
    to path: String?, makesFiles: Bool, table: ChartTable? = nil, options: String, date: Int, isResumed: Bool
  ) throws(Problem) {
    let ending = table?.isCSV == true ? ".csv" : ".ndjson"
    let lines = table == nil ? Form.lines : .rows
    form =
      path.map { $0.hasSuffix(ending) ? lines : $0.hasSuffix(".tar") ? .archive : .folder }
      ?? .standardOutput
    (self.path, self.options, self.date, self.isResumed) = (path, options, date, isResumed)
    self.table = table
    if path == "" || path == "-" {
      throw .usage("--out", StreamFault.noName)
    }
    if makesFiles, form == .standardOutput || form == .lines {
      throw .usage("--out", StreamFault.filesNeedFolder)
    }
    if !makesFiles, form == .archive || form == .folder {
      throw .usage("--out", StreamFault.linesNeedFile(ending))
    }
    if isResumed, path == nil {
      throw .usage("--resume", StreamFault.nothingToResume)
    }
  }

  /// Whether another run can go on from what is written.
  var hasJournal: Bool { form != .standardOutput }

  /// Refuses to write results to the input file, which they would replace.
  func check(against stream: InputStream) throws(Problem) {
    guard let path, stream.isFile(at: path) else { return }
    throw .usage("--out", StreamFault.streamItself(path))
  }

  func sink() throws(Problem) -> any StreamSink {
    let path = path ?? ""
    switch form {
    case .standardOutput: return try StandardOutputSink(head: table?.head ?? [])
    case .lines: return try LinesSink(path, options: options, isResumed: isResumed)
    case .rows:
      return try RowsSink(path, head: table?.head ?? [], options: options, isResumed: isResumed)
    case .archive: return try TarSink(path, options: options, date: date, isResumed: isResumed)
    case .folder: return try FolderSink(path, options: options, isResumed: isResumed)
    }
  }
}
