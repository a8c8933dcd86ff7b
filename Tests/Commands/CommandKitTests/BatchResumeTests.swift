import Foundation
import Testing

/// Runs that are ended at any time, and gone on with.
@Suite(.serialized) struct BatchResumeTests {
  private static let births: [UInt8] = Array(repeating: BatchCommandTests.text, count: 10).flatMap(\.self)

  /// Ends a run ten times and lets the eleventh end by itself.
  private static func workInPieces(_ arguments: [String], seconds: Double, in scratch: Scratch) throws
    -> String
  {
    var told = ""
    for _ in 0..<10 {
      try Command.batch.runAndKill(
        ["births.ndjson"] + arguments + ["--resume"], after: .random(in: 0...seconds), in: scratch)
    }
    let last = try Command.batch.run(["births.ndjson"] + arguments + ["--resume"], in: scratch)
    told += last.errors
    #expect(last.status == 65, "\(last.errors)")
    return told
  }

  @Test(arguments: [
    ["--make", "chart", "--out", "x.ndjson"],
    ["--make", "render", "--svg", "--size", "200", "--out", "x.tar"],
    ["--make", "render", "--svg", "--size", "200", "--out", "x"],
  ])
  func `killed ten times, a run ends with the bytes of one that was left alone`(arguments: [String]) throws {
    let (whole, pieces) = (try Scratch(), try Scratch())
    for scratch in [whole, pieces] { try scratch.write(Self.births, to: "births.ndjson") }
    let start = Date()
    let alone = try Command.batch.run(["births.ndjson"] + arguments, in: whole)
    let seconds = -start.timeIntervalSinceNow / 3
    let told = try Self.workInPieces(arguments, seconds: seconds, in: pieces)
    #expect(told == alone.errors)
    let sums = "find . -type f ! -name births.ndjson | sort | xargs sha256sum"
    #expect(try Command.shell(sums, in: pieces).text == Command.shell(sums, in: whole).text)
  }

  @Test(.enabled(if: Strace.isAllowed, Strace.absence))
  func `a line whose file has no name yet is worked again`() throws {
    let (whole, pieces) = (try Scratch(), try Scratch())
    let births = BatchCommandTests.stream.prefix(5).joined(separator: "\n") + "\n"
    for scratch in [whole, pieces] { try scratch.write(births, to: "births.ndjson") }
    let arguments = ["births.ndjson", "--make", "render", "--svg", "--size", "200", "--out", "x"]
    _ = try Command.batch.run(arguments, in: whole)
    let killing = ["rename:signal=SIGKILL:when=2"]
    #expect(try Strace.run(.batch, arguments, injecting: killing, in: pieces).status == -SIGKILL)
    #expect(try Command.batch.run(arguments + ["--resume"], in: pieces).status == 65)
    let sums = "cd x && find . -type f | sort | xargs sha256sum"
    #expect(try Command.shell(sums, in: pieces).text == Command.shell(sums, in: whole).text)
  }

  @Test(arguments: [
    ("chart --out x.ndjson", "x.ndjson.part"), ("render --svg --out x.tar", "x.tar.part"),
    ("render --svg --out x", "x/.astro-batch"),
  ])
  func `what another run left is not written over`(_ product: String, _ left: String) throws {
    let scratch = try Scratch()
    try scratch.write(BatchCommandTests.text, to: "births.ndjson")
    try scratch.makeFolder("x")
    try scratch.write("{}\n", to: left)
    let outcome = try Command.shell("astro-batch births.ndjson --make \(product)", in: scratch)
    #expect(outcome.status == 73)
    #expect(outcome.errors.contains("--resume") && outcome.errors.contains("delete"))
    #expect(try scratch.bytes(left) == Array("{}\n".utf8))
  }

  @Test func `results never replace the stream they are of`() throws {
    let scratch = try Scratch()
    try scratch.write(BatchCommandTests.text, to: "births.ndjson")
    try scratch.link("same.ndjson", to: "births.ndjson")
    for name in ["births.ndjson", "same.ndjson"] {
      let outcome = try Command.batch.run(["births.ndjson", "--make", "chart", "--out", name], in: scratch)
      #expect(outcome.status == 64 && outcome.errors.contains("the stream itself"), "\(outcome.errors)")
    }
    #expect(try scratch.bytes("births.ndjson") == BatchCommandTests.text)
    #expect(scratch.names == ["births.ndjson", "same.ndjson"])
  }

  @Test func `half a line is cut, and other options are refused`() throws {
    let scratch = try Scratch()
    try scratch.write(BatchCommandTests.text, to: "births.ndjson")
    let arguments = ["births.ndjson", "--make", "chart", "--out", "x.ndjson", "--resume"]
    let alone = try Command.batch.run(["births.ndjson", "--make", "chart"], in: scratch)
    let half = alone.output.prefix(5000)
    #expect(half.last != 0x0A)
    try scratch.write(Array(half), to: "x.ndjson.part")
    try BatchStreamTests.writeJournal(of: BatchCommandTests.text, lines: 40, in: scratch)
    let refused = try Command.batch.run(arguments + ["--houses", "koch"], in: scratch)
    #expect(refused.status == 64 && refused.errors.contains("other options"))
    #expect(try scratch.bytes("x.ndjson.part") == Array(half))
    let outcome = try Command.batch.run(arguments + ["--threads", "3"], in: scratch)
    #expect(outcome.errors == alone.errors, "\(outcome.errors)")
    #expect(try scratch.bytes("x.ndjson") == alone.output)
    #expect(scratch.names == ["births.ndjson", "x.ndjson"])
  }
}
