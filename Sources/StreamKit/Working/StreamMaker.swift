package import ChartFiles
package import Diagnostics

/// Makes of each line what a command would make of it as a file.
///
/// A maker belongs to the thread that made it.
package protocol StreamMaker {
  /// - Throws: What is wrong with the line, or what ends the run: files that are missing.
  mutating func make(_ document: Made<ChartDocument>) throws(Problem) -> StreamProduct
}

/// What a line is made into.
package enum StreamProduct {
  /// An object of JSON on one line, with its end.
  case object([UInt8])
  /// Files, each by the ending of its name.
  case files([(ending: String, bytes: [UInt8])])
}
