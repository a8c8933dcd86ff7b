import AstroCommandKit
import AstroSvitla

/// The destinations of what one call makes.
struct PictureNames<Format: OutputFormat> {
  /// The paths, in the order of the formats; `-` for standard output.
  let paths: [(format: Format, path: String)]

  /// - Parameters:
  ///   - output: The value of `-o`, if given.
  ///   - formats: The requested formats; if there are none, the extension of `output` may determine one.
  ///   - stem: The base name of pictures if `output` does not give one.
  init(output: String?, formats: [Format], stem: String) throws(Problem) {
    guard output != "" else { throw .usage("-o", OptionFault.emptyName) }
    let ending = output.flatMap(PictureNames.format)
    let formats = formats.isEmpty ? [ending].compactMap(\.self) : formats
    guard !formats.isEmpty else {
      throw .usage("", PictureUsage.noFormat(PictureNames.options))
    }
    if let ending, !formats.contains(ending) {
      throw .usage("-o", PictureUsage.otherEnding(ending.fileExtension))
    }
    paths = try PictureNames.paths(output ?? stem, formats, stem: stem, ending: ending)
  }

  /// The options for formats, such as `--png`.
  private static var options: [String] { Format.allCases.map { "--\($0.fileExtension)" } }

  private static func paths(
    _ output: String, _ formats: [Format], stem: String, ending: Format?
  ) throws(Problem) -> [(format: Format, path: String)] {
    if try OutputFile.destination(of: output).isDirect {
      guard formats.count == 1 else {
        throw .usage("-o", OptionFault.oneFormat(output, formats.count))
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
