import Glibc

/// A folder of the file system.
struct Folder: Hashable {
  let path: String

  init(_ path: String) { self.path = path }

  /// The folder that a file is in.
  init(of file: String) {
    guard let slash = file.lastIndex(of: "/") else { self.init("."); return }
    self.init(slash == file.startIndex ? "/" : String(file[..<slash]))
  }

  /// The path of what it holds under a name.
  func inside(_ name: String) -> String {
    switch path {
    case ".": name
    case "/": "/\(name)"
    default: "\(path)/\(name)"
    }
  }

  /// What lies in it, hidden files included, in no order.
  func names() throws(SystemError) -> [String] {
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

  /// Puts onto the disk which names it holds.
  ///
  /// Nothing can be done where it may be written but not read, nor where the file system has no such thing.
  func sync() throws(SystemError) {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 || errno == EINVAL else { throw .last }
  }
}
