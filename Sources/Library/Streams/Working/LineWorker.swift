import AstroBytes
import AstroChartFiles
import AstroChartModel
import AstroDiagnostics
import AstroEphemeris
import AstroExchange
import AstroJSON

/// Turns lines into results, one at a time.
struct LineWorker {
  private var maker: any StreamMaker
  private let places: BirthplaceFinder
  private let form: FileForm
  private let table: ChartTable?
  /// The language in which a line is told what is wrong with it.
  private let tongue: Tongue

  init(
    _ maker: any StreamMaker, places: @escaping BirthplaceFinder, form: FileForm, table: ChartTable? = nil,
    tongue: Tongue = .english
  ) {
    (self.maker, self.places, self.form, self.table) = (maker, places, form, table)
    self.tongue = tongue
  }

  /// - Throws: A problem that ends the run, such as missing files; any other problem becomes the result of
  ///   the line.
  mutating func result(of line: InputLine) throws(Problem) -> LineResult {
    var id: LineID?
    do throws(Problem) {
      let bytes = try LineWorker.bytes(of: line)
      let root = try JSONCursor(
        reading: bytes, as: .invalidChart, hint: StreamFault.asLine)
      id = try LineID(of: root, in: bytes)
      return result(of: line, id, try maker.make(root, places: places))
    } catch {
      if error.endsRun, !maker.answersEveryLine { throw error }
      return failure(of: line, id, error)
    }
  }

  private static func bytes(of line: InputLine) throws(Problem) -> [UInt8] {
    guard let bytes = line.bytes else {
      throw Problem(.invalidChart, StreamFault.longLine)
    }
    guard bytes.contains(where: { $0 > 0x20 }) else {
      throw Problem(.invalidChart, StreamFault.emptyLine)
    }
    return bytes
  }

  // MARK: - Writing

  private func result(of line: InputLine, _ id: LineID?, _ product: StreamProduct) -> LineResult {
    switch product {
    case .object(let object):
      return LineResult(
        line: line.number, bytes: LineWorker.object(object, id), files: [], hasFailed: false, mark: line.mark)
    case .files(let made):
      let files = form.isInline ? [] : line.files(made)
      let bytes = form.isInline ? inline(made, line, id) : list(of: files, line, id)
      return LineResult(line: line.number, bytes: bytes, files: files, hasFailed: false, mark: line.mark)
    case .rows(let rows):
      let bytes = rows.flatMap { table?.line($0, id: id?.json) ?? [] }
      return LineResult(line: line.number, bytes: bytes, files: [], hasFailed: false, mark: line.mark)
    }
  }

  private func inline(_ made: [MadeFile], _ line: InputLine, _ id: LineID?) -> [UInt8] {
    written(line, id) { writer in
      writer.member("files") { writer in
        writer.array(made) { writer, file in
          writer.object { writer in
            writer.member("media", MediaType.of(ending: file.ending))
            writer.member("base64", Base64.text(file.bytes))
          }
        }
      }
    }
  }

  /// The object with the line's id as its first member.
  private static func object(_ object: [UInt8], _ id: LineID?) -> [UInt8] {
    guard let id else { return object }
    return Array("{\"id\":".utf8) + id.json + [0x2C] + object.dropFirst()
  }

  private func list(of files: [LineResult.File], _ line: InputLine, _ id: LineID?) -> [UInt8] {
    written(line, id) { writer in
      writer.member("files") { writer in
        writer.array(files) { writer, file in
          writer.object { writer in
            writer.member("file", file.name)
            writer.member("bytes", file.bytes.count)
            if form.hasDigests { writer.member("sha256", SHA256.hex(file.bytes)) }
          }
        }
      }
    }
  }

  private func failure(of line: InputLine, _ id: LineID?, _ problem: Problem) -> LineResult {
    let bytes =
      failureRow(id, problem)
      ?? written(line, id) { writer in
        writer.member("error") { writer in
          writer.object { writer in
            writer.member("code", problem.code.responseCode)
            writer.member("place", problem.location.withinLine)
            writer.member("message", problem.withoutLocation(in: tongue))
          }
        }
      }
    return LineResult(line: line.number, bytes: bytes, files: [], hasFailed: true, mark: line.mark)
  }

  private func failureRow(_ id: LineID?, _ problem: Problem) -> [UInt8]? {
    let place = problem.location.withinLine
    return table?.failure(
      (place.isEmpty ? "" : place + ": ") + problem.withoutLocation(in: tongue), id: id?.json)
  }

  private func written(
    _ line: InputLine, _ id: LineID?, _ write: (inout JSONWriter) -> Void
  ) -> [UInt8] {
    var writer = JSONWriter(.oneLine, capacity: 256)
    writer.object { writer in
      writer.member("line", line.number)
      if let id { writer.member("id") { $0.write(json: id.json) } }
      write(&writer)
    }
    return writer.finished()
  }
}

extension Problem.Location {
  /// The location, worded for an input that is a single line.
  fileprivate var withinLine: String {
    guard line == 1, let column else { return description }
    return "column \(column)"
  }
}

extension Problem {
  /// Whether every other line would fail in the same way.
  fileprivate var endsRun: Bool {
    switch code {
    // A file that a line's own points need is told with their place.
    case .missingEphemeris where !location.path.isEmpty: false
    case .missingEphemeris, .missingTimeZones, .missingFont, .missingCoasts, .missingCommand, .noOutput,
      .outOfMemory:
      true
    default: false
    }
  }
}
