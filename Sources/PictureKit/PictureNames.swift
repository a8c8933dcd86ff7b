import CommandKit
package import Diagnostics
package import Drawing

/// Where the pictures of one call go.
package struct PictureNames {
  /// The paths, one for each format in its order; `-` for standard output.
  package let paths: [(format: PictureFormat, path: String)]

  /// - Parameters:
  ///   - output: What `-o` says, if anything.
  ///   - formats: Those asked for; where there are none, the ending of `output` may say one.
  ///   - stem: What pictures are called when `output` does not say.
  package init(output: String?, formats: [PictureFormat], stem: String) throws(Problem) {
    guard output != "" else { throw .usage("-o", "is empty", hint: "name a file, or - for standard output") }
    let ending = output.flatMap(PictureNames.format)
    let formats = formats.isEmpty ? [ending].compactMap(\.self) : formats
    guard !formats.isEmpty else {
      throw .usage("", "no format is named", hint: "give at least one of --png, --svg and --pdf")
    }
    if let ending, !formats.contains(ending) {
      throw .usage(
        "-o", "the name ends in .\(ending.fileExtension)",
        hint: "add --\(ending.fileExtension), or change the name")
    }
    paths = try PictureNames.paths(output ?? stem, formats, stem: stem, ending: ending)
  }

  private static func paths(
    _ output: String, _ formats: [PictureFormat], stem: String, ending: PictureFormat?
  ) throws(Problem) -> [(format: PictureFormat, path: String)] {
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

  /// The path without its ending; within a folder where one is named.
  private static func base(
    of output: String, stem: String, ending: PictureFormat?
  ) throws(Problem) -> String {
    if output.hasSuffix("/") { return output + stem }
    if try OutputFile.destination(of: output) == .folder { return "\(output)/\(stem)" }
    guard let ending else { return output }
    return String(output.dropLast(ending.fileExtension.count + 1))
  }

  private static func format(endingOf path: String) -> PictureFormat? {
    PictureFormat.allCases.first { path.lowercased().hasSuffix(".\($0.fileExtension)") }
  }
}
