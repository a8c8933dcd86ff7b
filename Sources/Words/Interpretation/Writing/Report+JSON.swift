import AstroChartModel
package import AstroJSON
import AstroWording

extension Report {
  /// The name and version of the format.
  static let format = "astrosvitla.report/1"

  /// The report as the bytes of a report file, in UTF-8; the same report always gives the same bytes.
  public var json: [UInt8] {
    JSONWriter.bytes { write(to: &$0) }
  }

  /// The same on one line, which ends with a line break.
  package var jsonLine: [UInt8] {
    JSONWriter.bytes(.oneLine) { write(to: &$0) }
  }

  /// The report in the form and order of a report file.
  private func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("format", Report.format)
      writer.member("area", area.rawValue)
      writer.member("language", language.rawValue)
      writer.member("title", title)
      writer.member("keyInfluences", keyInfluences)
      writer.member("detailedAnalysis") { $0.array(detailedAnalysis) { $1.write(to: &$0) } }
      writer.member("recommendations") { $0.array(recommendations) { $1.write(to: &$0) } }
      if let closing { writer.member("closing") { closing.write(to: &$0) } }
      if !restsOn.isEmpty { writer.member("restsOn") { $0.array(restsOn) { $1.write(to: &$0) } } }
      if !terms.isEmpty { writer.member("terms") { $0.array(terms) { $1.write(to: &$0) } } }
      if let method { writer.member("method", method) }
      if !notes.isEmpty { writer.member("notes", notes) }
      writer.member("generator", generator)
      if let generatedAt { writer.member("generatedAt", generatedAt.utcText) }
      if let purchase { writer.member("purchase") { purchase.write(to: &$0) } }
    }
  }
}

extension Report.Passage {
  /// The passage in the form of a report file.
  package func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("text", text)
      writer.member("sources", sources)
      if let stage { writer.member("stage", stage.rawValue) }
      if !facts.isEmpty { writer.member("facts", facts) }
    }
  }
}

extension Report.Ground {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("fact", fact)
      writer.member("words", words)
      writer.member("salience", salience)
      if let orb { writer.member("orb", orb) }
    }
  }
}

extension Report.Term {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("term", term)
      writer.member("meaning", meaning)
    }
  }
}

extension Purchase {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("productId", productID)
      writer.member("purchasedAt", purchasedAt.utcText)
      writer.member("transactionId", transactionID)
    }
  }
}
