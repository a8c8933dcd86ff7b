package import Foundation

/// The folder of the package that these tests are of.
package enum Repository {
  package static let root: URL = {
    var folder = URL(filePath: #filePath)
    while folder.lastPathComponent != "Tests", folder.pathComponents.count > 1 {
      folder.deleteLastPathComponent()
    }
    return folder.deletingLastPathComponent()
  }()

  package static let samples = root.appending(path: "samples")
}
