import ChartModel
import Diagnostics
import Wording

extension Report {
  /// The largest report file that is read, in bytes.
  public static let largestFile = 1 << 20

  /// The report that a report file holds; fields it does not know are passed over.
  ///
  /// - Parameter json: UTF-8, at most `largestFile` bytes.
  public init(json bytes: [UInt8]) throws(ReportFormatError) {
    guard bytes.count <= Report.largestFile else {
      throw ReportFormatError(at: "", "the file is larger than 1 MiB", hint: "a report is a few kilobytes")
    }
    let reader = ReportReader(try ReportReader.root(of: bytes))
    self = try reader.report()
  }
}

/// Reads a report field by field, up to the first mistake.
private struct ReportReader {
  private let root: JSONNode

  init(_ root: JSONNode) { self.root = root }

  static func root(of bytes: [UInt8]) throws(ReportFormatError) -> JSONNode {
    do throws(JSONSyntaxError) {
      return JSONNode(try JSONParser.value(of: bytes))
    } catch {
      throw ReportFormatError(at: "line \(error.line), column \(error.column)", "not JSON: " + error.message)
    }
  }

  func report() throws(ReportFormatError) -> Report {
    guard root.isObject else { throw ReportFormatError(at: "", "a report file should be an object") }
    guard try text("format", of: root) == Report.format else {
      throw ReportFormatError(at: "format", "is not that of a report", hint: Report.format)
    }
    return Report(
      area: try name("area", of: "area"), language: try name("language", of: "language"),
      title: try text("title", of: root), keyInfluences: try text("keyInfluences", of: root),
      detailedAnalysis: try passages("detailedAnalysis"), recommendations: try passages("recommendations"),
      generator: try text("generator", of: root), generatedAt: try timestamp("generatedAt", of: root),
      purchase: try purchase())
  }

  private func purchase() throws(ReportFormatError) -> Purchase? {
    guard let node = root["purchase"], node.value != .null else { return nil }
    return Purchase(
      productID: try text("productId", of: node), purchasedAt: try timestamp("purchasedAt", of: node),
      transactionID: try text("transactionId", of: node))
  }

  private func passages(_ name: String) throws(ReportFormatError) -> [Passage] {
    let node = try required(name, of: root)
    guard let elements = node.elements, !elements.isEmpty else {
      throw ReportFormatError(
        at: node.place, "should be a list of passages", hint: "{ \"text\": …, \"sources\": … }")
    }
    var passages: [Passage] = []
    for element in elements {
      passages.append(Passage(text: try text("text", of: element), sources: try sources(of: element)))
    }
    return passages
  }

  private func sources(of passage: JSONNode) throws(ReportFormatError) -> [String] {
    let node = try required("sources", of: passage)
    guard let elements = node.elements else {
      throw ReportFormatError(at: node.place, "should be a list of rule ids")
    }
    var sources: [String] = []
    for element in elements { sources.append(try text(element)) }
    return sources
  }
}

extension ReportReader {
  private func required(_ name: String, of node: JSONNode) throws(ReportFormatError) -> JSONNode {
    if let member = node[name] { return member }
    throw ReportFormatError(at: node.place.isEmpty ? name : "\(node.place).\(name)", "is missing")
  }

  private func text(_ name: String, of node: JSONNode) throws(ReportFormatError) -> String {
    try text(try required(name, of: node))
  }

  /// A text that can be set: some words, and no character that moves the pen.
  private func text(_ node: JSONNode) throws(ReportFormatError) -> String {
    guard let text = node.text else { throw ReportFormatError(at: node.place, "should be a text") }
    guard text.contains(where: { !$0.isWhitespace }) else {
      throw ReportFormatError(at: node.place, "is empty")
    }
    if text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
      throw ReportFormatError(at: node.place, "holds a control character", hint: "one paragraph is one line")
    }
    return text
  }

  private func timestamp(_ name: String, of node: JSONNode) throws(ReportFormatError) -> Timestamp {
    let member = try required(name, of: node)
    if let timestamp = try Timestamp(text(member)) { return timestamp }
    throw ReportFormatError(at: member.place, "is no time in UTC", hint: "such as 2026-11-21T12:00:00Z")
  }

  private func name<Named: RawRepresentable & CaseIterable>(
    _ name: String, of kind: String
  ) throws(ReportFormatError) -> Named where Named.RawValue == String {
    let member = try required(name, of: root)
    let text = try text(member)
    if let named = Named(rawValue: text) { return named }
    throw ReportFormatError(
      at: member.place, "\(Quotation.of(text)) is no known \(kind)",
      hint: NearestName.hint(for: text, among: Named.allCases.map(\.rawValue)).description)
  }
}
