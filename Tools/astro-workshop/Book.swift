import ArgumentParser
import AstroCommandKit
import AstroDiagnostics
import AstroInterpretation
import AstroRuleFolders
import AstroWholeFiles

/// Writes the parts of the built-in rules and their words that are baked into the program.
struct Book: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Write the index of our rule book, and the list of files that are baked in.")

  @Option(help: "The folder of rules and their words.")
  var rules = "Sources/Words/Interpretation/AstrologyRules"

  @Option(name: .shortAndLong, help: "The folder that gets Book.c and Book.index.")
  var output = "Sources/C/Assets"

  func run() throws {
    let read = try RuleFolder(rules).files().map { $0.named(below: rules) }
    let texts = read.filter { $0.language != nil }.sorted { $0.path < $1.path }
    let index = try BookIndexWriter.index(of: read.filter { $0.language == nil }, texts: texts)
    var files = OutputFiles()
    try files.add(index, to: "\(output)/Book.index")
    try files.add(Array(BookIndexWriter.list(of: texts).utf8), to: "\(output)/Book.c")
    try files.write()
  }
}

extension RuleFile {
  /// The file with its path relative to a folder.
  fileprivate func named(below folder: String) -> RuleFile {
    RuleFile(path: String(path.dropFirst(folder.count + 1)), bytes: bytes, language: language)
  }
}
