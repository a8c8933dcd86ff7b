import AstroCommandKit
import AstroDiagnostics
import AstroDrawing
import AstroWholeFiles

/// The destinations of what one call makes.
struct PictureNames<Format: OutputFormat> {
  /// The paths, in the order of the formats; `-` for standard output.
  let paths: [(format: Format, path: String)]

  /// - Parameters:
  ///   - output: The value of `-o`, if given.
  ///   - formats: The requested formats; if there are none, the extension of `output` may determine one.
  ///   - stem: The base name of pictures if `output` does not give one.
  init(output: String?, formats: [Format], stem: String) throws(Problem) {
    guard output != "" else { throw .usage("-o", "is empty", hint: "name a file, or - for standard output") }
    let ending = output.flatMap(PictureNames.format)
    let formats = formats.isEmpty ? [ending].compactMap(\.self) : formats
    guard !formats.isEmpty else {
      throw .usage("", "no format is named", hint: Hint("give at least one of \(PictureNames.list)"))
    }
    if let ending, !formats.contains(ending) {
      throw .usage(
        "-o", "the name ends in .\(ending.fileExtension)",
        hint: "add --\(ending.fileExtension), or change the name")
    }
    paths = try PictureNames.paths(output ?? stem, formats, stem: stem, ending: ending)
  }

  /// The options for formats, such as “--png, --svg and --pdf”.
  private static var list: String {
    let options = Format.allCases.map { "--\($0.fileExtension)" }
    return options.dropLast().joined(separator: ", ") + " and " + (options.last ?? "")
  }

  private static func paths(
    _ output: String, _ formats: [Format], stem: String, ending: Format?
  ) throws(Problem) -> [(format: Format, path: String)] {
    if try OutputFile.destination(of: output).isDirect {
      guard formats.count == 1 else {
        throw .usage("-o", "\(output) takes one format, not \(formats.count)", hint: "name a file instead")
      }
      return [(formats[0], output)]
    }
    if ending != nil, formats.count == 1 { return [(formats[0], output)] }
    let base = try base(of: output, stem: stem, ending: ending)
    return formats.map { ($0, "\(base).\($0.fileExtension)") }
  }

  /// The path without its extension; if it is a folder, the path of the stem in it.
  private static func base(
    of output: String, stem: String, ending: Format?
  ) throws(Problem) -> String {
    if output.hasSuffix("/") { return output + stem }
    if try OutputFile.destination(of: output) == .folder { return "\(output)/\(stem)" }
    guard let ending else { return output }
    return String(output.dropLast(ending.fileExtension.count + 1))
  }

  private static func format(endingOf path: String) -> Format? {
    Format.allCases.first { path.lowercased().hasSuffix(".\($0.fileExtension)") }
  }
}
