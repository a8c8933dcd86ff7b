package import Foundation

/// The folder of the package that these tests are of.
package enum Repository {
  package static let root = root(above: URL(filePath: #filePath))

  package static let samples = root.appending(path: "samples")

  /// The folder above the folder `Tests` that a source lies in.
  static func root(above source: URL) -> URL {
    var folder = source.deletingLastPathComponent()
    while folder.lastPathComponent != "Tests", folder.pathComponents.count > 1 {
      folder.deleteLastPathComponent()
    }
    return folder.deletingLastPathComponent()
  }
}
