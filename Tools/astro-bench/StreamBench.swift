import Glibc

/// Measures `astro-batch` on one thread, a process with everything that it loads, by what a line takes.
struct StreamBench {
  private let path: String
  private let file = "/tmp/astrosvitla-stream-\(getpid()).ndjson"

  /// What is made of each line, of how many lines, and the milliseconds that one may take: 700 wheels as SVG, 95 as PNG
  /// and 45 reports a second.
  private static let streams: [(name: String, options: [String], lines: Int, target: Double)] = [
    ("SVG", ["render", "--svg"], 600, 1.43), ("PNG", ["render", "--png"], 100, 10.5),
    ("report", ["pdf", "--area", "career"], 60, 22.2),
  ]

  /// How often a stream runs.
  private static let runs = 3

  init(beside command: String) {
    path = (command.lastIndex(of: "/").map { String(command[...$0]) } ?? "./") + "astro-batch"
  }

  func figures() throws -> [Figure] {
    defer { unlink(file) }
    return try StreamBench.streams.map { stream in
      try write(stream.lines)
      let arguments = [file, "--threads", "1", "--inline", "--quiet", "--make"] + stream.options
      let run = CommandRun(path: path, arguments: arguments)
      let time = try Stopwatch.median(runs: StreamBench.runs, by: .wall) { try run.run() }
      return Figure(
        name: "astro-batch, a line of a stream: \(stream.name)", value: time / Double(stream.lines),
        target: stream.target)
    }
  }

  /// Writes births in Kyiv, a year, a month and a day from one to the next.
  private func write(_ count: Int) throws {
    guard let stream = fopen(file, "w") else { throw CommandRun.Failure(status: errno) }
    defer { fclose(stream) }
    for number in 0..<count {
      let (year, month, day) = (1950 + number % 70, 10 + number % 3, 10 + number % 19)
      fputs(
        """
        {"format": "astrosvitla.chart/1", "id": "\(number)", "birth": {"date": "\(year)-\(month)-\(day)", \
        "time": "14:30", "timeZone": "Europe/Kyiv", "latitude": 50.4501, "longitude": 30.5234}}\n
        """, stream)
    }
  }
}
