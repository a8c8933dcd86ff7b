import CSystem
import Glibc

/// How a file took its target's name, and with it the way back.
struct Replacement {
  /// What became of the old file.
  private enum Old {
    case none
    case kept(String)
    /// The file system cannot give it another name.
    case lost
  }

  private let target: String
  private let old: Old

  /// Gives the target's name to a file that has a passing one, in one step.
  init(of target: String, by name: String, in folder: Folder) throws(SystemError) {
    self.target = target
    if let old = try Replacement.exchange(target, name) {
      self.old = old
    } else {
      old = try Replacement.link(target, name, folder)
    }
  }

  /// Puts the old file back, in one step.
  func undo() {
    switch old {
    case .none: unlink(target)
    case .kept(let name): rename(name, target)
    case .lost: break
    }
  }

  /// Takes the old file away.
  func finish() {
    if case .kept(let name) = old { unlink(name) }
  }

  /// Lets the two files change names.
  ///
  /// - Returns: `nil` where the file system knows no such thing.
  private static func exchange(_ target: String, _ name: String) throws(SystemError) -> Old? {
    if renameat2(AT_FDCWD, name, AT_FDCWD, target, CSYSTEM_RENAME_EXCHANGE) == 0 { return .kept(name) }
    switch errno {
    case ENOENT: return try replace(target, name, .none)
    case EINVAL, ENOSYS, EOPNOTSUPP: return nil
    default: throw .last
    }
  }

  /// Takes the name after the old file was given a second one.
  private static func link(_ target: String, _ name: String, _ folder: Folder) throws(SystemError) -> Old {
    let kept: String
    do throws(SystemError) {
      kept = try PassingName.claim(in: folder) { Glibc.link(target, $0) == 0 }
    } catch {
      // Without hard links each file is whole still, but the first of a set cannot be put back.
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
