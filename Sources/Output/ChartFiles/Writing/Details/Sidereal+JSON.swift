import AstroChartModel
import AstroJSON
import AstroTradition

extension JSONWriter {
  mutating func write(_ star: FixedStar) {
    object { writer in
      writer.member("name", star.star.rawValue)
      writer.member("bayer", star.star.bayer)
      writer.member("magnitude", star.magnitude)
      writer.member("degree", star.longitude.degrees)
      writer.member("latitude", star.latitude)
      writer.member("conjunct") { writer in
        writer.array(star.conjunctions) { writer, conjunction in
          writer.object { writer in
            writer.member("body", conjunction.end.name)
            writer.member("orb", conjunction.orb)
          }
        }
      }
    }
  }

  mutating func write(_ place: NakshatraPlace) {
    object { writer in
      writer.member("body", place.end.name)
      writer.member("degree", place.longitude.degrees)
      writer.member("number", place.nakshatra.number)
      writer.member("name", place.nakshatra.rawValue)
      writer.member("pada", place.pada)
      writer.member("lord", place.nakshatra.lord.rawValue)
    }
  }

  mutating func write(_ chart: VargaChart) {
    object { writer in
      writer.member("division", chart.varga.rawValue)
      writer.member("signs") { writer in
        writer.object { writer in
          for place in chart.places { writer.member(place.end.name, place.sign.rawValue) }
        }
      }
    }
  }

  mutating func write(_ place: HeliocentricPlace) {
    object { writer in
      writer.member("body", place.name)
      writer.member("degree", place.longitude.degrees)
      writer.member("sign", place.longitude.sign.rawValue)
      writer.member("latitude", place.latitude)
      writer.member("speed", place.speed)
    }
  }

  mutating func write(_ sector: GauquelinSector) {
    object { writer in
      writer.member("body", sector.body.rawValue)
      writer.member("sector", sector.sector)
      writer.member("position", sector.position)
      writer.member("plusZone", sector.isPlusZone)
    }
  }
}
