import Foundation
import Testing

/// Runs our commands with some of their calls of the system failing, or ending them.
enum Strace {
  static let program = URL(filePath: "/usr/bin/strace")
  static let absence: Comment = "strace is not installed, or may trace nothing here"

  /// Whether the system lets us.
  static let isAllowed: Bool = {
    guard FileManager.default.isExecutableFile(atPath: program.path) else { return false }
    let outcome = try? Command.run(program, ["-o", "/dev/null", "-e", "inject=getuid:error=EPERM", "true"])
    return outcome?.status == 0
  }()

  /// - Parameter injections: Such as `renameat2:error=EIO:when=2`.
  static func run(
    _ command: Command, _ arguments: [String], injecting injections: [String], in folder: Scratch
  ) throws -> Command.Outcome {
    let injected = injections.flatMap { ["-e", "inject=\($0)"] }
    return try Command.run(
      program, ["-f", "-o", "/dev/null"] + injected + [command.executable.path] + arguments, in: folder)
  }

  /// A call of the system, as the when-th of its name.
  struct Call: Hashable, CustomStringConvertible {
    let name: String
    let number: Int

    var description: String { "\(name) \(number)" }
  }

  /// The calls of the first thread from the one on that creates the first file to be written.
  static func outputCalls(
    _ command: Command, _ arguments: [String], injecting injections: [String] = [], in folder: Scratch
  ) throws -> [Call] {
    let scratch = try Scratch()
    let injected = injections.flatMap { ["-e", "inject=\($0)"] }
    let outcome = try Command.run(
      program, ["-f", "-o", scratch.path("log")] + injected + [command.executable.path] + arguments,
      in: folder)
    guard outcome.status == 0 else { return [] }
    return calls(in: String(decoding: try scratch.bytes("log"), as: UTF8.self))
  }

  /// Calls that ask for memory or wait for threads.
  ///
  /// They touch no file, and how many there are differs from run to run.
  private static let memory: Set = ["brk", "mmap", "munmap", "mremap", "madvise", "mprotect", "futex"]

  private static func calls(in log: String) -> [Call] {
    let lines = log.split(separator: "\n").map { $0.split(separator: " ", maxSplits: 1).map(String.init) }
    let ours = lines.filter { $0.count == 2 && $0[0] == lines.first?[0] }.map { $0[1].drop { $0 == " " } }
    var (counts, calls, hasBegun): ([String: Int], [Call], Bool) = ([:], [], false)
    for line in ours {
      guard let end = line.firstIndex(of: "("), line.first?.isLetter == true else { continue }
      let name = String(line[..<end])
      counts[name, default: 0] += 1
      hasBegun = hasBegun || line.contains("O_TMPFILE")
      if hasBegun, !memory.contains(name) { calls.append(Call(name: name, number: counts[name] ?? 0)) }
    }
    return calls
  }
}
