import Glibc

/// The temporary names of files during a replacement: `.astrosvitla-PID-N.tmp`.
///
/// The process that uses one holds a lock on the file, which the system releases even if the process is
/// killed.
enum PassingName {
  private static let (prefix, suffix) = (".astrosvitla-", ".tmp")
  /// How long a file may exist without its lock, in seconds: it is locked only shortly after it is created.
  private static let patience = 60

  /// An unused temporary name in the folder.
  ///
  /// - Parameter create: Creates the file, and returns whether it succeeded; `EEXIST` means that the name is
  ///   taken.
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

  /// Removes a file that a killed run left under such a name.
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
  /// Removes the temporary files that killed runs left here.
  func sweep() {
    // If the folder cannot be read, it may still be written to.
    guard let names = try? names() else { return }
    for name in names where PassingName.isOne(name) { PassingName.sweep(inside(name)) }
  }
}
