/// How a line tells of the files that were made from it.
package enum FileForm: Hashable, Sendable {
  /// By their names and sizes; the files go to a folder or an archive.
  case named(hasDigests: Bool)
  /// By their bytes, as Base64.
  case inline

  var isInline: Bool { self == .inline }
  var hasDigests: Bool { self == .named(hasDigests: true) }
}

extension InputLine {
  /// The files made from the line, under names that come from its number.
  func files(_ made: [MadeFile]) -> [LineResult.File] {
    let stem = FileName.stem(of: number)
    return made.map { LineResult.File(name: "\(stem).\($0.ending)", bytes: $0.bytes) }
  }
}

/// The media type of a file (RFC 6838).
package enum MediaType {
  package static func of(ending: String) -> String {
    switch ending {
    case "png", "apng": "image/png"
    case "svg": "image/svg+xml"
    case "pdf": "application/pdf"
    case "html": "text/html"
    default: "application/octet-stream"
    }
  }
}
