package import Diagnostics
import Glibc
package import Interpretation

/// A user's own rules: the `.json` files of a folder and of the folders in it.
package struct RuleFolder: Sendable {
  /// The largest rule file that is read, in bytes.
  private static let largestFile = 4 << 20

  private let path: String

  package init(_ path: String) { self.path = path }

  /// Sorted by path, so that messages and replacements come in the same order every time.
  package func files() throws(Problem) -> [RuleFile] {
    var files: [RuleFile] = []
    for path in try paths() {
      let bytes = try InputFile(path).bytes(upTo: RuleFolder.largestFile)
      guard bytes.count <= RuleFolder.largestFile else {
        throw Problem(.invalidRules, at: Place(source: path), "is larger than 4 MiB", hint: "split the file")
      }
      files.append(RuleFile(path: path, bytes: bytes))
    }
    guard !files.isEmpty else {
      throw Problem(
        .invalidRules, at: Place(source: path), "holds no rule files",
        hint: "put .json files there, such as career/mine.json")
    }
    return files
  }

  private func paths() throws(Problem) -> [String] {
    var paths: [String] = []
    for name in try RuleFolder.names(in: path) {
      let inner = path + "/" + name
      if name.hasSuffix(".json") {
        paths.append(inner)
      } else if let names = try? RuleFolder.names(in: inner) {
        paths += names.filter { $0.hasSuffix(".json") }.map { inner + "/" + $0 }
      }
    }
    return paths
  }

  /// What lies in a folder, hidden files left out.
  private static func names(in folder: String) throws(Problem) -> [String] {
    guard let directory = opendir(folder) else {
      throw Problem(
        .noInput, at: Place(source: folder), SystemError.last.message,
        hint: "--rules names a folder of rule files")
    }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }
}
