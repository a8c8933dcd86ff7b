import AstroChartModel
public import AstroDiagnostics
package import AstroJSON
import AstroWording

extension Report {
  /// The largest report file that is read, in bytes.
  package static let largestFile = 1 << 20

  /// Reads a report file; unknown fields are ignored.
  ///
  /// - Parameter json: UTF-8, at most `largestFile` bytes.
  /// - Throws: `invalidReport` at the field that is wrong, or at the line and column where the text is not
  ///   valid JSON.
  public init(json: [UInt8]) throws(Problem) {
    guard json.count <= Report.largestFile else {
      throw Problem(.invalidReport, ReportFault.reportTooLarge)
    }
    try self.init(try JSONCursor(reading: json, as: .invalidReport))
  }

  /// The same for a report within a text that is already parsed.
  package init(_ root: JSONCursor) throws(Problem) {
    guard root.isObject else { throw root.problem(ReportFault.notReport) }
    guard try root["format"].words() == Report.format else {
      throw root["format"].problem(ReportFault.reportFormat)
    }
    self.init(
      area: try root["area"].required(of: "area"), language: try root["language"].required(of: "language"),
      title: try root["title"].words(), keyInfluences: try root["keyInfluences"].words(),
      detailedAnalysis: try root["detailedAnalysis"].passages(),
      recommendations: try root["recommendations"].passages(),
      generator: try root["generator"].words(),
      generatedAt: root["generatedAt"].isAbsent ? nil : try root["generatedAt"].moment(),
      purchase: root["purchase"].isAbsent ? nil : try Purchase(root["purchase"]))
    closing = root["closing"].isAbsent ? nil : try root["closing"].passage()
    restsOn = try root["restsOn"].optionalElements { field throws(Problem) in try Ground(field) }
    terms = try root["terms"].optionalElements { field throws(Problem) in
      Term(term: try field["term"].words(), meaning: try field["meaning"].words())
    }
    method = root["method"].isAbsent ? nil : try root["method"].words()
    notes = try root["notes"].optionalElements { field throws(Problem) in try field.words() }
  }
}

extension Report.Ground {
  fileprivate init(_ field: JSONCursor) throws(Problem) {
    self.init(
      fact: try field["fact"].words(), words: try field["words"].words(),
      salience: try field["salience"].number(in: 0...1) ?? 0, orb: try field["orb"].number(in: 0...360))
  }
}

extension Purchase {
  fileprivate init(_ field: JSONCursor) throws(Problem) {
    self.init(
      productID: try field["productId"].words(), purchasedAt: try field["purchasedAt"].moment(),
      transactionID: try field["transactionId"].words())
  }
}

extension JSONCursor {
  func passages() throws(Problem) -> [Report.Passage] {
    if isAbsent { throw missing() }
    guard let list, !list.isEmpty else {
      throw problem(ReportFault.notPassages)
    }
    var passages: [Report.Passage] = []
    for element in list { passages.append(try element.passage()) }
    return passages
  }

  func passage() throws(Problem) -> Report.Passage {
    Report.Passage(
      text: try self["text"].words(), sources: try self["sources"].sources(),
      stage: try self["stage"].name(of: "stage"),
      facts: self["facts"].isAbsent ? [] : try self["facts"].sources())
  }

  /// A list of values, each read by a closure; empty if it is absent.
  fileprivate func optionalElements<Value>(
    _ read: (JSONCursor) throws(Problem) -> Value
  ) throws(Problem) -> [Value] {
    var values: [Value] = []
    for element in isAbsent ? [] : try elements() { values.append(try read(element)) }
    return values
  }

  func sources() throws(Problem) -> [String] {
    if isAbsent { throw missing() }
    guard let list else { throw problem(ReportFault.notSources) }
    var sources: [String] = []
    for element in list { sources.append(try element.words()) }
    return sources
  }

  /// A required text that can be typeset: not blank, and without control characters.
  func words() throws(Problem) -> String {
    if isAbsent { throw missing() }
    guard let text = string else { throw wrongType(.text) }
    guard text.contains(where: { !$0.isWhitespace }) else { throw problem(ReportFault.empty) }
    if text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
      throw problem(ReportFault.controlCharacter)
    }
    return text
  }

  fileprivate func moment() throws(Problem) -> Moment {
    let text = try words()
    guard let moment = Moment(wholeSecond: text) else { throw problem(BirthFault.notInstant(text)) }
    return moment
  }

  /// A required value of a type, by its name.
  fileprivate func required<Named: RawRepresentable & CaseIterable>(
    of kind: String
  ) throws(Problem) -> Named where Named.RawValue == String {
    guard let named = try name(of: kind, Named.self) else { throw missing() }
    return named
  }
}
