package import Foundation
package import Testing

/// A program of others that reads what we write, run on a file of its own.
package struct Peer {
  package let name: String

  package static let qpdf = Peer(name: "qpdf")
  package static let pdftotext = Peer(name: "pdftotext")
  package static let pdfinfo = Peer(name: "pdfinfo")
  package static let pdffonts = Peer(name: "pdffonts")
  package static let pdftoppm = Peer(name: "pdftoppm")
  package static let mutool = Peer(name: "mutool")
  package static let rsvg = Peer(name: "rsvg-convert")

  package var isInstalled: Bool { path != nil }

  private var path: String? {
    ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  package struct Answer {
    package var status: Int32
    package var output: Data
    package var complaints: String
    package var text: String { String(decoding: output, as: UTF8.self) }
  }

  /// Runs the program with a file in the place of `%`.
  package func run(_ arguments: String..., on bytes: [UInt8]) throws -> Answer {
    let folder = FileManager.default.temporaryDirectory
    let file = folder.appendingPathComponent("rendering-\(UUID().uuidString)")
    let output = file.appendingPathExtension("out")
    let complaints = file.appendingPathExtension("err")
    defer { for url in [file, output, complaints] { try? FileManager.default.removeItem(at: url) } }
    try Data(bytes).write(to: file)
    for url in [output, complaints] { try Data().write(to: url) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(path))
    process.arguments = arguments.map { $0 == "%" ? file.path : $0 }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: complaints)
    try process.run()
    process.waitUntilExit()
    return Answer(
      status: process.terminationStatus, output: try Data(contentsOf: output),
      complaints: try String(contentsOf: complaints, encoding: .utf8))
  }
}

extension Trait where Self == ConditionTrait {
  /// The test asks a program that need not be installed.
  package static func asks(_ peers: Peer...) -> Self {
    .enabled("not installed: \(peers.filter { !$0.isInstalled }.map(\.name))") {
      peers.allSatisfy(\.isInstalled)
    }
  }
}
