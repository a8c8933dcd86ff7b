package import AstroDiagnostics
import CAstroSystem
import Glibc

/// A folder into which many files are written, each of them either complete or absent.
package final class FileTree {
  package let path: String
  /// The folders in it that are known to exist.
  private var folders: Set<String> = []

  /// Creates the folder if it does not exist.
  ///
  /// - Throws: `noOutput`.
  package init(_ path: String) throws(Problem) {
    self.path = path
    try make(path)
  }

  /// The path of a file in the folder.
  package func inside(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a file completely before giving it its name; missing subfolders are created.
  package func write(_ bytes: [UInt8], to name: String) throws(Problem) {
    var folder = path
    for step in name.split(separator: "/").dropLast() {
      folder += "/\(step)"
      if folders.insert(folder).inserted { try make(folder) }
    }
    let target = inside(name)
    do throws(SystemError) {
      // Always the same temporary name, so that what a killed run leaves behind is overwritten when the file
      // is made again.
      let passing = target + ".part"
      let descriptor = open(passing, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
      guard descriptor >= 0 else { throw .last }
      do throws(SystemError) {
        try Descriptor.write(bytes, to: descriptor)
      } catch {
        Glibc.close(descriptor)
        unlink(passing)
        throw error
      }
      try Descriptor.close(descriptor)
      guard rename(passing, target) == 0 else { throw .last }
    } catch {
      throw .output(target, error)
    }
  }

  /// Flushes everything that was written into the tree to the disk.
  package func sync() throws(Problem) {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    defer { Glibc.close(descriptor) }
    guard syncfs(descriptor) == 0 || errno == EINVAL || errno == ENOSYS else { throw .output(path, .last) }
  }

  private func make(_ folder: String) throws(Problem) {
    guard mkdir(folder, 0o777) != 0, errno != EEXIST || FileKind(of: folder) != .folder else { return }
    throw .output(folder, errno == EEXIST ? SystemError(number: ENOTDIR) : .last)
  }
}
