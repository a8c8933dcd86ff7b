package import AstroDiagnostics
import CAstroSystem
import Glibc

/// A file that is appended to over a long time, and can be continued after a crash.
///
/// While it is open it is locked, so that no second run writes to it.
package final class GrowingFile {
  package let path: String
  private let descriptor: Int32
  /// The size in bytes.
  package private(set) var count: Int

  /// - Parameter isNew: Whether the file must not exist yet; otherwise it is opened, or created if it does
  ///   not exist.
  /// - Throws: `noOutput`; if a file exists that must not, the message gives both ways out.
  package init(_ path: String, isNew: Bool) throws(Problem) {
    let flags = O_RDWR | O_CREAT | O_CLOEXEC | O_APPEND | (isNew ? O_EXCL : 0)
    descriptor = open(path, flags, 0o666)
    (self.path, count) = (path, 0)
    guard descriptor >= 0 else {
      guard errno == EEXIST else { throw .output(path, .last) }
      throw Problem(
        .noOutput, at: Problem.Location(source: path), FileFault.unfinishedRun)
    }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK else {
      throw Problem(
        .noOutput, at: Problem.Location(source: path), FileFault.anotherRun)
    }
    var status = stat()
    if fstat(descriptor, &status) == 0 { count = Int(status.st_size) }
  }

  deinit { Glibc.close(descriptor) }

  package static func exists(_ path: String) -> Bool { FileKind(of: path) != .nothing }

  /// Whether there is a file at a path that holds anything.
  package static func isFilled(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_size > 0
  }

  /// Passes the contents to a closure, portion by portion.
  package func read(_ use: (ArraySlice<UInt8>) -> Void) throws(Problem) {
    lseek(descriptor, 0, SEEK_SET)
    while true {
      let bytes = try telling { () throws(SystemError) in try Descriptor.readSome(descriptor) }
      if bytes.isEmpty { return }
      use(bytes[...])
    }
  }

  package func append(_ bytes: [UInt8]) throws(Problem) {
    try telling { () throws(SystemError) in try Descriptor.write(bytes, to: descriptor) }
    count += bytes.count
  }

  /// Truncates the file to a number of bytes.
  package func cut(to count: Int) throws(Problem) {
    try telling { () throws(SystemError) in
      guard ftruncate(descriptor, off_t(count)) == 0 else { throw .last }
    }
    self.count = count
  }

  /// Flushes what was written to the disk.
  package func sync() throws(Problem) {
    try telling { () throws(SystemError) in guard fdatasync(descriptor) == 0 else { throw .last } }
  }

  /// Renames the file atomically, and flushes the new name to the disk.
  package func rename(to target: String) throws(Problem) {
    do throws(SystemError) {
      guard Glibc.rename(path, target) == 0 else { throw .last }
      try Folder(of: target).sync()
    } catch {
      throw .output(target, error)
    }
  }

  package func remove() { unlink(path) }

  private func telling<Value>(_ work: () throws(SystemError) -> Value) throws(Problem) -> Value {
    do throws(SystemError) { return try work() } catch { throw .output(path, error) }
  }
}
