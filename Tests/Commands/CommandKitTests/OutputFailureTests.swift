import Foundation
import Testing

/// What is left when writing fails half-way.
@Suite struct OutputFailureTests {
  private static let chart = Result { try Command.chart.run([Example.sample("oksana")]).output }
  private static let arguments = ["c.json", "--size", "100", "--png", "--svg", "--quiet", "-o", "x"]

  private func scratch() throws -> Scratch {
    let scratch = try Scratch()
    try scratch.write(try Self.chart.get(), to: "c.json")
    try scratch.write("old png", to: "x.png")
    try scratch.write("old svg", to: "x.svg")
    return scratch
  }

  private func expectOld(_ scratch: Scratch, _ comment: Comment) throws {
    #expect(scratch.names == ["c.json", "x.png", "x.svg"], comment)
    #expect(try scratch.bytes("x.png") == Array("old png".utf8), comment)
    #expect(try scratch.bytes("x.svg") == Array("old svg".utf8), comment)
  }

  @Test(
    .enabled(if: Strace.isAllowed, Strace.absence),
    arguments: ["openat", "write", "fdatasync", "fsync", "linkat", "renameat2", "rename", "link", "close"],
    [[], ["renameat2:error=EINVAL"]])
  func `whatever call fails, all files are new or all are old`(_ name: String, _ others: [String]) throws {
    let scratch = try scratch()
    let calls = try Strace.outputCalls(.render, Self.arguments, injecting: others, in: scratch)
    for call in calls where call.name == name && !others.contains(where: { $0.hasPrefix("\(name):") }) {
      let scratch = try self.scratch()
      let failing = others + ["\(name):error=EIO:when=\(call.number)"]
      let outcome = try Strace.run(.render, Self.arguments, injecting: failing, in: scratch)
      if outcome.status == 0 {
        #expect(try scratch.bytes("x.png").starts(with: [0x89, 0x50]), "\(call)")
        #expect(try scratch.bytes("x.svg").starts(with: Array("<?xml".utf8)), "\(call)")
      } else {
        #expect(outcome.status == 73, "\(call): \(outcome.errors)")
        #expect(outcome.errorLines.count == 1, "\(call): \(outcome.errors)")
        try expectOld(scratch, "\(call)")
      }
    }
  }

  @Test(
    .enabled(if: Strace.isAllowed, Strace.absence),
    arguments: ["renameat2:error=EIO:when=2", "fdatasync:error=EIO", "fsync:error=EIO:when=1"])
  func `a second name that fails, and a disk that does, are told`(_ injection: String) throws {
    let scratch = try scratch()
    let outcome = try Strace.run(.render, Self.arguments, injecting: [injection], in: scratch)
    #expect(outcome.status == 73)
    #expect(outcome.errors.hasPrefix("astro-render: x."))
    try expectOld(scratch, "\(injection)")
  }

  @Test(.enabled(if: Strace.isAllowed, Strace.absence))
  func `a disk that fails last, when every file has its name, is told, and the old files come back`() throws {
    let syncs = try Strace.outputCalls(.render, Self.arguments, in: scratch()).filter { $0.name == "fsync" }
    #expect(syncs.count == 2)
    for arguments in [Self.arguments, Self.arguments + ["--json"]] {
      let scratch = try scratch()
      let failing = ["fsync:error=EIO:when=\(try #require(syncs.last).number)"]
      let outcome = try Strace.run(.render, arguments, injecting: failing, in: scratch)
      #expect(outcome.status == 73)
      #expect(outcome.errors.hasPrefix("astro-render: x."))
      #expect(outcome.errorLines.count == 1)
      try expectOld(scratch, "\(failing)")
    }
  }

