import Foundation
import Testing

/// A reference in `Snapshots`, and what a test has made to be compared with it.
struct Golden {
  /// How what was made differs from the reference; `nil` where it does not.
  typealias Difference = (_ reference: [UInt8]) -> String?

  let name: String
  let file: URL
  /// The package's folder, below which build products lie.
  let root: URL

  /// - Parameter testFile: The source of the test; its name is the folder of its references.
  init(_ name: String, fileExtension: String, testFile: String) {
    let source = URL(fileURLWithPath: testFile)
    self.name = "\(name).\(fileExtension)"
    root = Repository.root(above: source)
    file = root.appendingPathComponent("Snapshots")
      .appendingPathComponent(source.deletingPathExtension().lastPathComponent)
      .appendingPathComponent(self.name)
  }

  /// Compares, and records where the mode says so; a recording fails once, so that somebody looks.
  func check(
    _ made: [UInt8], mode: RecordMode, at location: SourceLocation, _ difference: Difference
  ) {
    guard let reference = try? Data(contentsOf: file) else {
      return mode == .never
        ? fail("there is no reference \(shortPath); RECORD=missing makes it", made, location)
        : record(made, location)
    }
    if mode == .all, Array(reference) != made { return record(made, location) }
    guard let difference = difference(Array(reference)) else { return }
    if mode == .failed { record(made, location) }
    fail("\(shortPath): \(difference)", made, location)
  }

  private func record(_ made: [UInt8], _ location: SourceLocation) {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(made).write(to: file, options: .atomic)
      Issue.record("recorded \(shortPath): look at it, then run again", sourceLocation: location)
    } catch {
      Issue.record("\(shortPath) cannot be written: \(error)", sourceLocation: location)
    }
  }

  private func fail(_ message: String, _ made: [UInt8], _ location: SourceLocation) {
    Attachment.record(made, named: name, sourceLocation: location)
    Issue.record("\(message)", sourceLocation: location)
  }

  private var shortPath: String { file.pathComponents.suffix(3).joined(separator: "/") }
}
