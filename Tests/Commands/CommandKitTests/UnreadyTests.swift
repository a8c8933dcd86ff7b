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

  @Test func `a pipe that does not wait for its slow reader gets every line of a stream`() throws {
    let scratch = try scratch()
    try scratch.write(BatchCommandTests.text, to: "births.ndjson")
    let process = process(.batch, ["births.ndjson", "--make", "chart", "--quiet"], in: scratch)
    let pipe = Pipe()
    try #require(fcntl(pipe.fileHandleForWriting.fileDescriptor, setPipeSize, 4096) == 4096)
    _ = fcntl(pipe.fileHandleForWriting.fileDescriptor, F_SETFL, O_NONBLOCK)
    process.standardOutput = pipe
    try process.run()
    Thread.sleep(forTimeInterval: 0.5)
    let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 65)
    #expect(bytes.count(where: { $0 == 0x0A }) == 40)
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
  ///
  /// - Parameter sign: The name of a file, or its beginning, that shows that the picture is written.
  private func waiting(
    _ line: String, for sign: String = "x.svg", in scratch: Scratch
  ) throws -> (Process, Pipe) {
    let process = process(.render, [], in: scratch)
    (process.executableURL, process.arguments) = (URL(filePath: "/bin/sh"), ["-c", line])
    // Without Swift's own handler, which takes SIGQUIT for a crash.
    process.environment = [
      "PATH": "\(Command.folder.path):/usr/bin:/bin", "SWIFT_BACKTRACE": "enable=no",
    ]
    let pipe = Pipe()
    // The smallest there is, so that the response does not fit.
    try #require(fcntl(pipe.fileHandleForWriting.fileDescriptor, setPipeSize, 4096) == 4096)
    process.standardOutput = pipe
    try runHeedingSignals(process)
    let end = Date(timeIntervalSinceNow: 20)
    while !scratch.names.contains(where: { $0.hasPrefix(sign) }), Date() < end {
      Thread.sleep(forTimeInterval: 0.05)
    }
    Thread.sleep(forTimeInterval: 0.2)
    return (process, pipe)
  }

  /// Starts a process that inherits no blocked signal: threads of tests block those that are sent here.
  private func runHeedingSignals(_ process: Process) throws {
    var (none, before) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try process.run()
  }

  private let heeding =
    "ulimit -c 0; exec env --default-signal=HUP,INT,TERM,QUIT astro-render c.json --json --svg -o x"

  @Test(arguments: [SIGHUP, SIGINT, SIGTERM, SIGQUIT])
  func `a run that waits for its reader ends when asked to, and takes back the picture beside`(
    _ signal: Int32
  ) throws {
    let scratch = try scratch()
    let (process, pipe) = try waiting(heeding, in: scratch)
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == signal)
    #expect(scratch.names == ["c.json"])
    try pipe.fileHandleForReading.close()
  }

  @Test func `the old file of a run that waits is swept by no other, however old, and comes back`() throws {
    let scratch = try scratch()
    try scratch.write("old", to: "x.svg")
    let (process, pipe) = try waiting(heeding, for: ".astrosvitla-", in: scratch)
    let kept = try #require(scratch.names.first { $0.hasPrefix(".astrosvitla-") })
    try scratch.age(kept, by: 120)
    #expect(try Command.chart.run(["c.json", "-o", "other.json"], in: scratch).status == 0)
    #expect(scratch.names.contains(kept))
    kill(process.processIdentifier, SIGTERM)
    process.waitUntilExit()
    #expect(try scratch.bytes("x.svg") == Array("old".utf8))
    #expect(scratch.names == ["c.json", "other.json", "x.svg"])
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
