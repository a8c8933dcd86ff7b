import Foundation
import Testing

@Suite struct OutputTests {
  private static let chart = Result { try Command.chart.run([Example.sample("oksana")]).output }

  private func scratch() throws -> Scratch {
    let scratch = try Scratch()
    try scratch.write(try Self.chart.get(), to: "c.json")
    return scratch
  }

  @Test func `a full disk is told, on standard output and in a file`() throws {
    let outcome = try Command.chart.run(Example.kyiv, output: "/dev/full")
    #expect(outcome.status == 73)
    #expect(outcome.errors.contains("standard output: the disk is full"))
    try Failure(["c.json", "--png", "-o", "/dev/full"], 73, "/dev/full: the disk is full")
      .expect(of: .render, in: try scratch())
  }

  @Test func `a device is written into, never replaced`() throws {
    let outcome = try Command.render.run(["c.json", "--png", "-o", "/dev/null"], in: try scratch())
    #expect(outcome.status == 0)
    let attributes = try FileManager.default.attributesOfItem(atPath: "/dev/null")
    #expect(attributes[.type] as? FileAttributeType == .typeCharacterSpecial)
    #expect(!FileManager.default.fileExists(atPath: "/dev/null.png"))
  }

  @Test func `a pipe is written into`() throws {
    let scratch = try scratch()
    let outcome = try Command.shell(
      """
      mkfifo pipe; timeout 60 cat pipe >got & astro-render c.json --svg -o pipe; status=$?; wait; exit $status
      """, in: scratch)
    #expect(outcome.status == 0)
    let got = String(decoding: try scratch.bytes("got"), as: UTF8.self)
    #expect(got.hasPrefix("<?xml") && got.hasSuffix("</svg>\n"))
    #expect(scratch.names == ["c.json", "got", "pipe"])
  }

  @Test func `a folder that is not there is told, and not created`() throws {
    let scratch = try scratch()
    try Failure(["c.json", "--png", "-o", "none/x"], 73, "none/x.png: its folder does not exist")
      .expect(of: .render, in: scratch)
    #expect(scratch.names == ["c.json"])
  }

  @Test func `a folder in which nothing may be created is told`() throws {
    // Not even root creates a file here.
    try Failure(["c.json", "--png", "-o", "/sys/kernel/x"], 73, "/sys/kernel/x.png: ")
      .expect(of: .render, in: try scratch())
  }

  @Test(.enabled(if: getuid() != 0, "root may write everywhere"))
  func `a read-only folder and a read-only file are told`() throws {
    let scratch = try scratch()
    try scratch.write("old", to: "kept.png")
    chmod(scratch.path("kept.png"), 0o444)
    try Failure(["c.json", "--png", "-o", "kept"], 73, "permission is denied").expect(
      of: .render, in: scratch)
    chmod(scratch.folder.path, 0o555)
    defer { chmod(scratch.folder.path, 0o755) }
    try Failure(["c.json", "--png", "-o", "new"], 73, "permission is denied").expect(of: .render, in: scratch)
  }

  @Test func `an old file is replaced with its permissions, through a link`() throws {
    let scratch = try scratch()
    try scratch.write("old", to: "real.svg")
    chmod(scratch.path("real.svg"), 0o640)
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path("link.svg"), withDestinationPath: "real.svg")
    #expect(try Command.render.run(["c.json", "--svg", "-o", "link.svg"], in: scratch).status == 0)
    #expect(try scratch.bytes("real.svg").starts(with: Array("<?xml".utf8)))
    let link = try FileManager.default.attributesOfItem(atPath: scratch.path("link.svg"))
    let real = try FileManager.default.attributesOfItem(atPath: scratch.path("real.svg"))
    #expect(link[.type] as? FileAttributeType == .typeSymbolicLink)
    #expect(real[.posixPermissions] as? Int == 0o640)
    #expect(scratch.names == ["c.json", "link.svg", "real.svg"])
  }

  @Test func `several pictures are written together or not at all`() throws {
    let scratch = try scratch()
    try FileManager.default.createDirectory(
      at: scratch.folder.appending(path: "x.svg"), withIntermediateDirectories: false)
    try Failure(["c.json", "--png", "--svg", "-o", "x"], 73, "x.svg: is a folder").expect(
      of: .render, in: scratch)
    #expect(scratch.names == ["c.json", "x.svg"])
  }

  @Test func `a run that is killed leaves the old file and no debris`() throws {
    let scratch = try scratch()
    _ = try Command.render.run(["c.json", "--png", "-o", "p"], in: scratch)
    let old = try scratch.bytes("p.png")
    for milliseconds in stride(from: 5.0, through: 205, by: 40) {
      try Command.render.runAndKill(["c.json", "--png", "-o", "p"], after: milliseconds / 1000, in: scratch)
      #expect(try scratch.bytes("p.png") == old)
      #expect(scratch.names == ["c.json", "p.png"])
    }
  }
}
