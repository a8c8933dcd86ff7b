import AstroChartModel
import AstroJSON
import AstroWording

extension ReportBrief {
  /// The name and version of the format.
  static let format = "astrosvitla.brief/2"
  /// The formats that are read: the earlier one lacks what the later adds.
  static let readFormats = ["astrosvitla.brief/1", format]

  /// The brief as the bytes of a file, in UTF-8; the same brief always gives the same bytes.
  public var json: [UInt8] {
    JSONWriter.bytes { write(to: &$0) }
  }

  /// The same on one line, which ends with a line break.
  package var jsonLine: [UInt8] {
    JSONWriter.bytes(.oneLine) { write(to: &$0) }
  }

  private func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("format", ReportBrief.format)
      if kind == .birth {
        writer.member("area", area.rawValue)
      } else {
        writer.member("kind", kind.rawValue)
      }
      if let span { writer.member("span") { span.write(to: &$0) } }
      writer.member("language", language.tag)
      writer.member("facts") { $0.array(facts) { $1.write(to: &$0, in: language) } }
      writer.member("subjects") { $0.array(subjects) { $1.write(to: &$0) } }
      if !figures.isEmpty { writer.member("figures") { $0.array(figures) { $1.write(to: &$0) } } }
      if !conflicts.isEmpty { writer.member("conflicts") { $0.array(conflicts) { $1.write(to: &$0) } } }
      if !parts.isEmpty { writer.member("parts") { $0.array(parts) { $1.write(to: &$0) } } }
      writer.member("bounds") { bounds.write(to: &$0) }
      writer.member("notes", notes)
      if let method { writer.member("method", method) }
      if !meanings.isEmpty {
        writer.member("meanings") { writer in
          writer.object { writer in for meaning in meanings { writer.member(meaning.rule, meaning.text) } }
        }
      }
      writer.member("care", care)
      writer.member("withheld", withheld)
      if let findings { writer.member("findings") { $0.array(findings) { $1.write(to: &$0) } } }
    }
  }
}

extension ReportBrief.Fact {
  fileprivate func write(to writer: inout JSONWriter, in language: Language) {
    let fields = FactorFields(factor)
    writer.object { writer in
      writer.member("id", id)
      writer.member("kind", fields.kind.rawValue)
      if !fields.bodies.isEmpty { writer.member("bodies", fields.bodies.map(\.rawValue)) }
      if let sign = fields.sign { writer.member("sign", sign.rawValue) }
      if let house = fields.house { writer.member("house", house) }
      if let ruled = fields.ruled { writer.member("ruled", ruled) }
      if let angle = fields.angle { writer.member("angle", angle.rawValue) }
      if let aspect = fields.aspect { writer.member("aspect", aspect.rawValue) }
      if let orb = fields.orb { writer.member("orb", orb) }
      if let retrograde = fields.retrograde { writer.member("retrograde", retrograde) }
      if let dignity = fields.dignity { writer.member("dignity", dignity.rawValue) }
      if let element = fields.element { writer.member("element", element.rawValue) }
      if let modality = fields.modality { writer.member("modality", modality.rawValue) }
      if let phase = fields.phase { writer.member("phase", PhaseName(phase).rawValue) }
      if let pattern = fields.pattern { writer.member("pattern", pattern.rawValue) }
      if let apex = fields.apex { writer.member("apex", apex.rawValue) }
      if let shape = fields.shape { writer.member("shape", shape.rawValue) }
      if let hemisphere = fields.hemisphere { writer.member("hemisphere", hemisphere.rawValue) }
      if let count = fields.count { writer.member("count", count) }
      if !owners.isEmpty { writer.member("of", owners.map(\.rawValue)) }
      if !dates.isEmpty { writer.member("dates", dates.map(\.text)) }
      writer.member("salience", salience)
      if isMinor { writer.member("minor", true) }
      writer.member("words", words ?? factor.name(in: language))
    }
  }
}

extension ReportBrief.Span {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("from", first.text)
      writer.member("to", last.text)
      writer.member("zone", zone)
    }
  }
}

extension ReportBrief.Finding {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("place", place)
      writer.member("message", message)
    }
  }
}

extension ReportBrief.Subject {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("id", id)
      if let stage = stage?.rawValue ?? part { writer.member("stage", stage) }
      writer.member("facts", facts)
      writer.member("rules", rules)
      writer.member("grounds") { writer in
        writer.array(grounds) { writer, ids in writer.array(ids) { $0.write($1) } }
      }
      if let opening { writer.member("opening", opening) }
      if isAdvised { writer.member("advice", true) }
      if leads > 1 { writer.member("leads", leads) }
      if advisers > 0 { writer.member("advisers", advisers) }
      if isBridged { writer.member("bridged", true) }
    }
  }
}

extension ReportBrief.Figure {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("id", id)
      writer.member("facts", facts)
      if let question { writer.member("question", question) }
    }
  }
}

extension ReportBrief.Conflict {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("facts", facts)
      writer.member("bridge", bridge)
    }
  }
}

extension ReportBrief.Part {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("role", role.rawValue)
      writer.member("rule", rule)
      writer.member("facts", facts)
    }
  }
}

extension ReportBounds {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      for (name, range) in [
        ("openingSentences", openingSentences), ("analysisWords", analysisWords), ("paragraphs", paragraphs),
        ("recommendations", pieces),
      ] {
        writer.member(name) { $0.array([range.lowerBound, range.upperBound]) { $0.write($1) } }
      }
    }
  }
}
