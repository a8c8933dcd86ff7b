import Diagnostics

/// A set of files on their disks, that take their targets' names together.
struct StagedFiles {
  private let files: [StagedFile]

  /// Writes and syncs every byte; no target is touched.
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

  /// Gives them their names, and takes all back where one cannot have its own, or what is last to do fails.
  func replaceTargets(then last: () throws(Problem) -> Void) throws(Problem) {
    do throws(Problem) {
      for file in files { try file.takePassingName() }
      for file in files { try file.replaceTarget() }
      for file in files { try file.close() }
      // So that a power cut finds the new ones.
      try syncFolders()
      try last()
    } catch {
      for file in files.reversed() { file.putBack() }
      throw error
    }
    for file in files { file.discardOld() }
  }
}
