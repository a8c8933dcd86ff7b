import CAstroSystem
import Glibc

/// A file that has taken its target's name, and how to undo that.
struct Replacement {
  /// What happened to the old file.
  private enum Old {
    case none
    case kept(String)
    /// The file system could not keep it under another name.
    case lost
  }

  private let target: String
  private let old: Old

  /// Renames a temporary file to the target's name, atomically.
  init(of target: String, by name: String, in folder: Folder) throws(SystemError) {
    self.target = target
    if let old = try Replacement.exchange(target, name) {
      self.old = old
    } else {
      old = try Replacement.link(target, name, folder)
    }
  }

  /// Restores the old file, atomically.
  func undo() {
    switch old {
    case .none: unlink(target)
    case .kept(let name): rename(name, target)
    case .lost: break
    }
  }

  /// Removes the old file.
  func finish() {
    if case .kept(let name) = old { unlink(name) }
  }

  /// Exchanges the names of the two files.
  ///
  /// - Returns: `nil` if the file system does not support it.
  private static func exchange(_ target: String, _ name: String) throws(SystemError) -> Old? {
    if renameat2(AT_FDCWD, name, AT_FDCWD, target, CSYSTEM_RENAME_EXCHANGE) == 0 { return .kept(name) }
    switch errno {
    case ENOENT: return try replace(target, name, .none)
    case EINVAL, ENOSYS, EOPNOTSUPP: return nil
    default: throw .last
    }
  }

  /// Takes the name after giving the old file a second one.
  private static func link(_ target: String, _ name: String, _ folder: Folder) throws(SystemError) -> Old {
    let kept: String
    do throws(SystemError) {
      kept = try PassingName.claim(in: folder) { Glibc.link(target, $0) == 0 }
    } catch {
      // Without hard links each file is still complete, but the first ones of a set cannot be restored.
      return try replace(target, name, error.number == ENOENT ? .none : .lost)
    }
    do throws(SystemError) {
      return try replace(target, name, .kept(kept))
    } catch {
      unlink(kept)
      throw error
    }
  }

  private static func replace(_ target: String, _ name: String, _ old: Old) throws(SystemError) -> Old {
    guard rename(name, target) == 0 else { throw .last }
    return old
  }
}
