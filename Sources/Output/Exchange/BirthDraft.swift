import AstroChartModel
import AstroDiagnostics
import AstroWording

/// What a record of a file says about a birth, before it is checked as a whole.
struct BirthDraft {
  /// What the file calls the record.
  var id: String?
  var name: String?
  var date: CivilDate?
  var calendar: CivilCalendar?
  var time: ClockTime?
  var zone: String?
  /// The clock's offset from UTC as the file states it, in seconds, beside its zone.
  var statedOffset: Int?
  var fold: BirthData.Fold?
  var meanTime: BirthData.MeanTime?
  var latitude: Double?
  var longitude: Double?
  var place: String?
  /// What the record holds that a birth does not.
  var losses: [BirthNote.Loss] = []
  /// What was taken where the record leaves something open, and what is wrong with the birth.
  var assumptions: [BirthNote] = []

  /// Notes on what was lost and assumed.
  var notes: [Note] { ((losses.isEmpty ? [] : [.notKept(losses)]) + assumptions).map { Note($0) } }
}

extension BirthDraft {
  /// Says exactly what a birth says.
  mutating func take(_ named: NamedBirth) {
    let birth = named.birth
    (id, name) = (named.id, named.name)
    (date, calendar, time) = (birth.date, birth.calendar, birth.time)
    (zone, fold, meanTime, place) = (birth.timeZone, birth.fold, birth.meanTime, birth.place)
    (latitude, longitude) = (birth.latitude, birth.longitude)
  }

  /// The finished birth.
  ///
  /// - Throws: What is missing or impossible, at its field.
  mutating func finished(_ options: ImportOptions, _ world: ImportWorld) throws(Problem) -> NamedBirth {
    guard let date else {
      throw Problem(.missingBirthData, at: .field("date"), ExchangeFault.noDate)
    }
    try takePlace(world)
    guard let latitude, let longitude else {
      throw Problem(
        .missingBirthData, at: .field("latitude"), ExchangeFault.noPlace)
    }
    let birth = try BirthData(
      date: date, calendar: calendar, time: time, timeZone: try chosenZone(options), fold: fold,
      latitude: latitude, longitude: longitude, meanTime: meanTime, place: place)
    return NamedBirth(
      id: id, name: try Label.checked(name, field: "name"), birth: try heldAgainstClock(birth, world))
  }

  private func chosenZone(_ options: ImportOptions) throws(Problem) -> String {
    guard let zone = zone ?? options.zone ?? statedOffset.map(OffsetText.of) else {
      throw Problem(
        .missingBirthData, at: .field("timeZone"), ExchangeFault.noZone)
    }
    return zone
  }

  /// Looks the place up if there are no coordinates.
  private mutating func takePlace(_ world: ImportWorld) throws(Problem) {
    guard latitude == nil, longitude == nil, let named = place, let find = world.place else { return }
    let found = try find(named)
    (latitude, longitude, place) = (found.latitude, found.longitude, found.title)
    if zone == nil, statedOffset == nil { zone = found.timeZone }
    assumptions.append(.placeTaken(found.title, for: Quotation.clipped(named)))
  }

  /// The birth with the fold, or else the offset, that the file states.
  private mutating func heldAgainstClock(
    _ birth: BirthData, _ world: ImportWorld
  ) throws(Problem) -> BirthData {
    guard birth.time != nil, let moment = world.moment else { return birth }
    let offset: Int
    do throws(Problem) {
      offset = try moment(birth).utcOffsetSeconds
    } catch {
      guard let stated = statedOffset else {
        assumptions.append(.noChartYet(error.withoutLocation))
        return birth
      }
      if let birth = birth.folded(to: stated, by: moment) { return birth }
      assumptions.append(.offsetTaken(OffsetText.of(stated), problem: error.message))
      return try birth.at(offset: stated)
    }
    if let stated = statedOffset, offset != stated {
      assumptions.append(
        .offsetAgainstZone(
          stated: OffsetText.of(stated), zone: birth.timeZone, shown: OffsetText.of(offset)))
    }
    return birth
  }
}

extension BirthData {
  /// The birth with the fold whose offset from UTC is this; `nil` if neither is.
  fileprivate func folded(
    to offset: Int, by moment: (BirthData) throws(Problem) -> Moment
  ) -> BirthData? {
    for fold in Fold.allCases {
      var birth = self
      birth.fold = fold
      if let shown = try? moment(birth), shown.utcOffsetSeconds == offset { return birth }
    }
    return nil
  }

  fileprivate func at(offset: Int) throws(Problem) -> BirthData {
    try BirthData(
      date: date, calendar: calendar, time: time, timeZone: OffsetText.of(offset), latitude: latitude,
      longitude: longitude, place: place)
  }
}
