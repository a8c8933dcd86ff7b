import Foundation
import TestSupport
import Testing

/// One of our commands, run as a process as a user runs it.
struct Command {
  let name: String

  static let chart = Command(name: "astro-chart")
  static let render = Command(name: "astro-render")
  static let pdf = Command(name: "astro-pdf")
  static let place = Command(name: "astro-place")
  static let batch = Command(name: "astro-batch")
  static let doctor = Command(name: "astro-doctor")
  static let mcp = Command(name: "astro-mcp")
  static let calendar = Command(name: "astro-calendar")

  struct Outcome {
    var status: Int32
    var output: [UInt8]
    var errors: String

    var text: String { String(decoding: output, as: UTF8.self) }
    var errorLines: [Substring] { errors.split(separator: "\n") }
  }

  /// The folder of the commands, which is that of the tests themselves.
  static let folder = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()

  var executable: URL { Command.folder.appending(path: name) }

  /// - Parameters:
  ///   - input: What stands on standard input; nothing where it is empty.
  ///   - environment: Beside an environment that is otherwise empty.
  ///   - output: Where standard output leads instead of to us.
  ///   - addressSpace: How many kilobytes it may have.
  func run(
    _ arguments: [String], input: [UInt8] = [], environment: [String: String] = [:],
    in folder: Scratch? = nil,
    output: String? = nil, addressSpace: Int? = nil
  ) throws -> Outcome {
    try Command.run(
      executable, arguments, input: input, environment: environment, in: folder, output: output,
      addressSpace: addressSpace)
  }

  /// Runs a line of a shell that finds our commands by their names.
  static func shell(_ line: String, in folder: Scratch) throws -> Outcome {
    try run(URL(filePath: "/bin/sh"), ["-c", line], in: folder)
  }

  /// Runs any program as we run our own.
  static func run(
    _ program: URL, _ arguments: [String], input: [UInt8] = [], environment: [String: String] = [:],
    in folder: Scratch? = nil, output: String? = nil, addressSpace: Int? = nil
  ) throws -> Outcome {
    let scratch = try Scratch()
    let (result, errors) = (output ?? scratch.path("stdout"), scratch.path("stderr"))
    try scratch.write(input, to: "stdin")
    if output == nil { try scratch.write([], to: "stdout") }
    try scratch.write([], to: "stderr")
    let process = Process()
    (process.executableURL, process.arguments) = (program, arguments)
    if let addressSpace {
      process.executableURL = URL(filePath: "/bin/sh")
      let limited = "ulimit -c 0; ulimit -v \(addressSpace); exec \"$@\""
      process.arguments = ["-c", limited, "sh", program.path] + arguments
    }
    // A command built with a sanitizer must hear what `.ci/sanitize.sh` tells it.
    let sanitizing = ProcessInfo.processInfo.environment.filter { $0.key.hasSuffix("SAN_OPTIONS") }
    process.environment = sanitizing.merging([
      "PATH": "\(Command.folder.path):/usr/bin:/bin", "ASTROSVITLA_DEFAULTS": "",
    ]) { $1 }
    .merging(environment) { $1 }
    if let folder { process.currentDirectoryURL = folder.folder }
    process.standardInput = FileHandle(forReadingAtPath: scratch.path("stdin"))
    process.standardOutput = FileHandle(forWritingAtPath: result)
    process.standardError = FileHandle(forWritingAtPath: errors)
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus,
      output: output == nil ? try scratch.bytes("stdout") : [],
      errors: String(decoding: try scratch.bytes("stderr"), as: UTF8.self))
  }

  /// Starts the command and ends it by a signal after a while.
  func runAndKill(_ arguments: [String], after seconds: Double, in folder: Scratch) throws {
    let process = Process()
    (process.executableURL, process.arguments, process.currentDirectoryURL) = (
      executable, arguments, folder.folder
    )
    process.standardError = FileHandle.nullDevice
    try process.run()
    Thread.sleep(forTimeInterval: seconds)
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }
}

/// A folder of a test's own, taken away with it.
final class Scratch {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "astrosvitla-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func path(_ name: String) -> String { folder.appending(path: name).path }

  func write(_ bytes: [UInt8], to name: String) throws {
    try Data(bytes).write(to: folder.appending(path: name))
  }

  func write(_ text: String, to name: String) throws { try write(Array(text.utf8), to: name) }

  func bytes(_ name: String) throws -> [UInt8] { Array(try Data(contentsOf: folder.appending(path: name))) }

  /// Sets back when a file was written last.
  func age(_ name: String, by seconds: Double) throws {
    let date = Date(timeIntervalSinceNow: -seconds)
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path(name))
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
  }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(atPath: path(name), withIntermediateDirectories: false)
  }

  /// What is in it, hidden files included.
  var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()) ?? [] }
}

/// What tests draw.
enum Example {
  /// The samples of the repository.
  static func sample(_ name: String) -> String { Repository.samples.appending(path: "\(name).json").path }

  static let sampleNames: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: Repository.samples.path)) ?? [])
    .filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()

  static let kyiv = [
    "--date", "1990-04-15", "--time", "14:30", "--zone", "Europe/Kyiv", "--at", "50.4501,30.5234",
  ]
}

extension Command {
  /// Whether our commands are built with a sanitizer: such a process wants terabytes of address space, and /proc.
  static let isSanitized = ProcessInfo.processInfo.environment["ASTROSVITLA_SANITIZE"] != nil

  /// What stands before a line for the shell that is to be run in 800 MB.
  static let littleMemory = isSanitized ? "" : "ulimit -v 800000; "
}
