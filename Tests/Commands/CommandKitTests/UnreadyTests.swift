import Foundation
import Testing

/// Pipes whose other side is slow, gone, or never there.
@Suite struct UnreadyTests {
  /// Linux' `F_SETPIPE_SZ`, which does not reach Swift.
  private let setPipeSize: Int32 = 1031
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
    let scratch = try scratch()
    let process = process(.chart, ["-"], in: scratch)
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

  /// A run that has written its picture, and waits for somebody to read the document beside it.
  private func waiting(_ line: String, in scratch: Scratch) throws -> (Process, Pipe) {
    let process = process(.render, [], in: scratch)
    (process.executableURL, process.arguments) = (URL(filePath: "/bin/sh"), ["-c", line])
    process.environment = ["PATH": "\(Command.folder.path):/usr/bin:/bin"]
    let pipe = Pipe()
    // The smallest there is, so that the response does not fit.
    try #require(fcntl(pipe.fileHandleForWriting.fileDescriptor, setPipeSize, 4096) == 4096)
    process.standardOutput = pipe
    try process.run()
    let end = Date(timeIntervalSinceNow: 20)
    while !scratch.names.contains("x.svg"), Date() < end { Thread.sleep(forTimeInterval: 0.05) }
    Thread.sleep(forTimeInterval: 0.2)
    return (process, pipe)
  }

  @Test func `a run that waits for its reader ends when asked to, and takes back the picture beside`() throws
  {
    let scratch = try scratch()
    let (process, pipe) = try waiting(
      "exec env --default-signal=HUP astro-render c.json --json --svg -o x", in: scratch)
    kill(process.processIdentifier, SIGHUP)
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == SIGHUP)
    #expect(scratch.names == ["c.json"])
    try pipe.fileHandleForReading.close()
  }

  @Test func `a signal that is ignored passes a run by that waits for its reader`() throws {
    let scratch = try scratch()
    let (process, pipe) = try waiting("trap '' HUP; exec astro-render c.json --json --svg -o x", in: scratch)
    kill(process.processIdentifier, SIGHUP)
    Thread.sleep(forTimeInterval: 0.3)
    let response = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(try JSONSerialization.jsonObject(with: response) is [String: Any])
    #expect(scratch.names == ["c.json", "x.svg"])
  }
}
