package import Diagnostics
import Glibc

/// Bytes on the disk of a target, before they take its name.
final class StagedFile {
  private let descriptor: Int32
  /// As the user named it, for messages.
  private let path: String
  /// Where that leads.
  private let target: String
  /// Taken away again if the target was never replaced.
  private var temporaryName: String?

  /// Writes the bytes into a file without a name, or with a passing one where the file system knows no other.
  init(_ file: OutputFile) throws(Problem) {
    (path, target) = (file.path, StagedFile.destination(of: file.path))
    do throws(SystemError) {
      let mode = try StagedFile.checkReplaceable(target)
      (descriptor, temporaryName) = try StagedFile.create(beside: target)
      if let mode { fchmod(descriptor, mode) }
    } catch {
      throw .output(file.path, error)
    }
    do throws(SystemError) {
      try Descriptor.write(file.bytes, to: descriptor)
    } catch {
      throw .output(file.path, error)
    }
  }

  deinit {
    close(descriptor)
    if let temporaryName { unlink(temporaryName) }
  }

  /// Gives a nameless file a passing name beside its target.
  func takeName() throws(Problem) {
    guard temporaryName == nil else { return }
    let name = StagedFile.newName(beside: target)
    guard linkat(AT_FDCWD, "/proc/self/fd/\(descriptor)", AT_FDCWD, name, AT_SYMLINK_FOLLOW) == 0 else {
      throw .output(path, .last)
    }
    temporaryName = name
  }

  /// Takes the target's name, in one step.
  func replaceTarget() throws(Problem) {
    guard let name = temporaryName, rename(name, target) == 0 else { throw .output(path, .last) }
    temporaryName = nil
  }
}

extension StagedFile {
  /// Follows symbolic links, so that the file is replaced and not the link to it.
  private static func destination(of path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The mode of the file that will be replaced, `nil` where there is none.
  private static func checkReplaceable(_ target: String) throws(SystemError) -> mode_t? {
    switch OutputFile.kind(of: target) {
    case .folder: throw SystemError(number: EISDIR)
    case .file(let mode):
      // A file that is closed to writing is meant to stay, though its folder would let us replace it.
      guard access(target, W_OK) == 0 else { throw .last }
      return mode
    case .nothing, .device: return nil
    }
  }

  private static func create(beside target: String) throws(SystemError) -> (descriptor: Int32, name: String?)
  {
    let nameless = open(folder(of: target), O_WRONLY | O_CLOEXEC | O_DIRECTORY | namelessFlag, 0o666)
    if nameless >= 0, access("/proc/self/fd/\(nameless)", F_OK) == 0 { return (nameless, nil) }
    if nameless >= 0 { close(nameless) }
    let name = newName(beside: target)
    let named = open(name, O_WRONLY | O_CLOEXEC | O_CREAT | O_EXCL, 0o666)
    guard named >= 0 else { throw .last }
    return (named, name)
  }

  /// The part of Linux' `O_TMPFILE` that is not `O_DIRECTORY`; the macro itself does not reach Swift.
  private static let namelessFlag: Int32 = 0o20_000_000

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// A name that nobody else has, short enough for every file system.
  private static func newName(beside target: String) -> String {
    let number = String(UInt64.random(in: .min ... .max), radix: 36)
    return folder(of: target) + "/.astrosvitla-\(number).tmp"
  }
}
