import AstroCommandKit
import AstroReportCommands
import AstroSvitla

/// The options for the content and look of a printed report.
struct DocumentOptions: ParsableArguments {
  /// The paper sizes for reports.
  enum Paper: String, CaseIterable, ExpressibleByArgument, Sendable {
    case a4, letter

    var page: PageStyle { self == .a4 ? .a4 : .letter }
  }

  @Option(
    help: .told("document.area", naming: Area.allCases.map(\.rawValue).joined(separator: ", ")),
    transform: DocumentOptions.areas)
  private var area: [Area] = []

  @Option(help: .told("document.report"))
  var report: String?

  @OptionGroup
  var rules: RuleOptions

  @Flag(help: .told("document.figures"))
  var figures = false

  @Option(name: .customLong("paper"), help: .told("document.paper"))
  private var givenPaper: Paper?

  @Option(name: .customLong("theme"), help: .told("document.theme"), transform: ThemeChoice.init)
  private var givenTheme: ThemeChoice?

  @Option(help: .told("document.purchaseDate"), transform: DocumentOptions.date)
  var purchaseDate: CivilDate?

  @Option(name: .shortAndLong, parsing: .unconditional, help: .told("document.output"))
  private var output: String?

  @OptionGroup
  var byline: BylineOptions

  @OptionGroup
  var details: DetailOptions

  init() {}

  func validate() throws {
    if !area.isEmpty, report != nil { throw ValidationError(PictureUsage.areaOrReport) }
  }
}

extension DocumentOptions {
  /// The areas to write about, in the order of the document; empty if a report is given.
  var areas: [Area] { area }

  /// The theme by option, or else the usual one.
  func theme() throws(Problem) -> Theme { try ThemeChoice.theme(givenTheme) }

  /// The paper by option, or else the usual one.
  func paper() throws(Problem) -> PageStyle {
    let usual: Paper? = try Defaults.inForce.value(.paper, OptionValue.named)
    return (givenPaper ?? usual ?? .a4).page
  }

  /// Whether the command line gives an output path.
  var isNamed: Bool { output != nil }

  /// Whether a reading is requested.
  var wantsReading: Bool { !area.isEmpty || report != nil }

  /// The given options that apply to a reading only, as they appear on the command line.
  var namesOfReading: [String] {
    [
      ("--area", !area.isEmpty), ("--report", report != nil), ("--rules", rules.isGiven),
      ("--figures", figures), ("--with", details.isGiven),
    ].filter(\.1).map(\.0)
  }

  /// Refuses a reading of an area of anything but a natal chart alone, and a natal chart alone without a reading.
  func check(isOfSkies: Bool, isOfCouple: Bool) throws(Problem) {
    if figures, !isOfCouple { throw .usage("--figures", OptionFault.works(with: "--partner")) }
    if isOfSkies, wantsReading {
      throw .usage(
        area.isEmpty ? "--report" : "--area", PictureUsage.readingOfSkies)
    }
    let looksUp = try details.request() != nil
    if isOfSkies, looksUp { throw .usage("--with", PictureUsage.readingOfSkies) }
    if !isOfSkies, !wantsReading, !looksUp {
      throw .usage("", PictureUsage.noSubject)
    }
  }

  /// The path of the document.
  ///
  /// - Parameters:
  ///   - stem: The base name of files made from the chart.
  ///   - year: The year of the document, if it is not a reading.
  func path(stem: String, year: Int?) throws(Problem) -> String {
    guard output != "" else { throw .usage("-o", OptionFault.emptyName) }
    let reading = area.count > 1 ? "all" : area.first?.rawValue ?? "report"
    let subject = year.map(String.init) ?? (wantsReading ? reading : nil)
    return output ?? ([stem] + [subject].compactMap(\.self)).joined(separator: "-") + ".pdf"
  }

  private static func areas(_ name: String) throws -> [Area] {
    if name == "all" { return Area.allCases }
    return [try OptionValue.value(name, Area(named: name), among: Area.allCases.map(\.rawValue) + ["all"])]
  }

  private static func date(_ text: String) throws -> CivilDate {
    guard let date = CivilDate(asWritten: text) else {
      throw ValidationError(PictureUsage.notDay(text))
    }
    return date
  }
}

extension DocumentOptions {
  /// Refuses options that apply to a single document.
  func checkForStream() throws(Problem) {
    if isNamed {
      throw .usage("-o", PictureUsage.inStream)
    }
    if report != nil {
      throw .usage("--report", PictureUsage.reportInStream)
    }
  }
}
