import AstroBirths
import AstroCommandKit
import AstroExchange

/// How a file of births is read.
struct ImportOptionGroup: ParsableArguments {
  @Argument(help: .told("births.file"))
  var file: String

  @Option(help: .told("births.from"))
  var from: String?

  @Option(help: .told("births.encoding"))
  var encoding: String?

  @Option(parsing: .unconditional, help: .told("births.zone"))
  var zone: String?

  @Option(parsing: .unconditional, help: .told("births.columns"))
  var columns: String?

  @Option(help: .told("births.slashes"))
  var slashes: String?

  @Flag(help: .told("births.acceptErrors"))
  var acceptErrors = false

  @OptionGroup private var language: LanguageOption

  @Flag(name: .shortAndLong, help: .told("births.quiet"))
  var quiet = false

  var chosenLanguage: Language { language.chosen }

  func list() throws(Problem) -> BirthList {
    let (options, world) = (try options(), ImportWorld(in: chosenLanguage))
    return try InputFile(file).read(upTo: BirthList.largestFile) { bytes throws(Problem) in
      try BirthList(reading: bytes, options: options, world: world)
    }
  }

  private func options() throws(Problem) -> ImportOptions {
    var options = ImportOptions()
    options.format = try named(from, "--from")
    options.encoding = try named(encoding, "--encoding")
    options.slashes = try named(slashes, "--slashes")
    options.zone = zone ?? Defaults.inForce.zone
    for part in columns?.split(separator: ",") ?? [] {
      let pair = part.split(separator: "=", maxSplits: 1)
      guard pair.count == 2 else {
        throw .usage("--columns", SkyUsage.column(String(part)))
      }
      options.columns[String(pair[0])] = String(pair[1])
    }
    return options
  }

  private func named<Named: RawRepresentable<String> & CaseIterable>(
    _ text: String?, _ option: String
  ) throws(Problem) -> Named? {
    guard let text else { return nil }
    guard let named = Named(named: text) else {
      let known = Named.allCases.map(\.rawValue)
      throw .usage(option, ListFault.unknown(text, among: known))
    }
    return named
  }
}
