import AstroDiagnostics

/// A set of new files on the disks of their targets, which take the targets' names together.
struct StagedFiles {
  private let files: [StagedFile]

  /// Writes and flushes every byte, without touching any target.
  init(_ outputs: [OutputFile]) throws(Problem) {
    let targets = try outputs.map { output throws(Problem) in try OutputTarget(of: output) }
    for folder in Set(targets.map(\.folder)) { folder.sweep() }
    files = try zip(outputs, targets).map { output, target throws(Problem) in
      try StagedFile(output.bytes, for: target)
    }
    try syncFolders()
  }

  private func syncFolders() throws(Problem) {
    var synced: Set<Folder> = []
    for file in files where synced.insert(file.folder).inserted { try file.syncFolder() }
  }

  /// Gives all files their names; if one fails, or the last step does, all targets are restored.
  func replaceTargets(then last: () throws(Problem) -> Void) throws(Problem) {
    do throws(Problem) {
      for file in files { try file.takePassingName() }
      for file in files { try file.replaceTarget() }
      for file in files { try file.close() }
      // So that the new files survive a power failure.
      try syncFolders()
      try last()
    } catch {
      for file in files.reversed() { file.putBack() }
      throw error
    }
    for file in files { file.discardOld() }
  }
}
