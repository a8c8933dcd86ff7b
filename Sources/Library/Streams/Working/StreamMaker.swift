package import AstroChartFiles
import AstroChartModel
package import AstroDiagnostics
package import AstroExchange
package import AstroJSON

/// Makes from each line what a command would make from it as a file.
///
/// A maker must stay on the thread that made it.
package protocol StreamMaker {
  /// Whether a problem that every line would meet, such as a missing font, is told in the line and does not
  /// end the run.
  var answersEveryLine: Bool { get }

  /// - Throws: A problem with the line, or one that ends the run, such as missing files.
  mutating func make(_ document: Made<ChartDocument>) throws(Problem) -> StreamProduct

  /// The same for a line that may contain more than a chart file.
  mutating func make(_ root: JSONCursor, places: BirthplaceFinder?) throws(Problem) -> StreamProduct
}

extension StreamMaker {
  package var answersEveryLine: Bool { false }

  package mutating func make(_ root: JSONCursor, places: BirthplaceFinder?) throws(Problem) -> StreamProduct {
    try make(ChartDocument.read(root, places: places))
  }
}

/// What is made from a line.
package enum StreamProduct {
  /// A JSON object on one line, with the line ending.
  case object([UInt8])
  /// Files, each with the ending of its name.
  case files([MadeFile])
  /// Rows of a table.
  case rows([[ChartCell]])
}

/// A file made from a line, with the ending of its name.
package typealias MadeFile = (ending: String, bytes: [UInt8])
