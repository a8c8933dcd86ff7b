import AstroChartModel
import AstroInterpretation
import AstroJSON
import AstroSynastry
import AstroWording

extension CoupleReport {
  /// The reading as the bytes of a report file of the kind `couple`, in UTF-8.
  public var json: [UInt8] {
    var writer = JSONWriter()
    write(to: &writer)
    return writer.finished()
  }

  /// The same on one line, for streams.
  package var jsonLine: [UInt8] {
    var writer = JSONWriter(.oneLine)
    write(to: &writer)
    return writer.finished()
  }

  private func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("format", "astrosvitla.report/1")
      writer.member("kind", "couple")
      writer.member("language", language.rawValue)
      writer.member("title", title)
      writer.member("names", names)
      writer.member("scores") { $0.write(scoresOf: synastry) }
      writer.member("keyInfluences", keyInfluences)
      writer.member("strengths", synastry.strengths.map { synastry.words(for: $0, in: language) })
      writer.member("challenges", synastry.challenges.map { synastry.words(for: $0, in: language) })
      writer.member("detailedAnalysis") { $0.array(parts) { $0.write($1) } }
      writer.member("toEach") { $0.array(toEach) { $0.write($1) } }
      writer.member("recommendations") { $0.array(recommendations) { $1.write(to: &$0) } }
      if let method { writer.member("method", method) }
      writer.member("generator", generator)
      if let generatedAt { writer.member("generatedAt", generatedAt.utcText) }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func write(scoresOf synastry: Synastry) {
    object { writer in
      writer.member("overall", synastry.overall.score)
      for domain in CoupleDomain.allCases {
        if let score = synastry.scores[domain] { writer.member(domain.rawValue, score.score) }
      }
    }
  }

  fileprivate mutating func write(_ part: CoupleReport.Part) {
    object { writer in
      writer.member("stage", part.stage)
      writer.member("heading", part.heading)
      writer.member("text", part.passage.text)
      writer.member("sources", part.passage.sources)
      writer.member("facts", part.passage.facts)
    }
  }

  fileprivate mutating func write(_ address: CoupleReport.Address) {
    object { writer in
      writer.member("name", address.name)
      writer.member("text", address.passage.text)
      writer.member("sources", address.passage.sources)
    }
  }
}
