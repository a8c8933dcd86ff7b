package import AstroChartFiles
package import AstroDiagnostics
package import AstroJSON

/// Makes one product of each line that holds two charts, as in `{"first": {}, "second": {}}`.
package struct CoupleMaker: StreamMaker {
  package typealias Product = (Made<ChartDocument>, Made<ChartDocument>) throws(Problem) -> StreamProduct

  private let product: Product

  package init(_ product: @escaping Product) { self.product = product }

  package func make(_ line: Made<ChartDocument>) throws(Problem) -> StreamProduct {
    throw Problem(.invalidChart, at: .field("second"), CoupleMaker.missing)
  }

  package func make(_ root: JSONCursor, places: BirthplaceFinder?) throws(Problem) -> StreamProduct {
    try product(document("first", of: root, places), document("second", of: root, places))
  }

  private func document(
    _ name: String, of root: JSONCursor, _ places: BirthplaceFinder?
  ) throws(Problem) -> Made<ChartDocument> {
    let person = root[name]
    guard !person.isAbsent else { throw person.problem(CoupleMaker.missing) }
    do throws(Problem) { return try ChartDocument.read(person, places: places) } catch {
      // A reader that knows where it is in the line has said so.
      throw error.location.path.first == .name(name) ? error : error.within(.name(name))
    }
  }

  private static let missing = Told(
    "is missing", hint: #"as in {"first": {"birth": {}}, "second": {"birth": {}}}"#,
    ukrainian: "немає", hint: #"як у {"first": {"birth": {}}, "second": {"birth": {}}}"#)
}
