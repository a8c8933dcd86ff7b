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

  func measure() throws {
    defer { for ending in ["json", "pdf"] { unlink("\(file).\(ending)") } }
    try measure("astro-render", ["--png", "-o", "-"], target: 22)
    try measure("astro-report", ["--area", "career", "-o", "-"], target: 12)
    try measureOthers()
    try measure("astro-pdf", ["--area", "career", "-o", "\(file).pdf"], target: 150)
  }

  /// Measures the commands that draw nothing from a chart file.
  private func measureOthers() throws {
    let birth = "--quiet --date 1990-04-15 --time 14:30 --zone Europe/Kyiv --at 50.4501,30.5234"
    let chart = CommandRun(
      path: folder + "astro-chart", arguments: birth.split(separator: " ").map(String.init))
    Table.line(
      "astro-chart of a birth", try Stopwatch.median(by: .wall) { try chart.run() }, target: 7.5, unit: "ms")
    let place = CommandRun(path: folder + "astro-place", arguments: ["Львів"])
    Table.line(
      "astro-place Львів", try Stopwatch.median(by: .wall) { try place.run() }, target: 25, unit: "ms")
  }

  private func measure(_ command: String, _ arguments: [String], target: Double) throws {
    let run = CommandRun(path: folder + command, arguments: ["\(file).json", "--quiet"] + arguments)
    let time = try Stopwatch.median(by: .wall) { try run.run() }
    Table.line(
      "\(command) chart.json \(arguments.prefix(while: { $0 != "-o" }).joined(separator: " "))", time,
      target: target, unit: "ms")
    Table.line("its peak memory", try run.run(), target: 60, unit: "MB")
  }
}
