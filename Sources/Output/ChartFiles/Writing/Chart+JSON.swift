public import AstroChartModel
package import AstroJSON
public import AstroTradition

extension Chart {
  /// The chart as the bytes of a chart file, in UTF-8; the same chart always gives the same bytes.
  public var json: [UInt8] {
    JSONWriter.bytes { write(to: &$0) }
  }

  /// The same with what was looked up in the chart; readers of chart files ignore it.
  public func json(with details: ChartDetails) -> [UInt8] {
    JSONWriter.bytes(capacity: Chart.sizeWithAll) { write(to: &$0, with: details) }
  }

  /// The chart on one line, for streams.
  package var jsonLine: [UInt8] { jsonLine(with: nil) }

  /// The same with what was looked up in the chart.
  package func jsonLine(with details: ChartDetails?) -> [UInt8] {
    let capacity = details == nil ? 1 << 14 : Chart.sizeWithAll
    return JSONWriter.bytes(.oneLine, capacity: capacity) { write(to: &$0, with: details) }
  }

  /// About how many bytes a file has with all that can be looked up.
  private static let sizeWithAll = 3 << 15

  /// The chart in the form and order of a chart file.
  package func write(to writer: inout JSONWriter, with details: ChartDetails? = nil) {
    writer.object { writer in
      writeHead(to: &writer)
      writer.member("moment", moment, absent: absent) { $0.write($1) }
      writer.member("ephemeris", ephemeris, absent: absent) { $0.write($1) }
      writer.member("planets") {
        $0.array(planets) { writer, planet in
          writer.write(planet, absent: absent) { details?.writeMembers(of: planet, to: &$0) }
        }
      }
      writer.member("points") { $0.array(points) { $0.write($1, absent: absent) } }
      if houses != nil || absent == .null { writer.member("houses") { $0.write(houses) } }
      writer.member("angles", angles, absent: absent) { $0.write($1) }
      writer.member("aspects") { $0.array(aspects) { $0.write($1, absent: absent) } }
      writer.member("distributions") { $0.write(distributions) }
      details?.writeMembers(to: &writer, absent: absent)
      writer.member("warnings") { $0.array(warnings) { $0.write($1) } }
    }
  }
}

extension Chart {
  /// How its file represents something that does not exist.
  var absent: AbsentValue { isDerived ? .leftOut : .null }

  /// The members that every chart file begins with.
  private func writeHead(to writer: inout JSONWriter) {
    writer.member("format", ChartDocument.format)
    writer.member("kind", kind.rawValue)
    writer.member("name", name, absent: absent) { $0.write($1) }
    writer.member("birth", birth, absent: absent) { $0.write($1) }
    if let derived { writer.member("derived") { $0.write(derived) } }
    writer.member("settings") { $0.write(settings) }
  }
}

extension ChartDocument {
  /// A birth as a chart file whose positions are still to be computed.
  package static func json(name: String?, birth: BirthData, settings: ChartSettings) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("format", format)
      writer.member("kind", ChartKind.natal.rawValue)
      writer.member("name", name)
      writer.member("birth") { $0.write(birth) }
      writer.member("settings") { $0.write(settings) }
    }
    return writer.finished()
  }
}

extension JSONWriter {
  package mutating func write(_ birth: BirthData) {
    object { writer in
      writer.member("date", birth.dateText)
      // Written only if the birth states it.
      if let calendar = birth.calendar { writer.member("calendar", calendar.rawValue) }
      writer.member("time", birth.time?.text)
      writer.member("timeZone", birth.timeZone)
      writer.member("fold", birth.fold?.rawValue)
      if let meanTime = birth.meanTime { writer.member("meanTime", meanTime.rawValue) }
      writer.member("latitude", birth.latitude)
      writer.member("longitude", birth.longitude)
      writer.member("place", birth.place)
    }
  }

  fileprivate mutating func write(_ settings: ChartSettings) {
    object { writer in
      writer.member("houseSystem", settings.houseSystem.rawValue)
      writer.member("zodiac", settings.zodiac.name)
      writer.member("node", settings.node.rawValue)
      writer.member("lilith", settings.lilith.rawValue)
      writer.member("points", settings.points.map(\.rawValue))
      writer.member("aspectsTo", settings.aspectsTo.rawValue)
      writer.member("orbs") { $0.write(settings.aspectOrbs.planets) }
      writer.member("angleOrbs") { $0.write(settings.aspectOrbs.angles) }
      writer.member("pointOrbs") { $0.write(settings.aspectOrbs.points) }
    }
  }

  private mutating func write(_ orbs: [AspectType: Double]) {
    object { writer in
      for type in AspectType.allCases {
        if let orb = orbs[type] { writer.member(type.rawValue, orb) }
      }
    }
  }

  fileprivate mutating func write(_ moment: Moment) {
    object { writer in
      writer.member("utc", moment.utcText)
      // A millisecond is about 0.00000001 days.
      writer.member("julianDay") { $0.write(moment.julianDay, decimals: 8) }
      writer.member("utcOffsetSeconds", moment.utcOffsetSeconds)
      writer.member("offsetSource", moment.offsetSource.rawValue)
    }
  }

  /// The house system is written only if it differs from the one asked for.
  fileprivate mutating func write(_ source: EphemerisSource) {
    object { writer in
      writer.member("source", source.source)
      writer.member("version", source.version)
      if let system = source.houseSystem { writer.member("houseSystem", system.rawValue) }
    }
  }

  mutating func write(_ distributions: Distributions) {
    object { writer in
      writer.member("elements") { $0.write(distributions.elements) }
      writer.member("modalities") { $0.write(distributions.modalities) }
      writer.member("polarities") { $0.write(distributions.polarities) }
    }
  }

  private mutating func write<Quality: CaseIterable & RawRepresentable<String> & Hashable>(
    _ counts: [Quality: Int]
  ) {
    object { writer in
      for quality in Quality.allCases { writer.member(quality.rawValue, counts[quality] ?? 0) }
    }
  }
}
