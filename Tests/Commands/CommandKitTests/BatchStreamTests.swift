import Foundation
import Testing

/// A stream that is not what it was when a run is gone on with.
@Suite(.serialized) struct BatchStreamTests {
  private static let line = BatchCommandTests.stream[0] + "\n"
  private static let births = Array(String(repeating: line, count: 60).utf8)

  /// The journal of a run that read these bytes.
  static func writeJournal(of bytes: [UInt8], lines: Int, in scratch: Scratch) throws {
    try scratch.write(bytes, to: "read")
    let digest = try Command.shell("sha256sum <read | cut -c -64; rm read", in: scratch).text
    let options = "astrosvitla.journal/2 --make chart --index 0/1 en births.ndjson"
    try scratch.write(
      "\(options)\nread \(lines) \(bytes.count) \(digest)", to: "x.ndjson.part.astro-batch")
  }

  /// Ends a run once it has written something of a stream that has not ended.
  ///
  /// - Parameter file: Grows as results are written.
  private static func die(
    _ arguments: String, growing file: String, after lines: Int, in scratch: Scratch
  ) throws {
    let outcome = try Command.shell(
      """
      mkfifo asked; astro-batch asked \(arguments) --quiet >told 2>&1 & run=$!
      exec 3>asked; head -n \(lines) births.ndjson >&3
      for i in $(seq 400); do [ "$(cat \(file) 2>/dev/null | wc -c)" -gt 300 ] && break; sleep 0.05; done
      kill -9 $run; wait $run; exec 3>&-; rm asked told; mv births.ndjson asked
      """, in: scratch)
    #expect(!outcome.errors.contains("cannot"), "\(outcome.errors)")
  }

  private static let outputs = [
    ("--make chart --out x.ndjson", "x.ndjson.part"),
    ("--make render --svg --size 200 --out x.tar", "x.tar.part.astro-batch"),
    ("--make render --svg --size 200 --out x", "x/.astro-batch"),
  ]

  @Test(arguments: outputs)
  func `a stream whose beginning has changed is refused, one that grew is gone on with`(
    arguments: String, growing: String
  ) throws {
    let (scratch, whole) = (try Scratch(), try Scratch())
    try scratch.write(Self.births, to: "births.ndjson")
    try Self.die(arguments, growing: growing, after: 30, in: scratch)
    let kept = try scratch.bytes("asked")
    // The power went while the next result was written.
    for name in scratch.names where name.hasSuffix(".part") {
      try scratch.write(try scratch.bytes(name) + Array("{\"li".utf8), to: name)
    }
    try scratch.write(
      Array(String(decoding: kept, as: UTF8.self).replacing("N 1", with: "N 2").utf8), to: "asked")
    let resume = "astro-batch asked \(arguments) --resume"
    let changed = try Command.shell(resume, in: scratch)
    #expect(changed.status == 64)
    #expect(changed.errors.contains("asked does not begin with what the run to go on with has read"))
    #expect(changed.errorLines.count == 1 && changed.output.isEmpty, "\(changed.errors)")
    try scratch.write(Array(kept.prefix(100)), to: "asked")
    #expect(try Command.shell(resume, in: scratch).status == 64)
    try scratch.write(kept, to: "asked")
    let grown = try Command.shell(resume, in: scratch)
    #expect(grown.status == 0 && grown.errors == "60 lines, 0 failed\n", "\(grown.errors)")
    try whole.write(kept, to: "asked")
    _ = try Command.shell("astro-batch asked \(arguments)", in: whole)
    let sums = "find . -type f | sort | xargs sha256sum"
    #expect(try Command.shell(sums, in: scratch).text == Command.shell(sums, in: whole).text)
  }

  @Test func `standard input is held to the same`() throws {
    let scratch = try Scratch()
    let lines = try Command.batch.run(["--make", "chart"], input: Array(Self.line.utf8)).output
    try scratch.write(lines, to: "x.ndjson.part")
    try Self.writeJournal(of: Array(Self.line.utf8), lines: 1, in: scratch)
    let journal = try scratch.bytes("x.ndjson.part.astro-batch")
    let text = String(decoding: journal, as: UTF8.self).replacing(" births.ndjson", with: "")
    try scratch.write(text, to: "x.ndjson.part.astro-batch")
    let arguments = ["--make", "chart", "--out", "x.ndjson", "--resume"]
    let other = try Command.batch.run(arguments, input: Array("{}\n".utf8) + Self.births, in: scratch)
    #expect(other.status == 64 && other.errors.contains("standard input does not begin"), "\(other.errors)")
    let same = try Command.batch.run(arguments, input: Self.births, in: scratch)
    #expect(same.errors == "60 lines, 0 failed\n")
  }

  @Test func `a last line that was not whole is not gone on behind when it grew`() throws {
    let scratch = try Scratch()
    let half = Array(Self.line.utf8.prefix(40))
    try scratch.write("{\"line\":1}\n", to: "x.ndjson.part")
    // The end of the stream counts as the end of the line.
    try Self.writeJournal(of: half + [0x0A], lines: 1, in: scratch)
    try scratch.write(Self.births, to: "births.ndjson")
    let arguments = ["births.ndjson", "--make", "chart", "--out", "x.ndjson", "--resume"]
    #expect(try Command.batch.run(arguments, in: scratch).status == 64)
    try scratch.write(half, to: "births.ndjson")
    #expect(try Command.batch.run(arguments, in: scratch).errors == "1 lines, 1 failed\n")
  }

  @Test(arguments: ["chart --out x.ndjson", "render --svg --out x.tar"])
  func `what has no journal is not gone on with`(product: String) throws {
    let scratch = try Scratch()
    let name = try #require(product.split(separator: " ").last)
    try scratch.write(Self.births, to: "births.ndjson")
    try scratch.write("{}\n", to: "\(name).part")
    let outcome = try Command.shell("astro-batch births.ndjson --make \(product) --resume", in: scratch)
    #expect(outcome.status == 73)
    #expect(
      outcome.errors.contains("has no journal") && outcome.errors.contains("delete it"), "\(outcome.errors)")
    #expect(try scratch.bytes("\(name).part") == Array("{}\n".utf8))
    #expect(scratch.names == ["births.ndjson", "\(name).part"])
  }

  @Test func `the journal of an older version is told`() throws {
    let scratch = try Scratch()
    try scratch.write(Self.births, to: "births.ndjson")
    try scratch.write("{}\n", to: "x.ndjson.part")
    let old = "--make chart --index 0/1 en births.ndjson\n"
    try scratch.write(old, to: "x.ndjson.part.astro-batch")
    let outcome = try Command.shell(
      "astro-batch births.ndjson --make chart --out x.ndjson --resume", in: scratch)
    #expect(
      outcome.status == 73 && outcome.errors.contains("not a journal of this version"), "\(outcome.errors)")
    #expect(try scratch.bytes("x.ndjson.part.astro-batch") == Array(old.utf8))
    #expect(try scratch.bytes("x.ndjson.part") == Array("{}\n".utf8))
  }
}
