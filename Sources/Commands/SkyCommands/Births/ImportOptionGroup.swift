import ArgumentParser
import AstroBirths
import AstroCommandKit
import AstroDiagnostics
import AstroExchange
import AstroWholeFiles
import AstroWording

/// How a file of births is read.
struct ImportOptionGroup: ParsableArguments {
  @Argument(help: "A file of births, or - for standard input.")
  var file: String

  @Option(
    help: .naming(
      "form",
      "The form of the file: aaf, astrolog, quick-chart, csv, kerykeion, immanuel or chart. (default: by its content)"
    ))
  var from: String?

  @Option(
    help: .naming(
      "name",
      "Its characters: utf-8, utf-16, windows-1252 (also for Latin-1) or windows-1251. (default: by its bytes)"
    ))
  var encoding: String?

  @Option(
    parsing: .unconditional, help: "The time zone of births that state none: Europe/Kyiv, +03:00, or LMT.")
  var zone: String?

  @Option(
    parsing: .unconditional,
    help: .naming(
      "field=column,...",
      "Which columns of a table say what, as in date=Geburtstag,time=Zeit. (default: by their names)"))
  var columns: String?

  @Option(help: .naming("first", "What comes first in dates such as 3/4/1990: day or month."))
  var slashes: String?

  @Flag(help: "End with 0 even if births failed.")
  var acceptErrors = false

  @OptionGroup private var language: LanguageOption

  @Flag(name: .shortAndLong, help: "Print only errors, no notes.")
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
      throw .usage(option, OptionFault.unknown(text, among: known))
    }
    return named
  }
}
