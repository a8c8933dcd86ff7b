import ArgumentParser
package import AstroChartModel
package import AstroDiagnostics
package import AstroWording

/// Reads the values of options; for an unknown value, the message suggests the nearest known one.
package enum OptionValue {
  package static func language(_ text: String) throws -> Language {
    try value(text, Language(named: text), among: Language.allCases.map(\.rawValue))
  }

  package static func area(_ text: String) throws -> Area {
    guard let area = Area(named: text) else { throw ValidationError("known: \(areas)") }
    return area
  }

  /// The names of the life areas, for messages.
  package static let areas = Area.allCases.map(\.rawValue).joined(separator: ", ")

  static func fold(_ text: String) throws(Problem) -> BirthData.Fold {
    guard let fold = BirthData.Fold(named: text) else {
      throw .unknown("fold", text, among: BirthData.Fold.allCases.map(\.rawValue))
    }
    return fold
  }

  static func calendar(_ text: String) throws(Problem) -> CivilCalendar {
    guard let calendar = CivilCalendar(named: text) else {
      throw .unknown("calendar", text, among: CivilCalendar.allCases.map(\.rawValue))
    }
    return calendar
  }

  /// Reads degrees north and east, in the format of `--at`.
  package static func coordinates(_ text: String) throws(Problem) -> (latitude: Double, longitude: Double) {
    guard let degrees = CoordinateText.degrees(text) else {
      throw Problem(
        .invalidValue, at: Problem.Location(source: "--at"), "\(Quotation.of(text)) is not a place",
        hint: "degrees north and east with a comma, as in 50.4501,30.5234, or as in 49°13′N 30°59′E")
    }
    return degrees
  }

  /// Reads one of the names of a type; an unknown name is reported at the field.
  static func name<Named: RawRepresentable & CaseIterable>(
    _ text: String, of kind: String, field: String
  ) throws(Problem) -> Named where Named.RawValue == String {
    guard let named = Named(named: text) else {
      throw .unknown(kind, text, among: Named.allCases.map(\.rawValue)).within(.name(field))
    }
    return named
  }

  static func houseSystem(_ text: String) throws -> HouseSystem {
    try value(text, HouseSystem(name: text), among: HouseSystem.allCases.map(\.rawValue))
  }

  static func zodiac(_ text: String) throws -> Zodiac {
    try value(text, Zodiac(name: text), among: Zodiac.all.map(\.name))
  }

  /// The value if there is one; otherwise throws a message with the nearest known name.
  package static func value<Value>(_ text: String, _ value: Value?, among known: [String]) throws -> Value {
    guard let value else { throw ValidationError(NearestName.hint(for: text, among: known).description) }
    return value
  }
}
