import AstroCommandKit
import AstroInterpretation
import AstroProcesses

/// A writer that is a command of somebody's own: the brief is its input, and the parts of a report its output.
struct CommandWriter: ReportWriter {
  let command: ShellCommand
  /// How long each try may take, in seconds.
  let seconds: Double

  /// The writer's name where his answer has none.
  var generator: String { "writer/1" }

  /// - Throws: `noReport` if the command gives no answer, `invalidReport` if its answer is none.
  func report(on brief: ReportBrief, generatedAt: Moment?) throws(Problem) -> Report {
    let answer = try command.answer(to: brief.json, within: seconds, atMost: Report.largestFile)
    return try Report(parts: answer, of: brief, generator: generator, generatedAt: generatedAt)
  }
}
