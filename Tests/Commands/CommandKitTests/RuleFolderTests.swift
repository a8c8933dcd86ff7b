import Foundation
import Testing

/// Folders of rules that hold what they should not.
@Suite struct RuleFolderTests {
  private func expect(_ words: String, of rules: Scratch) throws {
    try Failure(
      [Example.sample("oksana"), "--area", "career", "--rules", rules.folder.path], 65, words
    ).expect(of: .report)
  }

  /// Files of nothing but zeros, which take no room on the disk.
  private func scratch(_ count: Int, bytes: Int) throws -> Scratch {
    let scratch = try Scratch()
    for number in 0..<count {
      try scratch.write([], to: "\(number).json")
      try #require(truncate(scratch.path("\(number).json"), bytes) == 0)
    }
    return scratch
  }

  @Test func `a pipe among rules is told, and not waited for`() throws {
    let scratch = try Scratch()
    try #require(mkfifo(scratch.path("a.json"), 0o600) == 0)
    let outcome = try Command.shell(
      "timeout 60 astro-report \(Example.sample("oksana")) --area career --rules .", in: scratch)
    #expect(outcome.status == 65 && outcome.errors.contains("a.json: is not a file"), "\(outcome.errors)")
  }

  @Test func `a folder of rules is refused from one byte beyond 16 MiB on`() throws {
    let scratch = try scratch(4, bytes: 4 << 20)
    let line = "astro-report \(Example.sample("oksana")) --area career --rules ."
    #expect(try Command.shell(line, in: scratch).errors.contains("0.json:1:1: not JSON"))
    try scratch.write("1", to: "one.json")
    try expect("contains more than 16 MiB of rules", of: scratch)
  }

  @Test func `a folder of too many bytes is refused before they are read`() throws {
    let scratch = try scratch(300, bytes: 4 << 20)
    let outcome = try Command.shell(
      Command.littleMemory + "astro-report \(Example.sample("oksana")) --area career --rules .", in: scratch)
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("contains more than 16 MiB of rules (leave some files out)"))
  }

  @Test func `a folder of too many files is refused`() throws {
    try expect("contains 1001 rule files, more than 1000", of: try scratch(1001, bytes: 1))
  }

  @Test func `a file that is too large is refused`() throws {
    try expect("0.json: is larger than 4 MiB", of: try scratch(1, bytes: (4 << 20) + 1))
  }
}
