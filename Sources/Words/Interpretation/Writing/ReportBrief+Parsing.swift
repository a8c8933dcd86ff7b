package import AstroChartModel
public import AstroDiagnostics
package import AstroJSON
import AstroWording

extension ReportBrief {
  /// The largest brief that is read, in bytes.
  package static let largestFile = 1 << 20

  /// Reads a brief from a file; unknown fields are ignored.
  ///
  /// - Parameter json: UTF-8, at most `largestFile` bytes.
  /// - Throws: `invalidReport` at the field that is wrong, or at the line and column where the text is not
  ///   valid JSON.
  public init(json: [UInt8]) throws(Problem) {
    guard json.count <= ReportBrief.largestFile else {
      throw Problem(.invalidReport, ReportFault.briefTooLarge)
    }
    try self.init(try JSONCursor(reading: json, as: .invalidReport))
  }

  /// The same for a brief within a text that is already parsed.
  package init(_ root: JSONCursor) throws(Problem) {
    guard root.isObject else { throw root.problem(ReportFault.notBrief) }
    guard let format = try root["format"].text(), ReportBrief.readFormats.contains(format) else {
      throw root["format"].problem(ReportFault.briefFormat)
    }
    let kind = try root["kind"].name(of: "kind", Kind.self) ?? .birth
    let area: Area
    if let own = kind.area { area = own } else { area = try root["area"].needed(Area.self, of: "area") }
    self.init(
      area: area,
      language: try root["language"].needed(Language.self, of: "language"),
      facts: try root["facts"].elements().map { field throws(Problem) in
        try Fact(field, isOwned: kind != .birth)
      },
      subjects: try root["subjects"].elements().map { field throws(Problem) in
        try Subject(field, ofBirth: kind == .birth)
      },
      bounds: try ReportBounds(root["bounds"]), notes: try root["notes"].texts(),
      parts: try root["parts"].parts(), method: try root["method"].text())
    self.kind = kind
    span = root["span"].isAbsent ? nil : try Span(root["span"])
    figures = try root["figures"].figures()
    conflicts = try root["conflicts"].conflicts()
    for (rule, text) in try root["meanings"].members() {
      meanings.append(Meaning(rule: rule, text: try text.text() ?? ""))
    }
    (care, withheld) = (try root["care"].texts(), try root["withheld"].texts())
  }
}

extension ReportBrief.Kind {
  /// The area whose laws hold for the kind; `nil` for a birth, whose brief names it.
  package var area: Area? {
    switch self {
    case .birth: nil
    case .couple: .relationships
    case .day, .week, .month, .year: .general
    }
  }
}

extension ReportBrief.Fact {
  /// - Parameter isOwned: Whether the brief stands for more than one sky, so that the fact says whose it is.
  fileprivate init(_ field: JSONCursor, isOwned: Bool) throws(Problem) {
    guard let factor = try FactorFields(field).factor else {
      throw field.problem(ReportFault.thinFact)
    }
    self.init(factor, salience: try field["salience"].number(in: 0...1) ?? 0)
    guard isOwned else { return }
    (id, words) = (try field["id"].text() ?? id, try field["words"].text())
    owners = try field["of"].elements().map { owner throws(Problem) in
      try owner.needed(ReportBrief.Owner.self, of: "owner")
    }
    for date in field["dates"].isAbsent ? [] : try field["dates"].elements() { dates.append(try date.day()) }
  }
}

extension ReportBrief.Span {
  fileprivate init(_ field: JSONCursor) throws(Problem) {
    self.init(
      first: try field["from"].day(), last: try field["to"].day(), zone: try field["zone"].text() ?? "")
  }
}

extension JSONCursor {
  /// A required day.
  fileprivate func day() throws(Problem) -> CivilDate {
    guard let text = try text() else { throw missing() }
    return try checked { () throws(Problem) in try CivilDate(checkingWritten: text) }
  }
}

extension FactorFields {
  fileprivate init(_ field: JSONCursor) throws(Problem) {
    kind = try field["kind"].needed(Kind.self, of: "kind")
    var bodies: [Body] = []
    for body in field["bodies"].isAbsent ? [] : try field["bodies"].elements() {
      bodies.append(try body.needed(Body.self, of: "body"))
    }
    self.bodies = bodies
    sign = try field["sign"].name(of: "sign")
    house = try field["house"].integer(in: 1...12)
    ruled = try field["ruled"].integer(in: 1...12)
    angle = try field["angle"].name(of: "angle")
    aspect = try field["aspect"].name(of: "aspect")
    orb = try field["orb"].number(in: 0...360)
    retrograde = try field["retrograde"].truth()
    dignity = try field["dignity"].name(of: "dignity")
    element = try field["element"].name(of: "element")
    modality = try field["modality"].name(of: "modality")
    phase = try field["phase"].name(of: "phase of the Moon", PhaseName.self)?.phase
    pattern = try field["pattern"].name(of: "pattern")
    apex = try field["apex"].name(of: "body")
    shape = try field["shape"].name(of: "shape")
    hemisphere = try field["hemisphere"].name(of: "hemisphere")
    count = try field["count"].integer(in: 0...10)
  }
}

