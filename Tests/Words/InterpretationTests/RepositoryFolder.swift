import AstroChartModel
import AstroInterpretation
import AstroWording
import Foundation
import TestSupport

/// The sources beside which these tests lie.
enum RepositoryFolder {
  static let root = Repository.root.path
  static let rules = "\(root)/Sources/Words/Interpretation/AstrologyRules"

  /// What the environment sets a variable to.
  static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
  static let assets = "\(root)/Sources/C/Assets"

  /// The files of our rules, by their paths below the folder of rules.
  static func ruleFiles(below folder: String = rules) throws -> [RuleFile] {
    try Area.allCases.map(\.rawValue).sorted().flatMap { try files(in: $0, language: nil, below: folder) }
  }

  /// The files of their words.
  static func textFiles(below folder: String = rules) throws -> [RuleFile] {
    try Language.allCases.map(\.tag).sorted().flatMap { tag in
      try Area.allCases.map(\.rawValue).sorted().flatMap {
        try files(in: "texts/\(tag)/\($0)", language: tag, below: folder)
      }
    }
  }

  private static func files(in folder: String, language: String?, below root: String) throws -> [RuleFile] {
    try names(in: "\(root)/\(folder)").map { name in
      RuleFile(
        path: "\(folder)/\(name)", bytes: try bytes(of: "\(root)/\(folder)/\(name)"), language: language)
    }
  }

  struct Unreadable: Error { var path: String }

  static func names(in folder: String) throws -> [String] {
    guard let directory = opendir(folder) else { throw Unreadable(path: folder) }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasSuffix(".json") { names.append(name) }
    }
    return names.sorted()
  }

  static func bytes(of path: String) throws -> [UInt8] {
    guard let file = fopen(path, "rb") else { throw Unreadable(path: path) }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    let count = fread(&bytes, 1, bytes.count, file)
    return Array(bytes.prefix(count))
  }
}
