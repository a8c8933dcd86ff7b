import ArgumentParser
import ChartModel
import CommandKit
import Diagnostics
import Interpretation

/// Composes the report on an area of life from a chart.
@main
struct AstroReport: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "astro-report",
    abstract: "Say in words what a chart tells of an area of life.",
    usage: "astro-report <chart> --area <area> [options]",
    discussion: """
      Composes a report from the rules that hold in the chart, offline and the same every time: what dominates, \
      an analysis of 400 to 500 words, three or four pieces of advice. It is written as JSON to standard \
      output; every paragraph names the rules it rests on.

      EXAMPLES
        astro-report chart.json --area career --language uk > report.json
        astro-report chart.json --area general --text
        astro-report chart.json --area health --explain
        astro-chart birth.json | astro-report - --area finances | astro-pdf birth.json --report - -o report.pdf

      YOUR OWN RULES
        --rules names a folder of rule files, in it or one folder deeper. A rule whose ruleId is known \
      replaces the one that had it; every mistake is told at once, with file, line, rule and field.

      EXIT STATUS
        0   done
        64  the command line is wrong
        65  the chart or a rule file is, or the chart holds too little for a report
        66  the chart file or the rule folder is not there, or cannot be read
        69  the ephemeris files are not installed
        73  the report cannot be written

      ENVIRONMENT
        LC_ALL, LC_MESSAGES, LANG  the language of the report, unless --language says it
        SOURCE_DATE_EPOCH          the date written into the report; without it, now
      """,
    version: ProgramVersion.current)

  @Argument(help: "A chart file, or - for standard input.")
  var chart: String

  @OptionGroup(title: "The report")
  var options: ReportOptions

  @Flag(help: "Write reading text instead of JSON.")
  var text = false

  @Flag(help: "Write which rules hold in the chart, and why, as a table.")
  var explain = false

  @Option(
    name: .shortAndLong, parsing: .unconditional,
    help: ArgumentHelp("Where the report goes. (default: standard output)", valueName: "file"))
  var output = "-"

  @OptionGroup(title: "The receipt")
  var purchase: PurchaseOptions

  @OptionGroup(title: "Common options")
  var shared: SharedOptions

  static func main() { start() }

  func run() throws {
    let input = InputFile(chart)
    let receipt = try purchase.purchase(of: options.chosenArea())
    let chart = try ChartSource(shared, file: input.name).chart(
      from: input.document(in: shared.chosenLanguage))
    let plan = try options.plan(of: chart, in: shared.chosenLanguage, file: input.name)
    var files = OutputFiles()
    try files.add(try words(of: plan, receipt), to: output)
    try files.write()
    let terminal = Terminal(command: "astro-report", isQuiet: shared.quiet)
    for warning in chart.warnings { terminal.note(warning, in: input.name) }
  }

  private func words(of plan: ReportPlan, _ receipt: Purchase?) throws(Problem) -> [UInt8] {
    if explain && text {
      throw .usage("--explain", "leaves no room for --text", hint: "give one or the other")
    }
    if explain { return Array(plan.explanation.utf8) }
    let date = Timestamp(secondsSince1970: try Environment.date())
    let report = Report(plan, generatedAt: date, purchase: receipt)
    return text ? Array(report.text.utf8) : report.json
  }
}
