import ArgumentParser
import AstroChartModel
import AstroChecking
import AstroCommandKit
import AstroDiagnostics
import AstroInterpretation
import AstroWholeFiles

/// Writes the report on an area of life from a chart.
struct AstroReport: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "astro-report",
    abstract: "Write in words what a chart says about an area of life.",
    usage: "astro-report <chart> --area <area> [options]",
    discussion: """
      Composes a report from the rules that hold in the chart, offline and the same every time: what dominates, \
      an analysis of 400 to 500 words, three or four pieces of advice. It is written as JSON to standard \
      output; every paragraph names the rules it is based on.

      EXAMPLES
        astro-report chart.json --area career --language uk > report.json
        astro-report chart.json --area general --text
        astro-report chart.json --area health --explain
        astro-report chart.json --area career --brief > brief.json
        astro-report --check report.json --against brief.json
        astro-report birth.json --area finances | \\
          astro-pdf birth.json --report - -o report.pdf

      YOUR OWN RULES
        --rules names a folder with rule files, in it or up to two folders deeper, and their words in texts/LANG. \
      A rule with a known ruleId replaces that rule; all mistakes are reported at once, with file, line, rule \
      and field.

      ANOTHER WRITER
        --brief writes what a writer is given, a person or a model: everything that is true of the chart, without \
      name or birth data, what each paragraph is about, and how long it may be. --check lists every place where \
      a report says something about bodies, signs, houses, aspects or motion that its brief does not.

      EXIT STATUS
        0   done
        64  the command line is wrong
        65  the chart, a rule file or a checked report is wrong, or says too little
        66  the chart file or the rule folder does not exist, or cannot be read
        69  the ephemeris files are not installed
        73  the report cannot be written

      ENVIRONMENT
        LC_ALL, LC_MESSAGES, LANG  of the report, unless --language is given
        SOURCE_DATE_EPOCH          the date written into the report; without it, now
      """,
    version: ProgramVersion.line)

  @Argument(help: "A chart file, or - for standard input.")
  var chart: String?

  @OptionGroup(title: "The report")
  var options: ReportOptions

  @Flag(help: "Write plain text instead of JSON.")
  var text = false

  @Flag(help: "Write which rules hold in the chart, and why, as a table.")
  var explain = false

  @Flag(help: "Write what a writer of the report is given, as JSON.")
  var brief = false

  @Option(help: .naming("report", "A report to compare with --against; needs no chart."))
  var check: String?

  @Option(help: .naming("brief", "The brief that the report was written from."))
  var against: String?

  @Option(
    name: .shortAndLong, parsing: .unconditional,
    help: .naming("file", "Where to write the report. (default: standard output)"))
  var output = "-"

  @OptionGroup(title: "The receipt")
  var purchase: PurchaseOptions

  @OptionGroup(title: "Common options")
  var shared: SharedOptions

  func validate() throws {
    guard (check == nil) == (against == nil) else {
      throw ValidationError(
        Told(
          "--check and --against go together: a report, and the brief it was written from",
          ukrainian: "--check і --against бувають лише разом: звіт і зведення, з якого його написано"))
    }
    if check != nil, chart != nil {
      throw ValidationError(
        Told("--check needs no chart", ukrainian: "для --check карта не потрібна"))
    }
    if check == nil, chart == nil { throw ValidationError("Missing expected argument '<chart>'") }
    if [explain, text, brief].count(where: \.self) > 1 {
      throw ValidationError(
        Told(
          "--explain, --text and --brief are three things to write: give one of them",
          ukrainian: "--explain, --text і --brief – три різні речі: виберіть одну"))
    }
  }

  func run() throws {
    if let check, let against { return try hold(InputFile(check), against: InputFile(against)) }
    let input = InputFile(chart ?? "-")
    let receipt = try purchase.purchase(of: options.chosenArea())
    let chart = try ChartSource.chart(in: input, shared)
    let plan = try options.plan(of: chart, in: shared.chosenLanguage, file: input.name)
    try OutputFiles.write(words(of: plan, receipt), to: output)
    let terminal = shared.terminal("astro-report")
    for note in chart.warnings + plan.notes { terminal.note(note, in: input.name) }
  }

  /// Checks a report against a brief; prints nothing if the report says only what is true.
  private func hold(_ report: InputFile, against brief: InputFile) throws {
    try brief.check(beside: report, .report, option: "--against")
    let known = try brief.read(upTo: ReportBrief.largestFile, ReportBrief.init(json:))
    let said = try report.read(upTo: Report.largestFile, Report.init(json:))
    if let problem = Problem(ReportCheck(against: known).findings(in: said)) { throw problem.of(report.name) }
  }

  private func words(of plan: ReportPlan, _ receipt: Purchase?) throws(Problem) -> [UInt8] {
    if explain { return Array(plan.explanation.utf8) }
    if brief { return plan.brief.json }
    let date = try Environment.date()
    let report = Report(plan, generatedAt: date, purchase: receipt)
    return text ? Array(report.text.utf8) : report.json
  }
}
