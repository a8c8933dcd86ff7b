package import AstroChartFiles
package import AstroDiagnostics
package import AstroJSON

/// Makes what each line asks for, for programs that keep one process open.
///
/// A line is `{"id": 1, "make": "render", "options": ["--svg"], "chart": {}}`.
package struct RequestMaker<Product: RawRepresentable & CaseIterable & Hashable>: StreamMaker
where Product.RawValue == String {
  /// More kinds of requests than a program is likely to mix; each holds fonts and rules of its own.
  private static var mostMakers: Int { 24 }

  /// What a maker depends on.
  private struct Request: Hashable {
    let product: Product
    let options: [String]
  }

  private let maker: (Product, [String]) throws(Problem) -> any StreamMaker
  /// The makers of earlier lines.
  private var makers: [Request: any StreamMaker] = [:]

  /// The product that no line may ask for.
  private let excluded: Product

  /// - Parameters:
  ///   - excluded: The product that no line may ask for.
  ///   - maker: The maker of a product with the options of a line.
  package init(
    except excluded: Product, _ maker: @escaping (Product, [String]) throws(Problem) -> any StreamMaker
  ) {
    (self.maker, self.excluded) = (maker, excluded)
  }

  // What one request lacks, another may not need.
  package var answersEveryLine: Bool { true }

  package mutating func make(_ document: Made<ChartDocument>) throws(Problem) -> StreamProduct {
    throw Problem(.invalidChart, at: .field("make"), ValueFault.missing).advised(StreamFault.asRequest)
  }

  package mutating func make(
    _ root: JSONCursor, places: BirthplaceFinder?
  ) throws(Problem) -> StreamProduct {
    let request = try request(root)
    if makers.count >= RequestMaker.mostMakers { makers = [:] }
    // Taken out, because with two references to it changing the maker would copy it.
    var maker =
      if let kept = makers.removeValue(forKey: request) { kept } else {
        try self.maker(request.product, request.options)
      }
    defer { makers[request] = maker }
    return try maker.make(root["chart"], places: places)
  }

  private func request(_ root: JSONCursor) throws(Problem) -> Request {
    guard let product = try root["make"].name(of: "product", Product.self) else {
      throw root["make"].missing(hint: StreamFault.asRequest)
    }
    guard product != excluded else {
      throw root["make"].problem(StreamFault.product(product.rawValue))
    }
    var options: [String] = []
    for word in try root["options"].elements() { options.append(try word.text() ?? "") }
    return Request(product: product, options: options)
  }
}