extension ReportBrief.Subject {
  /// - Parameter ofBirth: Whether its stage is one of a report of a birth.
  fileprivate init(_ field: JSONCursor, ofBirth: Bool) throws(Problem) {
    self.init(
      id: try field["id"].text() ?? "",
      stage: ofBirth ? try field["stage"].needed(Stage.self, of: "stage") : nil,
      part: ofBirth ? nil : try field["stage"].text(),
      facts: try field["facts"].texts(), rules: try field["rules"].texts(),
      grounds: try field["grounds"].lists(),
      opening: try field["opening"].integer(in: 1...99), isAdvised: try field["advice"].truth() ?? false,
      leads: try field["leads"].integer(in: 1...9) ?? 1, isBridged: try field["bridged"].truth() ?? false,
      advisers: try field["advisers"].integer(in: 0...9) ?? 0)
  }
}

extension ReportBounds {
  fileprivate init(_ field: JSONCursor) throws(Problem) {
    self = .standard
    openingSentences = try field["openingSentences"].range() ?? openingSentences
    analysisWords = try field["analysisWords"].range() ?? analysisWords
    paragraphs = try field["paragraphs"].range() ?? paragraphs
    pieces = try field["recommendations"].range() ?? pieces
  }
}

extension JSONCursor {
  /// A required value of a type, by its name.
  fileprivate func needed<Named: RawRepresentable & CaseIterable>(
    _ type: Named.Type, of kind: String
  ) throws(Problem) -> Named where Named.RawValue == String {
    guard let named = try name(of: kind, type) else { throw missing() }
    return named
  }

  /// The sentences of the opening and the closing; empty if absent.
  fileprivate func parts() throws(Problem) -> [ReportBrief.Part] {
    var parts: [ReportBrief.Part] = []
    for element in isAbsent ? [] : try elements() {
      parts.append(
        ReportBrief.Part(
          role: try element["role"].needed(RuleRole.self, of: "role"), rule: try element["rule"].text() ?? "",
          facts: try element["facts"].texts()))
    }
    return parts
  }

  /// The figures of a brief; empty if absent.
  fileprivate func figures() throws(Problem) -> [ReportBrief.Figure] {
    var figures: [ReportBrief.Figure] = []
    for element in isAbsent ? [] : try elements() {
      figures.append(
        ReportBrief.Figure(
          id: try element["id"].text() ?? "", facts: try element["facts"].texts(),
          question: try element["question"].text()))
    }
    return figures
  }

  /// The contradictions of a brief; empty if absent.
  fileprivate func conflicts() throws(Problem) -> [ReportBrief.Conflict] {
    var conflicts: [ReportBrief.Conflict] = []
    for element in isAbsent ? [] : try elements() {
      conflicts.append(
        ReportBrief.Conflict(
          facts: try element["facts"].texts(), bridge: try element["bridge"].text() ?? ""))
    }
    return conflicts
  }

  /// A list of lists of texts; `nil` if absent.
  fileprivate func lists() throws(Problem) -> [[String]]? {
    guard !isAbsent else { return nil }
    var lists: [[String]] = []
    for element in try elements() { lists.append(try element.texts()) }
    return lists
  }

  /// A list of texts; empty if absent.
  fileprivate func texts() throws(Problem) -> [String] {
    var texts: [String] = []
    for element in isAbsent ? [] : try elements() {
      guard let text = try element.text() else { throw element.missing() }
      texts.append(text)
    }
    return texts
  }

  /// A range, given as its lower and upper bound; `nil` if absent.
  fileprivate func range() throws(Problem) -> ClosedRange<Int>? {
    guard !isAbsent else { return nil }
    let ends = try elements()
    guard ends.count == 2, let low = try ends[0].integer(in: 0...100_000),
      let high = try ends[1].integer(in: 0...100_000), low <= high
    else { throw problem(ReportFault.notRange) }
    return low...high
  }
}
