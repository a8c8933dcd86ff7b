package import AstroChartModel
import AstroJSON

extension JSONWriter {
  /// How a chart was derived, in the form of a chart file.
  package mutating func write(_ derived: Derivation) {
    object { writer in
      writer.member("from") { $0.array(derived.from) { $0.write($1) } }
      writer.present("method", derived.method?.rawValue)
      writer.present("angles", derived.angles?.rawValue)
      writer.present("housesBy", derived.housesBy?.rawValue)
      if let place = derived.place { writer.member("place") { $0.write(place) } }
      if let target = derived.target { writer.member("target") { $0.write(target: target) } }
      if let arc = derived.arc { writer.member("arc", arc) }
      writer.present("body", derived.body?.rawValue)
      writer.present("cycle", derived.cycle)
      writer.present("pass", derived.pass)
      writer.present("passes", derived.passes)
      if let isPrecessed = derived.isPrecessed { writer.member("precessed", isPrecessed) }
      writer.present("number", derived.number)
    }
  }

  mutating func write(_ origin: Derivation.Origin) {
    object { writer in
      writer.present("name", origin.name)
      if let birth = origin.birth { writer.member("birth") { $0.write(birth) } }
      if let julianDay = origin.julianDay {
        writer.member("julianDay") { $0.write(julianDay, decimals: 8) }
      }
    }
  }

  private mutating func write(_ place: Site) {
    object { writer in
      writer.member("latitude", place.latitude)
      writer.member("longitude", place.longitude)
      writer.present("name", place.name)
    }
  }

  private mutating func write(target: Moment) {
    object { writer in
      writer.member("utc", target.utcText)
      writer.member("julianDay") { $0.write(target.julianDay, decimals: 8) }
    }
  }

  /// Writes a member if there is a value.
  private mutating func present(_ name: String, _ text: String?) { if let text { member(name, text) } }
  private mutating func present(_ name: String, _ number: Int?) { if let number { member(name, number) } }
}
