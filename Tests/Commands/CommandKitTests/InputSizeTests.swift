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
}
