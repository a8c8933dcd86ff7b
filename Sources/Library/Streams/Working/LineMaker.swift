package import AstroChartFiles
package import AstroDiagnostics

/// Makes one product of each line.
package struct LineMaker: StreamMaker {
  private let product: (Made<ChartDocument>) throws(Problem) -> StreamProduct

  package init(_ product: @escaping (Made<ChartDocument>) throws(Problem) -> StreamProduct) {
    self.product = product
  }

  package func make(_ line: Made<ChartDocument>) throws(Problem) -> StreamProduct { try product(line) }
}
