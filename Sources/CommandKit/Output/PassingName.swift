import Glibc

/// The names of files that are about to be, or have just been, replaced: `.astrosvitla-PID-N.tmp`.
///
/// Whoever uses one holds a lock on the file, which the system takes away even from a process that is killed.
enum PassingName {
  private static let (prefix, suffix) = (".astrosvitla-", ".tmp")
  /// How long a file may be without its lock, in seconds: between its creation and the lock there is a moment.
  private static let patience = 60

  /// A name in the folder that nobody has.
  ///
  /// - Parameter create: Creates the file, and says whether it could; `EEXIST` says that the name is taken.
  static func claim(in folder: Folder, _ create: (String) -> Bool) throws(SystemError) -> String {
    for number in 0..<1000 {
      let name = folder.inside("\(prefix)\(getpid())-\(number)\(suffix)")
      if create(name) { return name }
      guard errno == EEXIST else { throw .last }
    }
    throw SystemError(number: EEXIST)
  }

  static func isOne(_ name: String) -> Bool {
    guard name.hasPrefix(prefix), name.hasSuffix(suffix) else { return false }
    let numbers = name.dropFirst(prefix.count).dropLast(suffix.count)
      .split(separator: "-", omittingEmptySubsequences: false)
    return numbers.count == 2 && numbers.allSatisfy { !$0.isEmpty && $0.allSatisfy(isDigit) }
  }

  private static func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }

  /// Takes a file away that a killed run left under such a name.
  static func sweep(_ path: String) {
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0, isLeft(descriptor) else { return }
    unlink(path)
  }

  private static func isLeft(_ descriptor: Int32) -> Bool {
    var status = stat()
    guard fstat(descriptor, &status) == 0, case .file = FileKind(status) else { return false }
    return status.st_mtim.tv_sec < time(nil) - patience
  }
}

extension Folder {
  /// Takes away what killed runs left here.
  func sweep() {
    // A folder that cannot be read is no reason not to write.
    guard let names = try? names() else { return }
    for name in names where PassingName.isOne(name) { PassingName.sweep(inside(name)) }
  }
}
