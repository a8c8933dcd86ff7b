import Foundation
import Testing

/// Pipes whose other side is slow, gone, or never there.
@Suite struct UnreadyTests {
  private static let chart = Result { try Command.chart.run([Example.sample("oksana")]).output }

  private func scratch() throws -> Scratch {
    let scratch = try Scratch()
    try scratch.write(try Self.chart.get(), to: "c.json")
    return scratch
  }

  private func process(_ command: Command, _ arguments: [String], in scratch: Scratch) -> Process {
    let process = Process()
    (process.executableURL, process.arguments) = (command.executable, arguments)
    process.currentDirectoryURL = scratch.folder
    return process
  }

  @Test func `a pipe that does not wait for its slow reader gets everything`() throws {
    let scratch = try scratch()
    let process = process(.render, ["c.json", "--svg", "-o", "-"], in: scratch)
    let pipe = Pipe()
    _ = fcntl(pipe.fileHandleForWriting.fileDescriptor, F_SETFL, O_NONBLOCK)
    process.standardOutput = pipe
    try process.run()
    Thread.sleep(forTimeInterval: 0.7)
    let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(String(decoding: bytes, as: UTF8.self).hasSuffix("</svg>\n"))
    // More than a pipe holds.
    #expect(bytes.count > 65536)
  }

  @Test func `a pipe that does not wait for its slow writer is read to its end`() throws {
    let process = process(.chart, ["-"], in: try scratch())
    let (input, output) = (Pipe(), Pipe())
    _ = fcntl(input.fileHandleForReading.fileDescriptor, F_SETFL, O_NONBLOCK)
    (process.standardInput, process.standardOutput) = (input, output)
    try process.run()
    for part in [try Self.chart.get().prefix(100), try Self.chart.get().dropFirst(100)] {
      Thread.sleep(forTimeInterval: 0.3)
      try input.fileHandleForWriting.write(contentsOf: part)
    }
    try input.fileHandleForWriting.close()
    #expect(Array(output.fileHandleForReading.readDataToEndOfFile()) == (try Self.chart.get()))
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test func `a reader who goes away ends the run, and takes back the picture beside`() throws {
    let scratch = try scratch()
    let outcome = try Command.shell("astro-render c.json --json --svg -o x | true", in: scratch)
    #expect(outcome.errors == "")
    // The shell does not wait for the first of the two.
    let end = Date(timeIntervalSinceNow: 20)
    try scratch.write("", to: "done")
    _ = try Command.shell("{ astro-render c.json --json --svg -o x; echo $? > done; } | true", in: scratch)
    while try scratch.bytes("done").isEmpty, Date() < end { Thread.sleep(forTimeInterval: 0.05) }
    #expect(try scratch.bytes("done") == Array("141\n".utf8))
    #expect(scratch.names == ["c.json", "done"])
  }

  @Test func `a run that waits for a reader ends when it is asked to, and takes back the picture beside`()
    throws
  {
    let scratch = try scratch()
    let process = process(.render, ["c.json", "--json", "--svg", "-o", "x"], in: scratch)
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let end = Date(timeIntervalSinceNow: 20)
    while !scratch.names.contains("x.svg"), Date() < end { Thread.sleep(forTimeInterval: 0.05) }
    Thread.sleep(forTimeInterval: 0.2)
    process.interrupt()
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == SIGINT)
    #expect(scratch.names == ["c.json"])
    try pipe.fileHandleForReading.close()
  }
}
