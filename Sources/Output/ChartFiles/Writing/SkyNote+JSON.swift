import AstroChartModel
package import AstroDiagnostics
package import AstroJSON

extension JSONWriter {
  /// A note in the form in which chart files list it under `warnings`: its code, its words, and the values
  /// from which every language words it.
  package mutating func write(_ note: Note) {
    object { writer in
      writer.member("code", note.code.rawValue)
      writer.member("message", note.message)
      if let sky = note.subject as? SkyNote { writer.member("values") { $0.write(valuesOf: sky) } }
    }
  }

  private mutating func write(valuesOf note: SkyNote) {
    object { writer in
      switch note {
      case .houseSystemFallback(let asked, let used):
        writer.member("asked", asked.rawValue)
        writer.member("used", used.rawValue)
      case .meanTime(let time, let city): writer.add(time, city)
      case .placeChosen(let place): writer.add(place)
      case .pointLeftOut(let body, let reason):
        writer.member("body", body.rawValue)
        writer.member("reason", reason.rawValue)
      case .nothingToRelocate: writer.member("lacks", "houses")
      case .nothingToMeet: writer.member("lacks", "angles")
      case .positionsAsGiven, .noSunrise: break
      case .housesAnchored(let angle): writer.member("angle", angle.rawValue)
      case .twoMidpoints(let body, let angle):
        writer.member("body", body.rawValue)
        writer.member("nearer", angle?.rawValue)
      case .contradiction(let field, let says, let truth):
        writer.member("field", field)
        writer.member("says", says)
        writer.add(truth)
      }
    }
  }

  private mutating func add(_ time: SkyNote.MeanTime, _ city: String?) {
    member("local", time.local)
    member("zone", time.zone)
    member("taken", time.taken)
    member("other", time.other)
    member("minutes", time.minutes)
    member("city", city)
  }

  private mutating func add(_ place: ChosenPlace) {
    member("en", place.english)
    member("uk", place.ukrainian)
    member("former", place.former)
    member("coordinates", place.coordinates)
    member("zone", place.zone)
    member("namesakes", place.hasNamesakes)
  }

  private mutating func add(_ truth: SkyNote.Truth) {
    switch truth {
    case .house(let house): member("house", house)
    case .noHouses: memberNull("house")
    case .sign(let sign): member("sign", sign.rawValue)
    }
  }
}
