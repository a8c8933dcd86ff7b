package import CommandKit
package import Diagnostics
package import Interpretation

extension Report {
  /// The report that a file holds.
  ///
  /// - Parameter chart: Where the chart comes from, for standard input is read once only.
  package init?(_ options: PageOptions, beside chart: InputFile) throws(Problem) {
    guard let path = options.report else { return nil }
    let input = InputFile(path)
    if input.isStandardInput, chart.isStandardInput {
      throw .usage("--report", "- is the chart already", hint: "name a file for one of them")
    }
    let bytes = try input.bytes(upTo: Report.largestFile)
    do throws(Problem) { try self.init(json: bytes) } catch { throw error.of(input.name) }
  }
}
