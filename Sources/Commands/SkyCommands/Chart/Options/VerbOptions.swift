import AstroChartFiles
import AstroCommandKit
import AstroSkies

/// The options of every verb: the settings, and the output of charts; also reads and writes charts.
struct VerbOptions: ParsableArguments {
  @OptionGroup(title: Help.heading("settings"))
  var settings: SettingsOptions

  @Option(name: .shortAndLong, parsing: .unconditional, help: .told("verb.output"))
  var output = "-"

  @OptionGroup(title: Help.heading("shared"))
  var shared: SharedOptions

  var skies: Skies { Skies(shared.ephemerisSource) }

  /// The settings of a sky that does not belong to a chart.
  func chosenSettings() throws(Problem) -> ChartSettings {
    try settings.applied(to: shared.applied(to: Defaults.inForce.settings))
  }

  /// The natal chart in a file, with notes on how it was read.
  func natal(_ path: String) throws(Problem) -> Made<Chart> {
    let input = InputFile(path)
    let document = try input.document(in: shared.chosenLanguage)
    let source = ChartSource(shared, settings: settings, file: input.name)
    return Made(try source.natal(from: document), notes: document.notes)
  }

  /// A natal chart that must include its birth.
  ///
  /// - Parameter what: What needs the moment of birth, for messages.
  func birth(_ path: String, for what: SkiesFault.Count) throws(Problem) -> Made<Chart> {
    let natal = try natal(path)
    guard natal.value.birth != nil else {
      throw Problem(
        .missingBirthData, at: Problem.Location(source: InputFile(path).name, path: [.name("birth")]),
        SkiesFault.needsInstant(what))
    }
    return natal
  }

  /// Calls `make`, and locates problems that belong to no option in the files.
  ///
  /// - Parameter moment: The option that gave the moment.
  func told<Value>(
    of paths: [String], moment: String? = nil, _ make: () throws(Problem) -> Value
  ) throws(Problem) -> Value {
    do throws(Problem) { return try make() } catch {
      switch error.code {
      case .usage: throw error
      case .outOfRange where moment != nil: throw error.of(moment ?? "")
      default: throw error.of(paths.map { InputFile($0).name }.joined(separator: ", "))
      }
    }
  }

  /// Writes charts, and reports their notes.
  ///
  /// - Parameter isStream: Whether each chart is written on a line of its own, even if there is only one.
  func write(
    _ charts: [Chart], isStream: Bool = false, notes: [Note], from path: String?
  ) throws(Problem) {
    let noted = charts.map { chart in
      var chart = chart
      chart.warnings += notes.filter { !chart.warnings.contains($0) }
      return chart
    }
    try OutputFiles.write(noted.flatMap { isStream ? $0.jsonLine : $0.json }, to: output)
    tell(noted.flatMap(\.warnings), of: path)
  }

  /// Reports notes on what was made of a file, or of none in particular.
  func tell(_ notes: [Note], of path: String? = nil) {
    shared.terminal(AstroChart.name).notes(notes, in: path.map { InputFile($0).name } ?? "")
  }
}

extension OptionValue {
  /// Reads the name of a derivation, whose words may be joined by hyphens or underscores.
  static func derivation<Named: RawRepresentable & CaseIterable>(
    _ text: String, among known: [Named] = Array(Named.allCases)
  ) throws -> Named where Named.RawValue == String {
    let name = text.replacing("-", with: "_")
    let names = known.map { $0.rawValue.replacing("_", with: "-") }
    return try value(text, known.first { $0.rawValue == name }, among: names)
  }
}
