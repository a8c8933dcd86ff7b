import ChartModel
import Wording

extension Report {
  /// The name and version of the format.
  static let format = "astrosvitla.report/1"

  /// The report as a report file, the same bytes every time.
  public var json: String { JSONText.of(value) }

  private var value: JSONValue {
    var members: [JSONValue.Member] = [
      .init("format", .string(Report.format)),
      .init("area", .string(area.rawValue)),
      .init("language", .string(language.rawValue)),
      .init("title", .string(title)),
      .init("keyInfluences", .string(keyInfluences)),
      .init("detailedAnalysis", .array(detailedAnalysis.map(\.value))),
      .init("recommendations", .array(recommendations.map(\.value))),
      .init("generator", .string(generator)),
      .init("generatedAt", .string(generatedAt.text)),
    ]
    if let purchase { members.append(.init("purchase", purchase.value)) }
    return .object(members)
  }
}

extension Passage {
  fileprivate var value: JSONValue {
    ["text": .string(text), "sources": .array(sources.map { .string($0) })]
  }
}

extension Purchase {
  fileprivate var value: JSONValue {
    [
      "productId": .string(productID), "purchasedAt": .string(purchasedAt.text),
      "transactionId": .string(transactionID),
    ]
  }
}
