public import AstroDiagnostics
public import AstroInterpretation
import AstroWholeFiles
import Glibc

/// A user's own rules: the `.json` files in a folder and in its subfolders, two levels deep.
///
/// Files below `texts/LANG` contain the words of rules in that language.
public struct RuleFolder: Sendable {
  /// The largest rule file that is read, in bytes.
  private static let largestFile = 4 << 20
  /// The limit for the total size of all files, in bytes: ten times that of the built-in rules.
  private static let largestSum = 16 << 20
  private static let mostFiles = 1000

  private let path: String

  /// - Parameter path: The path of the folder.
  public init(_ path: String) { self.path = path }

  /// The files, for ``RuleBook/adding(_:)``; sorted by path, so that messages and replacements always come in the
  /// same order.
  ///
  /// - Throws: `noInput` for a folder that cannot be read, `invalidRules` for one without rule files, for more than
  ///   a thousand of them, for a file of more than 4 MiB, and for more than 16 MiB in all.
  public func files() throws(Problem) -> [RuleFile] {
    let paths = try paths()
    try check(paths)
    return try paths.map { path throws(Problem) in
      let bytes = try InputFile(path).bytes(upTo: RuleFolder.largestFile)
      try RuleFolder.check(bytes.count, of: path)
      return RuleFile(path: path, bytes: bytes, language: language(of: path))
    }
  }

  /// Refuses too many or too large files before reading any of them.
  private func check(_ paths: [String]) throws(Problem) {
    guard !paths.isEmpty else {
      throw .rules(path, RuleFolderFault.empty)
    }
    guard paths.count <= RuleFolder.mostFiles else {
      throw .rules(path, RuleFolderFault.tooMany(paths.count, most: RuleFolder.mostFiles))
    }
    var sum = 0
    for path in paths { sum += try RuleFolder.size(of: path) }
    guard sum <= RuleFolder.largestSum else {
      throw .rules(path, RuleFolderFault.tooLarge)
    }
  }

  /// - Throws: If it is not a regular file, such as a pipe, which would block forever; or if it is too large.
  private static func size(of path: String) throws(Problem) -> Int {
    var status = stat()
    guard stat(path, &status) == 0 else {
      // Swift replaces bytes that are not UTF-8, so that such a name leads to nothing.
      guard !path.contains("\u{FFFD}") else {
        throw .rules(path, RuleFolderFault.notUTF8)
      }
      throw InputFile(path).unreadable(.last)
    }
    guard case .file = FileKind(status) else {
      throw .rules(path, RuleFolderFault.notFile)
    }
    try check(Int(status.st_size), of: path)
    return Int(status.st_size)
  }

  private static func check(_ size: Int, of path: String) throws(Problem) {
    guard size <= largestFile else { throw .rules(path, RuleFolderFault.fileTooLarge) }
  }

  private func paths() throws(Problem) -> [String] {
    try RuleFolder.paths(in: path, depth: 2)
      + ((try? RuleFolder.paths(in: "\(path)/\(RuleFolder.texts)", depth: 4)) ?? [])
  }

  /// The folder of words, with a subfolder for each language.
  private static let texts = "texts"

  /// The language of the words in a file; `nil` for a file with rules.
  private func language(of file: String) -> String? {
    let steps = file.dropFirst(path.count + 1).split(separator: "/")
    return steps.count > 2 && steps[0] == RuleFolder.texts ? String(steps[1]) : nil
  }

  /// The `.json` files of a folder and its subfolders, down to a depth.
  private static func paths(in folder: String, depth: Int) throws(Problem) -> [String] {
    var paths: [String] = []
    for name in try names(in: folder) {
      let inner = "\(folder)/\(name)"
      if name.hasSuffix(".json") {
        paths.append(inner)
      } else if depth > 0, name != texts, let found = try? Self.paths(in: inner, depth: depth - 1) {
        paths += found
      }
    }
    return paths
  }

  /// The names in a folder, without hidden files.
  private static func names(in folder: String) throws(Problem) -> [String] {
    do throws(SystemError) {
      return try Folder(folder).names().filter { !$0.hasPrefix(".") }.sorted()
    } catch {
      throw Problem(
        error.isMissingFile ? .missingFile : .noInput, at: Problem.Location(source: folder),
        FileFault.unreadableRules(error))
    }
  }
}

extension Problem {
  fileprivate static func rules(_ path: String, _ reason: Told) -> Problem {
    Problem(.invalidRules, at: Problem.Location(source: path), reason)
  }
}
