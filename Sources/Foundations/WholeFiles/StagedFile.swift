import AstroDiagnostics
import CAstroSystem
import Glibc

/// A file with the new contents, on the same disk as its target, before and while it takes the target's name.
final class StagedFile {
  /// The stage of the replacement.
  private enum State {
    case nameless
    case passing(String)
    case inPlace(Replacement)
    case settled
  }

  private let target: OutputTarget
  private var state: State
  private var descriptor: Int32
  /// Holds the lock of the old file while that has a temporary name.
  private let old: Int32

  var folder: Folder { target.folder }

  /// Writes the bytes to a file without a name, or with a temporary one if the system does not support that.
  init(_ bytes: [UInt8], for target: OutputTarget) throws(Problem) {
    self.target = target
    (descriptor, state) = try target.telling { () throws(SystemError) in
      try StagedFile.create(in: target.folder)
    }
    old = target.mode == nil ? -1 : open(target.file, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    try target.telling { () throws(SystemError) in try write(bytes) }
  }

  deinit {
    if descriptor >= 0 { Glibc.close(descriptor) }
    if old >= 0 { Glibc.close(old) }
    if case .passing(let name) = state { unlink(name) }
  }

  private func write(_ bytes: [UInt8]) throws(SystemError) {
    // On a file system without locks, nothing is removed by a later run either.
    flock(descriptor, LOCK_EX | LOCK_NB)
    // A shared lock, so that several runs may replace the same file.
    if old >= 0 { flock(old, LOCK_SH | LOCK_NB) }
    if let mode = target.mode { fchmod(descriptor, mode) }
    try Descriptor.write(bytes, to: descriptor)
    guard fdatasync(descriptor) == 0 else { throw .last }
  }

  private static func create(in folder: Folder) throws(SystemError) -> (Int32, State) {
    var descriptor = open(folder.path, O_WRONLY | O_CLOEXEC | O_DIRECTORY | CSYSTEM_TMPFILE, 0o666)
    // Without /proc only root could give the file a name.
    if descriptor >= 0, access(nameless(descriptor), F_OK) == 0 { return (descriptor, .nameless) }
    if descriptor >= 0 { Glibc.close(descriptor) }
    let name = try PassingName.claim(in: folder) {
      descriptor = open($0, O_WRONLY | O_CLOEXEC | O_CREAT | O_EXCL, 0o666)
      return descriptor >= 0
    }
    return (descriptor, .passing(name))
  }

  /// A path to an open file that has no name.
  private static func nameless(_ descriptor: Int32) -> String { "/proc/self/fd/\(descriptor)" }
}

extension StagedFile {
  func syncFolder() throws(Problem) {
    try target.telling { () throws(SystemError) in try folder.sync() }
  }

  /// Gives a nameless file a temporary name beside its target.
  func takePassingName() throws(Problem) {
    guard case .nameless = state else { return }
    let source = StagedFile.nameless(descriptor)
    let name = try target.telling { () throws(SystemError) in
      try PassingName.claim(in: folder) { linkat(AT_FDCWD, source, AT_FDCWD, $0, AT_SYMLINK_FOLLOW) == 0 }
    }
    state = .passing(name)
  }

  /// Takes the target's name, atomically; the old file is kept.
  func replaceTarget() throws(Problem) {
    guard case .passing(let name) = state else { return }
    let replacement = try target.telling { () throws(SystemError) in
      try Replacement(of: target.file, by: name, in: folder)
    }
    state = .inPlace(replacement)
  }

  /// Closes the file; some file systems report write errors only then.
  func close() throws(Problem) {
    let closing = descriptor
    descriptor = -1
    try target.telling { () throws(SystemError) in try Descriptor.close(closing) }
  }

  /// Restores the target.
  func putBack() {
    if case .passing(let name) = state { unlink(name) }
    if case .inPlace(let replacement) = state { replacement.undo() }
    state = .settled
  }

  /// Removes the old file.
  func discardOld() {
    if case .inPlace(let replacement) = state { replacement.finish() }
    state = .settled
  }
}
