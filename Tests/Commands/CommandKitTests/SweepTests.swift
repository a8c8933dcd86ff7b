import Foundation
import Testing

/// What a run takes away that others have left.
@Suite struct SweepTests {
  /// A folder with some files, each two minutes old unless it is said to be young.
  private func scratch(_ names: [String], young: [String] = []) throws -> Scratch {
    let scratch = try Scratch()
    for name in names + young { try scratch.write("left", to: name) }
    for name in names { try scratch.age(name, by: 120) }
    return scratch
  }

  private func run(in scratch: Scratch) throws {
    #expect(try Command.chart.run([Example.sample("oksana"), "-o", "c.json"], in: scratch).status == 0)
  }

  @Test func `what a killed run left is taken away after a minute`() throws {
    let scratch = try scratch([".astrosvitla-1-0.tmp"], young: [".astrosvitla-2-0.tmp"])
    try run(in: scratch)
    #expect(scratch.names == [".astrosvitla-2-0.tmp", "c.json"])
  }

  @Test func `what somebody has locked stays, however old`() throws {
    let scratch = try scratch([".astrosvitla-1-0.tmp"])
    let descriptor = open(scratch.path(".astrosvitla-1-0.tmp"), O_RDONLY)
    defer { close(descriptor) }
    #expect(flock(descriptor, LOCK_SH | LOCK_NB) == 0)
    try run(in: scratch)
    #expect(scratch.names == [".astrosvitla-1-0.tmp", "c.json"])
  }

  @Test func `other names stay, and what is no file`() throws {
    let others = [
      ".astrosvitla-.tmp", ".astrosvitla-1-0.tmp~", ".astrosvitla-1-b.tmp", "astrosvitla-1-0.tmp",
    ]
    let scratch = try scratch(others)
    try #require(mkfifo(scratch.path(".astrosvitla-3-0.tmp"), 0o600) == 0)
    try scratch.age(".astrosvitla-3-0.tmp", by: 120)
    try scratch.link(".astrosvitla-4-0.tmp", to: "astrosvitla-1-0.tmp")
    try scratch.makeFolder(".astrosvitla-5-0.tmp")
    let before = scratch.names
    try run(in: scratch)
    #expect(scratch.names == (before + ["c.json"]).sorted())
  }

  @Test func `a folder that a link leads to is swept, the link's own is not`() throws {
    let scratch = try scratch([".astrosvitla-1-0.tmp"])
    try scratch.makeFolder("in")
    try scratch.write("left", to: "in/.astrosvitla-1-0.tmp")
    try scratch.age("in/.astrosvitla-1-0.tmp", by: 120)
    try scratch.link("c.json", to: "in/c.json")
    try run(in: scratch)
    #expect(scratch.names == [".astrosvitla-1-0.tmp", "c.json", "in"])
    #expect(!FileManager.default.fileExists(atPath: scratch.path("in/.astrosvitla-1-0.tmp")))
  }
}
