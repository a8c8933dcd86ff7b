import AstroChartFiles
import AstroChartModel
import AstroJSON
public import AstroPeriods
import AstroWording

extension PeriodReport {
  /// The reading as the bytes of a report file, in UTF-8.
  public var json: [UInt8] { JSONWriter.bytes { write(to: &$0) } }

  /// The same on one line, for streams.
  package var jsonLine: [UInt8] { JSONWriter.bytes(.oneLine) { write(to: &$0) } }

  private func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("format", "astrosvitla.report/1")
      writer.member("kind", kind.rawValue)
      if let sign { writer.member("sign", sign.rawValue) }
      writer.member("language", language.rawValue)
      writer.member("title", title)
      writer.member("span") { writer in
        writer.object { writer in
          writer.member("from", from.utcText)
          writer.member("to", to.utcText)
          writer.member("zone", zone)
        }
      }
      writer.member("headline", headline)
      if let elements { writer.member("elements") { $0.write(elements) } }
      writer.member("detailedAnalysis") { $0.array(paragraphs) { $0.write($1, in: language) } }
      writer.member("recommendations") { $0.array(recommendations) { $0.write($1, in: language) } }
      writer.member("method", method)
      writer.member("generator", generator)
      if let generatedAt { writer.member("generatedAt", generatedAt.utcText) }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ paragraph: PeriodReport.Paragraph, in language: Language) {
    object { writer in
      writer.member("stage", paragraph.role)
      if let heading = paragraph.heading { writer.member("heading", heading) }
      writer.member("text", paragraph.text)
      writer.member("sources", paragraph.sources)
      writer.member("events") { writer in
        writer.array(paragraph.events) { $1.write(to: &$0, in: language, isLocal: true) }
      }
    }
  }

  fileprivate mutating func write(_ elements: DayElements) {
    object { writer in
      writer.member("ruler", elements.ruler.rawValue)
      writer.member("color", elements.color)
      writer.member("number", elements.number)
      writer.member("metal", elements.metal)
      writer.member("hours") { writer in
        writer.array(elements.hours) { writer, hour in
          writer.object { writer in
            writer.member("start", hour.start.utcText)
            writer.member("end", hour.end.utcText)
          }
        }
      }
      writer.member("source", elements.source)
    }
  }
}
