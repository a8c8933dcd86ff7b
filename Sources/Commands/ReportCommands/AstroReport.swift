import AstroChecking
import AstroCommandKit
import AstroCouples
import AstroDaybook
import AstroInterpretation
import AstroPeriods
import AstroSkies
import AstroSynastry

/// Writes the report on an area of life from a chart.
struct AstroReport: ToldCommand {
  static let name = "astro-report"

  @Argument(help: .told("report.chart"))
  var chart: String?

  @OptionGroup(title: Help.heading("report"))
  var options: ReportOptions

  @Option(parsing: .unconditional, help: .told("report.partner"))
  var partner: String?

  @OptionGroup(title: Help.heading("period"))
  var period: PeriodOptions

  @Flag(help: .told("report.text"))
  var text = false

  @Flag(help: .told("report.explain"))
  var explain = false

  @Flag(help: .told("report.brief"))
  var brief = false

  @Flag(name: .customLong("no-meanings"), help: .told("report.noMeanings"))
  var noMeanings = false

  @OptionGroup(title: Help.heading("writer"))
  var writer: WriterOptions

  @Option(help: .told("report.check"))
  var check: String?

  @Option(help: .told("report.against"))
  var against: String?

  @Option(name: .shortAndLong, parsing: .unconditional, help: .told("report.output"))
  var output = "-"

  @OptionGroup(title: Help.heading("receipt"))
  var purchase: PurchaseOptions

  @OptionGroup(title: Help.heading("shared"))
  var shared: SharedOptions

  func run() throws {
    if let check, let against { return try hold(InputFile(check), against: InputFile(against)) }
    try period.check()
    try options.check(beside: period.names.first ?? partner.map { _ in "--partner" })
    if let sign = period.sign { return try read(sign) }
    let input = InputFile(chart ?? "-")
    if period.namesSpan { return try readSpan(of: input) }
    if let partner { return try read(input, with: InputFile(partner)) }
    let receipt = try purchase.purchase(of: options.chosenArea())
    let chart = try ChartSource.chart(in: input, shared)
    let plan = try options.plan(of: chart, in: shared.chosenLanguage, file: input.name)
    let made = try words(of: plan, receipt)
    try OutputFiles.write(made.value, to: output)
    shared.terminal(Self.name).notes(chart.warnings + plan.notes + made.notes, in: input.name)
  }

  /// Writes the reading of a day or a longer span for a birth.
  private func readSpan(of input: InputFile) throws(Problem) {
    let source = ChartSource(shared, file: input.name)
    let natal = try source.natal(from: input.document(in: shared.chosenLanguage))
    var daybook = Daybook(shared.ephemerisSource)
    let date = try Environment.date()
    let made = try period.reading(of: natal, by: &daybook, shared, date, generatedAt: date)
    var notes = natal.warnings + made.notes
    if brief {
      try write(made.value.brief(of: natal))
    } else {
      let told = try writer.reading(instead: made.value, of: given(try made.value.brief(of: natal)))
      try write(told.value)
      notes += told.notes
    }
    shared.terminal(Self.name).notes(notes, in: input.name)
  }

  /// Writes the profile of a sign, or the reading of a day for it.
  private func read(_ sign: Sign) throws(Problem) {
    guard period.namesSpan else {
      let profile = try SignProfile(of: sign, in: shared.chosenLanguage)
      return try OutputFiles.write(text ? Array(profile.text.utf8) : profile.json, to: output)
    }
    var daybook = Daybook(shared.ephemerisSource)
    let zodiac = shared.applied(to: Defaults.inForce.settings).zodiac
    let date = try Environment.date()
    try write(
      period.reading(of: sign, by: &daybook, in: zodiac, shared.chosenLanguage, now: date))
  }

  private func write(_ reading: PeriodReport) throws(Problem) {
    try OutputFiles.write(text ? Array(reading.text.utf8) : reading.json, to: output)
  }

  private func write(_ brief: ReportBrief) throws(Problem) {
    try OutputFiles.write(given(brief).json, to: output)
  }

  /// What a writer is given of a brief.
  private func given(_ brief: ReportBrief) -> ReportBrief { noMeanings ? brief.withoutMeanings : brief }

  /// Writes the reading of two people, or the brief for one.
  private func read(_ first: InputFile, with second: InputFile) throws {
    let charts = try [first, second].map { input throws(Problem) in try ChartSource.chart(in: input, shared) }
    let synastry = try Skies(shared.ephemerisSource).synastry(of: charts[0], with: charts[1])
    let (tie, language) = (synastry.value, shared.chosenLanguage)
    var notes = synastry.notes
    if brief {
      try write(ReportBrief(of: tie, in: language))
    } else {
      let book = try CoupleReport(of: tie, in: language, generatedAt: try Environment.date())
      let told = try writer.reading(instead: book, of: given(try ReportBrief(of: tie, in: language)))
      try OutputFiles.write(text ? Array(told.value.text.utf8) : told.value.json, to: output)
      notes += told.notes
    }
    let own = zip(charts, [first, second]).flatMap { chart, input in chart.warnings.map { ($0, input.name) } }
    shared.terminal(Self.name).notes(own + notes.map { ($0, "") })
  }

  /// Checks a report against a brief; prints nothing if the report says only what is true.
  private func hold(_ report: InputFile, against brief: InputFile) throws {
    try brief.check(beside: report, .report, option: "--against")
    let known = try brief.read(upTo: ReportBrief.largestFile, ReportBrief.init(json:))
    let said = try report.read(upTo: Report.largestFile, ReportDraft.init(json:))
    if let problem = Problem(ReportCheck(against: known).findings(in: said)) { throw problem.of(report.name) }
  }

  private func words(of plan: ReportPlan, _ receipt: Purchase?) throws(Problem) -> Made<[UInt8]> {
    if explain { return Made(Array(plan.explanation.utf8)) }
    if brief { return Made(given(plan.brief).json) }
    let book = Report(plan, generatedAt: try Environment.date(), purchase: receipt)
    return try writer.reading(instead: book, of: given(plan.brief)).map { report in
      text ? Array(report.text.utf8) : report.json
    }
  }
}
