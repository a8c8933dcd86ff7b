package import Foundation

/// A program run to its end, for comparing with peers and for testing commands.
package struct ChildProcess: Sendable {
  /// The exit code; the negative number of the signal where one ended the program.
  package let status: Int
  package let output: [UInt8]
  package let messages: [UInt8]

  package var outputText: String { String(decoding: output, as: UTF8.self) }
  package var messageText: String { String(decoding: messages, as: UTF8.self) }

  /// Runs a program and waits for it.
  ///
  /// What it writes goes through files, so that no full pipe can make either side wait for the other.
  /// - Parameters:
  ///   - environment: What is added to, or replaced in, this process's environment.
  ///   - limit: Seconds after which the program is ended.
  /// - Throws: Foundation's errors where the program cannot be started.
  package init(
    _ program: String, _ arguments: [String] = [], input: [UInt8] = [], environment: [String: String] = [:],
    folder: String? = nil, limit: Double = 60
  ) throws {
    let scratch = try ScratchFolder()
    try Data(input).write(to: scratch.file("input"))
    for name in ["output", "messages"] { try Data().write(to: scratch.file(name)) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    process.standardInput = try FileHandle(forReadingFrom: scratch.file("input"))
    process.standardOutput = try FileHandle(forWritingTo: scratch.file("output"))
    process.standardError = try FileHandle(forWritingTo: scratch.file("messages"))
    try process.run()
    ChildProcess.wait(for: process, limit)
    status = Int(process.terminationStatus) * (process.terminationReason == .exit ? 1 : -1)
    output = Array(try Data(contentsOf: scratch.file("output")))
    messages = Array(try Data(contentsOf: scratch.file("messages")))
  }

  private static func wait(for process: Process, _ limit: Double) {
    let end = Date(timeIntervalSinceNow: limit)
    while process.isRunning, Date() < end { usleep(2000) }
    // The child has inherited the signals that this thread blocks, SIGTERM perhaps among them.
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
  }
}

/// A folder of its own, gone with the value that holds it.
package final class ScratchFolder: Sendable {
  package let url: URL

  package init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("astrosvitla-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  package func file(_ name: String) -> URL { url.appendingPathComponent(name) }
}
