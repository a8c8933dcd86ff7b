import AstroSvitla
import Glibc

/// Measures the commands beside this one as processes, on a chart that is computed and written to a temporary
/// file.
struct CommandBench {
  private let folder: String
  private let file = "/tmp/astrosvitla-bench-\(getpid())"

  init(of chart: Chart) throws {
    let ourselves = CommandLine.arguments[0]
    folder = ourselves.lastIndex(of: "/").map { String(ourselves[...$0]) } ?? "./"
    guard let stream = fopen("\(file).json", "w") else { throw CommandRun.Failure(status: errno) }
    fputs(chart.json, stream)
    fclose(stream)
  }

  /// The commands' times and peak memories, each beside the start of the same command that only says its version.
  func figures() throws -> [Figure] {
    defer { for ending in ["json", "pdf"] { unlink("\(file).\(ending)") } }
    return try onChart("astro-render", ["--png", "-o", "-"], target: 24)
      + onChart("astro-report", ["--area", "career", "-o", "-"], target: 12)
      + onChart("astro-pdf", ["--area", "career", "-o", "\(file).pdf"], target: 150)
      + [
        timed("astro-chart of a birth", run("astro-chart", CommandBench.birth), target: 7.5),
        timed("astro-place Львів", run("astro-place", ["Львів"]), target: 25),
      ]
  }

  private static let birth =
    [
      "--quiet", "--date", "1990-04-15", "--time", "14:30", "--zone", "Europe/Kyiv", "--at",
      "50.4501,30.5234",
    ]

  private func run(_ command: String, _ arguments: [String]) -> CommandRun {
    CommandRun(path: folder + command, arguments: arguments)
  }

  private func onChart(_ command: String, _ arguments: [String], target: Double) throws -> [Figure] {
    let run = run(command, ["\(file).json", "--quiet"] + arguments)
    let options = arguments.prefix { $0 != "-o" }.joined(separator: " ")
    return [
      try timed("\(command) chart.json \(options)", run, target: target),
      Figure(name: "its peak memory", value: try run.run(), target: 60, unit: "MB"),
    ]
  }

  private func timed(_ name: String, _ run: CommandRun, target: Double) throws -> Figure {
    let time = try Stopwatch.median(by: .wall) { try run.run() }
    let start = CommandRun(path: run.path, arguments: ["--version"])
    let loading = try Stopwatch.median(by: .wall) { try start.run() }
    return Figure(name: name, value: time, target: target, floor: ("its start", loading))
  }
}
