import Glibc

/// A folder of the file system.
package struct Folder: Hashable {
  package let path: String

  package init(_ path: String) { self.path = path }

  /// The folder that contains a file.
  package init(of file: String) {
    guard let slash = file.lastIndex(of: "/") else { self.init("."); return }
    self.init(slash == file.startIndex ? "/" : String(file[..<slash]))
  }

  /// The path of a file in the folder.
  package func inside(_ name: String) -> String {
    switch path {
    case ".": name
    case "/": "/\(name)"
    default: "\(path)/\(name)"
    }
  }

  /// The names in it, including hidden files, in no particular order.
  package func names() throws(SystemError) -> [String] {
    guard let directory = opendir(path) else { throw .last }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      names.append(name)
    }
    return names
  }

  /// Flushes the folder's list of names to the disk.
  ///
  /// Does nothing if the folder is not readable, or the file system does not support it.
  func sync() throws(SystemError) {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 || errno == EINVAL else { throw .last }
  }
}