  /// Each new file and the old one beside it are locked; what is written stands on the disk before any name does, and
  /// the names before the old files go.
  @Test(.enabled(if: Strace.isAllowed, Strace.absence))
  func `what is locked and synced, and when`() throws {
    let watched: Set = ["flock", "write", "fdatasync", "fsync", "renameat2", "unlink"]
    let calls = try Strace.outputCalls(.render, Self.arguments + ["--json"], in: scratch()).map(\.name)
      .filter(watched.contains)
    let file = ["flock", "flock", "write", "fdatasync"]
    let names = ["fsync", "renameat2", "renameat2", "fsync"]
    #expect(calls.withoutRepeatedWrites == file + file + names + ["write", "unlink", "unlink"])
  }

  @Test(.enabled(if: Strace.isAllowed, Strace.absence))
  func `an error that only closing tells is told, and the old files come back`() throws {
    let scratch = try scratch()
    let calls = try Strace.outputCalls(.render, Self.arguments, in: scratch).filter { $0.name == "close" }
    // The first closes the folder that was synced, the next two the new files.
    for call in calls.dropFirst().prefix(2) {
      let scratch = try self.scratch()
      let failing = ["close:error=EIO:when=\(call.number)"]
      #expect(try Strace.run(.render, Self.arguments, injecting: failing, in: scratch).status == 73)
      try expectOld(scratch, "\(call)")
    }
  }

  @Test(.enabled(if: getuid() == 0, "only root may become somebody else"))
  func `another's file in a sticky folder stays, and so do those written with it`() throws {
    let scratch = try scratch()
    chmod(scratch.folder.path, 0o1777)
    for name in ["x.png", "x.svg"] { chmod(scratch.path(name), 0o666) }
    chown(scratch.path("x.png"), 65534, 65534)
    let line = "setpriv --reuid 65534 --regid 65534 --clear-groups astro-render "
    let outcome = try Command.shell(line + Self.arguments.joined(separator: " "), in: scratch)
    #expect(outcome.status == 73)
    #expect(outcome.errors.contains("x.svg: permission is denied"))
    try expectOld(scratch, "sticky")
  }

  @Test(.enabled(if: !Command.isSanitized, "ThreadSanitizer keeps its shadow memory in files"))
  func `a limit on the size of files is told, and nothing is left`() throws {
    let scratch = try scratch()
    let line = "ulimit -f 4; astro-render \(Self.arguments.joined(separator: " ")) --size 600"
    let outcome = try Command.shell(line.replacing("--size 100 ", with: ""), in: scratch)
    #expect(outcome.status == 73)
    #expect(outcome.errors.contains("the file would be larger than the limit allows"))
    #expect(outcome.errorLines.count == 1)
    try expectOld(scratch, "limit")
  }

  @Test(arguments: ["/nonexistent/x", "x.png/y"])
  func `standard output gets one document, the failure`(_ path: String) throws {
    let outcome = try Command.render.run(["c.json", "--json", "--png", "-o", path], in: try scratch())
    #expect(outcome.status == 73)
    let document = try JSONSerialization.jsonObject(with: Data(outcome.output)) as? [String: Any]
    #expect(document?["success"] as? Bool == false)
  }

  @Test(.enabled(if: Strace.isAllowed, Strace.absence))
  func `standard output gets one document, the failure, where the last name fails`() throws {
    let scratch = try scratch()
    let outcome = try Strace.run(
      .render, Self.arguments + ["--json"], injecting: ["renameat2:error=EIO:when=2"], in: scratch)
    let document = try JSONSerialization.jsonObject(with: Data(outcome.output)) as? [String: Any]
    #expect(document?["success"] as? Bool == false)
    try expectOld(scratch, "last name")
  }

  @Test func `pictures stay as they were where the document beside them cannot be written`() throws {
    let scratch = try scratch()
    let outcome = try Command.render.run(Self.arguments + ["--json"], in: scratch, output: "/dev/full")
    #expect(outcome.status == 73)
    #expect(outcome.errors.contains("standard output: the disk is full"))
    try expectOld(scratch, "full")
  }
}

extension [String] {
  /// Without each write that follows another: how many there are depends on the size of the file.
  fileprivate var withoutRepeatedWrites: [String] {
    indices.filter { self[$0] != "write" || $0 == 0 || self[$0 - 1] != "write" }.map { self[$0] }
  }
}
