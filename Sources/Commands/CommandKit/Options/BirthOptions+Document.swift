import AstroBirthplaces
package import AstroChartFiles

extension BirthOptions {
  /// The birth as a chart document, with the same checks as for a file.
  ///
  /// - Parameter language: The language for a place that is given by its name alone.
  package func document(in language: Language) throws(Problem) -> Made<ChartDocument> {
    try requireBirth()
    let found = try birthplace(in: language)
    let (latitude, longitude) = try coordinates(of: found)
    let calendar = try calendar.map { text throws(Problem) in
      try OptionValue.name(text, of: "calendar", field: "calendar") as CivilCalendar
    }
    let birth = try BirthData(
      date: try value(date, "date") { text throws(Problem) in
        try CivilDate(checkingWritten: text, in: calendar ?? .gregorian)
      },
      calendar: calendar,
      time: try time.map { time throws(Problem) in try value(time, "time", ClockTime.init(checkingWritten:))
      },
      timeZone: zone ?? found?.timeZone ?? Defaults.inForce.zone ?? "",
      fold: try fold.map { fold throws(Problem) in try OptionValue.name(fold, of: "fold", field: "fold") },
      latitude: latitude, longitude: longitude, place: found?.title ?? place)
    return Made(
      .birth(name: try Label.checked(name, field: "name"), birth, Defaults.inForce.settings),
      notes: [found?.note].compactMap(\.self))
  }

  /// The place that `--place` names; `nil` if `--at` gives the coordinates.
  private func birthplace(in language: Language) throws(Problem) -> Birthplace? {
    guard at == nil, let place else { return nil }
    return try Birthplace(named: place, in: language)
  }

  private func requireBirth() throws(Problem) {
    // A place that is found by its name includes its zone.
    let whereabouts =
      at == nil && place != nil ? [] : [("--zone", zone ?? Defaults.inForce.zone), ("--at", at)]
    for (option, value) in [("--date", date)] + whereabouts where value == nil {
      throw .usage(option, OptionFault.noBirth)
    }
  }

  /// Reads the value of an option; problems are located at the field.
  private func value<Value>(
    _ text: String?, _ field: String, _ read: (String) throws(Problem) -> Value
  ) throws(Problem) -> Value {
    do throws(Problem) { return try read(text ?? "") } catch { throw error.within(.name(field)) }
  }

  private func coordinates(of found: Birthplace?) throws(Problem) -> (Double, Double) {
    if let found { return (found.latitude, found.longitude) }
    return try OptionValue.coordinates(at ?? "")
  }
}
