import Foundation
import Testing

/// Inputs that are larger than anybody's.
@Suite struct InputSizeTests {
  /// A file of nothing but zeros, which takes no room on the disk.
  private func scratch() throws -> Scratch {
    let scratch = try Scratch()
    try scratch.write([], to: "huge.json")
    try #require(truncate(scratch.path("huge.json"), 1 << 40) == 0)
    return scratch
  }

  @Test(arguments: [
    ("astro-chart huge.json", "huge.json: "), ("astro-chart /dev/zero", "/dev/zero: "),
    ("astro-chart - < huge.json", "standard input: "), ("astro-render huge.json --svg -o x", "huge.json: "),
    ("astro-pdf \(Example.sample("oksana")) --report huge.json", "huge.json: "),
    ("astro-render \(Example.sample("oksana")) --svg --theme ./huge.json -o x", "huge.json: "),
  ])
  func `a file without end is refused by its bound, in little memory`(_ line: String, _ place: String) throws
  {
    let scratch = try scratch()
    let outcome = try Command.shell(Command.littleMemory + line, in: scratch)
    #expect(outcome.status == 65, "\(outcome.errors)")
    #expect(outcome.errors.contains(place), "\(outcome.errors)")
    #expect(outcome.errors.contains("larger than"), "\(outcome.errors)")
    #expect(outcome.errorLines.count == 1)
    #expect(scratch.names == ["huge.json"])
  }

  @Test(arguments: [
    ("astro-chart f.json", 1 << 20, "1 MiB"),
    ("astro-pdf \(Example.sample("oksana")) --report f.json", 1 << 20, "1 MiB"),
    ("astro-render \(Example.sample("oksana")) --svg --theme ./f.json -o x", 64 << 10, "64 KiB"),
    ("astro-report \(Example.sample("oksana")) --area career --rules .", 4 << 20, "4 MiB"),
  ])
  func `a file is refused from one byte beyond its bound on`(_ line: String, _ bound: Int, _ told: String)
    throws
  {
    let scratch = try Scratch()
    try scratch.write([], to: "f.json")
    for (size, isTooLarge) in [(bound, false), (bound + 1, true)] {
      try #require(truncate(scratch.path("f.json"), size) == 0)
      let outcome = try Command.shell(line, in: scratch)
      #expect(outcome.status == 65, "\(outcome.errors)")
      #expect(outcome.errors.contains("is larger than \(told)") == isTooLarge, "\(size): \(outcome.errors)")
    }
  }

  @Test func `a file of births is refused beyond 256 MiB`() throws {
    let scratch = try scratch()
    try #require(truncate(scratch.path("huge.json"), (256 << 20) + 1) == 0)
    let outcome = try Command.shell("timeout 60 astro-chart import huge.json", in: scratch)
    #expect(outcome.status == 65 && outcome.errorLines.count == 1, "\(outcome.errors.prefix(500))")
    #expect(outcome.errors.contains("larger than 256 MiB"), "\(outcome.errors.prefix(500))")
  }
}
