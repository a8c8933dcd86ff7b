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

  /// Reads degrees north and east.
  ///
  /// - Parameter option: The option that messages name.
  package static func coordinates(
    _ text: String, of option: String = "--at"
  ) throws(Problem) -> (latitude: Double, longitude: Double) {
    guard let degrees = CoordinateText.degrees(text) else { throw notPlace(text, of: option) }
    return degrees
  }

  /// That an option does not name a point of the Earth.
  package static func notPlace(_ text: String, of option: String) -> Problem {
    Problem(.invalidValue, at: Problem.Location(source: option), OptionFault.notPlace(text))
  }

  /// The values that a list of names refers to, each once.
  ///
  /// - Parameters:
  ///   - kind: What a name is one of, for messages.
  ///   - option: The option that messages name.
  package static func list<Value>(
    _ text: String, of kind: String, _ option: String, among known: [(name: String, value: Value)]
  ) throws(Problem) -> [Value] {
    var names: Set<String> = []
    var found: [Value] = []
    for name in text.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
      guard let value = known.first(where: { $0.name == name })?.value else {
        throw Problem.unknown(kind, name, among: known.map(\.name)).asUsage(of: option)
      }
      guard names.insert(name).inserted else { throw .usage(option, ListFault.twice(name)) }
      found.append(value)
    }
    return found
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

  /// Reads a list of aspects with their orbs, such as `trine=6,quincunx=2`.
  ///
  /// - Parameter option: The option that messages name.
  /// - Throws: `usage` at the option, if the text is not such a list, or an orb is impossible.
  package static func orbs(_ list: String, of option: String) throws(Problem) -> [AspectType: Double] {
    do throws(Problem) {
      return try ChartSettings().with(orbs: ChartSettings.orbs(written: list)).orbs
    } catch {
      let place = Problem.Location(source: option, path: Array(error.location.path.suffix(1)))
      throw error.moved(to: place).coded(.usage)
    }
  }

  static func houseSystem(_ text: String) throws -> HouseSystem {
    try value(text, HouseSystem(name: text), among: HouseSystem.allCases.map(\.rawValue))
  }

  static func zodiac(_ text: String) throws -> Zodiac {
    try value(text, Zodiac(name: text), among: Zodiac.all.map(\.name))
  }

  /// The value of a type with this name.
  package static func named<Named: RawRepresentable<String> & CaseIterable>(_ text: String) throws -> Named {
    try value(text, Named(rawValue: text), among: Named.allCases.map(\.rawValue))
  }

  /// The value if there is one; otherwise throws a message with the nearest known name.
  package static func value<Value>(_ text: String, _ value: Value?, among known: [String]) throws -> Value {
    guard let value else { throw ValidationError(NearestName.hint(for: text, among: known).description) }
    return value
  }
}
