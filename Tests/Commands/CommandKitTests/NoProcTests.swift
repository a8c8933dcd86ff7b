import Foundation
import Testing

/// A system that shows no processes.
@Suite struct NoProcTests {
  private static let hide = "umount -l /proc 2>/dev/null && ! [ -e /proc/self ]"
  private static let isPossible =
    !Command.isSanitized
    && (try? Command.run(URL(filePath: "/usr/bin/unshare"), ["-m", "/bin/sh", "-c", hide]).status) == 0

  @Test(.enabled(if: isPossible, "nobody lets us hide /proc"))
  func `without /proc files are written whole all the same`() throws {
    let scratch = try Scratch()
    try scratch.write("old", to: "x.svg")
    let call = "astro-render \(Example.sample("oksana")) --svg --png --quiet -o x"
    let outcome = try Command.shell("unshare -m sh -c '\(Self.hide); \(call)'", in: scratch)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(scratch.names == ["x.png", "x.svg"])
    #expect(try scratch.bytes("x.svg").starts(with: Array("<?xml".utf8)))
    #expect(
      try Command.shell("unshare -m sh -c '\(Self.hide); astro-chart --version'", in: scratch).status == 0)
  }
}
