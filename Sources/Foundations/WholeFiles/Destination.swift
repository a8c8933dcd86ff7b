package import Glibc

/// Where an output path leads, after following symbolic links.
package enum Destination: Equatable {
  /// A file that is already open; its position and mode were chosen by the process that opened it.
  case descriptor(Int32)
  /// Something existing that cannot be replaced: a device or a pipe.
  case device
  case folder
  /// An existing or a new file: the path with all links resolved.
  case file(String)

  /// - Parameter path: The path as the user gave it; `-` is standard output.
  init(of path: String) throws(SystemError) {
    if path == "-" {
      self = .descriptor(STDOUT_FILENO)
    } else if let number = Destination.descriptor(path) {
      self = .descriptor(number)
    } else {
      self = try Destination.following(path)
    }
  }

  /// Whether bytes are written there directly, rather than to a temporary file that is renamed.
  package var isDirect: Bool {
    switch self {
    case .descriptor, .device: true
    case .folder, .file: false
    }
  }

  /// Follows links one by one, because the system resolves a link only if its target exists.
  private static func following(_ path: String) throws(SystemError) -> Destination {
    switch FileKind(of: path) {
    case .other: return .device
    case .folder: return .folder
    case .file, .nothing: break
    }
    var path = path
    for _ in 0..<mostLinks {
      if let number = descriptor(path) { return .descriptor(number) }
      guard let next = link(path) else { return .file(path) }
      path = next.hasPrefix("/") ? next : Folder(of: path).inside(next)
    }
    throw SystemError(number: ELOOP)
  }

  /// The same limit as that of Linux.
  private static let mostLinks = 40

  private static func link(_ path: String) -> String? {
    var target = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = target.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.map { readlink(path, $0, buffer.count) } ?? -1
    }
    guard count >= 0 else { return nil }
    return String(decoding: target.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// The descriptor number in a path by which systems name a process's own open files.
  ///
  /// If it were opened by such a path, the file would be written from its beginning, ignoring the position of
  /// the descriptor.
  private static func descriptor(_ path: String) -> Int32? {
    let streams = ["/dev/stdin": STDIN_FILENO, "/dev/stdout": STDOUT_FILENO, "/dev/stderr": STDERR_FILENO]
    if let stream = streams[path] { return stream }
    for folder in ["/dev/fd/", "/proc/self/fd/", "/proc/\(getpid())/fd/"] where path.hasPrefix(folder) {
      return Int32(path.dropFirst(folder.count))
    }
    return nil
  }
}

/// The kind of file at a path.
package enum FileKind: Equatable {
  case nothing, file(mode: mode_t), folder, other

  package init(of path: String) {
    var status = stat()
    self = stat(path, &status) == 0 ? FileKind(status) : .nothing
  }

  package init(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .file(mode: status.st_mode & 0o7777)
    case S_IFDIR: self = .folder
    default: self = .other
    }
  }
}
