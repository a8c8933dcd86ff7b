import AstroChartModel
import AstroDiagnostics
import AstroJSON

extension JSONCursor {
  /// The notes of a chart file.
  func warnings() throws(Problem) -> [Note] {
    var warnings: [Note] = []
    for element in try elements() {
      try element.requireObject()
      guard let code = try element["code"].label() else { throw element["code"].missing() }
      let (known, message) = (NoteCode(rawValue: code), try element["message"].text() ?? "")
      warnings.append(
        SkyNote(known, element["values"]).map { Note($0, message) } ?? Note(known, message))
    }
    return warnings
  }
}

extension Note {
  /// Whether two notes tell the same, in whatever language each does.
  func tells(_ other: Note) -> Bool {
    if let one = subject as? SkyNote, let other = other.subject as? SkyNote { return one == other }
    return self == other
  }
}

extension SkyNote {
  /// The note of a code with its values; `nil` if the file lacks some, so that its words are kept.
  fileprivate init?(_ code: NoteCode, _ values: JSONCursor) {
    switch code {
    case .positionsAsGiven: self = .positionsAsGiven
    case .noSunrise: self = .noSunrise
    case .timeUnknown:
      switch values["lacks"].string {
      case "houses": self = .nothingToRelocate
      case "angles": self = .nothingToMeet
      default: return nil
      }
    case .placeChosen:
      guard let place = ChosenPlace(values) else { return nil }
      self = .placeChosen(place)
    case .localMeanTime, .cityMeanTime:
      let city = values["city"].string
      guard let time = MeanTime(values), (city == nil) == (code == .localMeanTime) else { return nil }
      self = .meanTime(time, city: city)
    default: self.init(ofChart: code, values)
    }
  }

  private init?(ofChart code: NoteCode, _ values: JSONCursor) {
    switch code {
    case .houseSystemFallback:
      guard let asked: HouseSystem = values["asked"].value(), let used: HouseSystem = values["used"].value()
      else { return nil }
      self = .houseSystemFallback(asked: asked, used: used)
    case .pointLeftOut:
      guard let body: Body = values["body"].value(), let reason: Omission = values["reason"].value()
      else { return nil }
      self = .pointLeftOut(body, reason)
    case .housesAnchored:
      guard let angle: ChartAngle = values["angle"].value() else { return nil }
      self = .housesAnchored(angle)
    case .twoMidpoints:
      guard let body: Body = values["body"].value() else { return nil }
      self = .twoMidpoints(body, nearer: values["nearer"].value())
    case .contradiction:
      guard let field = values["field"].string, let says = values["says"].string, let truth = Truth(values)
      else { return nil }
      self = .contradiction(field: field, says: says, truth)
    default: return nil
    }
  }
}

extension SkyNote.MeanTime {
  fileprivate init?(_ values: JSONCursor) {
    guard let local = values["local"].string, let zone = values["zone"].string,
      let taken = values["taken"].string, let other = values["other"].string,
      let minutes = values["minutes"].double.flatMap(Int.init(exactly:))
    else { return nil }
    self.init(local: local, zone: zone, taken: taken, other: other, minutes: minutes)
  }
}

extension ChosenPlace {
  fileprivate init?(_ values: JSONCursor) {
    guard let english = values["en"].string, let ukrainian = values["uk"].string,
      let coordinates = values["coordinates"].string, let zone = values["zone"].string
    else { return nil }
    self.init(
      english: english, ukrainian: ukrainian, former: values["former"].string, coordinates: coordinates,
      zone: zone, hasNamesakes: values["namesakes"].bool ?? false)
  }
}

extension SkyNote.Truth {
  fileprivate init?(_ values: JSONCursor) {
    if let sign: Sign = values["sign"].value() {
      self = .sign(sign)
    } else if let house = values["house"].double.flatMap(Int.init(exactly:)) {
      self = .house(house)
    } else {
      self = .noHouses
    }
  }
}

extension JSONCursor {
  fileprivate func value<Named: RawRepresentable>() -> Named? where Named.RawValue == String {
    string.flatMap(Named.init(named:))
  }
}
