import ArgumentParser
import AstroCommandKit
import AstroDiagnostics
import AstroExchange
import AstroStreams
import AstroWholeFiles

/// What is made from lines, with the options of the command that makes the same from a file.
protocol Making: ParsableArguments {
  /// The source of the lines; `nil` for standard input.
  var file: String? { get }
  var shared: SharedOptions { get }
  /// Whether each line becomes files, rather than a line.
  var makesFiles: Bool { get }
  /// How many lines are processed together.
  var portion: Int { get }

  /// How the rows of a table are written; `nil` if no table is asked for.
  func table() throws(Problem) -> ChartTable?

  /// A maker for one thread.
  ///
  /// - Throws: For options that cannot be carried out.
  func maker() throws(Problem) -> any StreamMaker
}

extension Making {
  var makesFiles: Bool { false }
  var portion: Int { 16 }
  func table() throws(Problem) -> ChartTable? { nil }

  var source: ChartSource { ChartSource(shared, file: "") }
  var input: InputFile { InputFile(file ?? "-") }
}
