import ArgumentParser
import AstroChartFiles
import AstroChartModel
import AstroCommandKit
import AstroDiagnostics
import AstroJSON
import AstroStreamKit

/// Makes what each line asks for, for programs that keep one process open.
///
/// A line is `{"id": 1, "make": "render", "options": ["--svg"], "chart": {}}`.
struct AnyMaking: ParsableArguments, Making {
  @Argument var file: String?
  @OptionGroup var shared: SharedOptions

  // A program waits for each answer.
  var portion: Int { 1 }

  func maker() throws(Problem) -> any StreamMaker { Maker() }

  private struct Maker: StreamMaker {
    /// More kinds of requests than a program is likely to mix; each holds fonts and rules of its own.
    private static let mostMakers = 24

    /// The makers of earlier lines, by product and options.
    private var makers: [[String]: any StreamMaker] = [:]

    // What one request lacks, another may not need.
    var answersEveryLine: Bool { true }

    mutating func make(_ document: Made<ChartDocument>) throws(Problem) -> StreamProduct {
      throw Problem(.invalidChart, at: .field("make"), "is missing", hint: Maker.hint)
    }

    mutating func make(_ root: JSONCursor, places: BirthplaceFinder?) throws(Problem) -> StreamProduct {
      let request = try Request(root)
      if makers.count >= Maker.mostMakers { makers = [:] }
      // Taken out, because with two references to it changing the maker would copy it.
      var maker =
        if let kept = makers.removeValue(forKey: request.words) { kept } else { try request.maker() }
      defer { makers[request.words] = maker }
      return try maker.make(root["chart"], places: places)
    }

    fileprivate static let hint: Hint = #"as in {"make": "render", "options": ["--svg"], "chart": {}}"#
  }

  /// What a line asks for.
  private struct Request {
    let product: Product
    let options: [String]

    /// Everything that a maker depends on.
    var words: [String] { [product.rawValue] + options }

    init(_ root: JSONCursor) throws(Problem) {
      guard let product = try root["make"].name(of: "product", Product.self) else {
        throw root["make"].missing(hint: Maker.hint)
      }
      guard product != .any else { throw root["make"].problem("cannot be any", hint: Maker.hint) }
      var options: [String] = []
      for word in try root["options"].elements() { options.append(try word.text() ?? "") }
      (self.product, self.options) = (product, options)
    }

    func maker() throws(Problem) -> any StreamMaker {
      let making = try product.making(options)
      try making.check()
      guard making.file == nil else {
        throw .usage("options", "name a file", hint: "the chart is the line's own")
      }
      return try making.maker()
    }
  }
}
