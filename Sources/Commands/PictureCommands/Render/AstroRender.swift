import ArgumentParser
import AstroChartModel
import AstroCommandKit
import AstroDiagnostics
import AstroSvitla
import AstroWebPage
import AstroWholeFiles

/// Draws the wheel of a chart.
struct AstroRender: ToldCommand {
  static let name = "astro-render"

  @Argument(help: .told("render.chart"))
  var chart: String

  @OptionGroup(title: Help.heading("picture"))
  var picture: PictureOptions

  @OptionGroup(title: Help.heading("dial"))
  var dial: DialOptions

  @OptionGroup(title: Help.heading("page"))
  var page: PageOptions

  @OptionGroup(title: Help.heading("skies"))
  var skies: SkyOptions

  @OptionGroup(title: Help.heading("shared"))
  var shared: SharedOptions

  func run() throws {
    let input = InputFile(chart)
    do throws(Problem) {
      try draw(input)
    } catch {
      if picture.json { error.writeDrawingResponse() }
      throw error
    }
  }

  private func draw(_ input: InputFile) throws(Problem) {
    try dial.check(picture, page, skies)
    if dial.only != nil { return try drawDial(input) }
    let plan = try PicturePlan(picture, page, stem: input.stem)
    let chart = try ChartSource.chart(in: input, shared)
    let (drawing, around) = try WheelMaker(
      picture, skies, shared, around: input, tellsDays: picture.sheet || picture.json || plan.makesPage
    ).drawing(of: chart, makesPage: plan.makesPage)
    try plan.write(drawing.value) { () throws(Problem) in
      try drawing.value.page(page, report: Report(page, beside: input))
    }
    let terminal = shared.terminal("astro-render")
    for note in chart.warnings + drawing.notes { terminal.note(note, in: input.name) }
    for (note, source) in around { terminal.note(note, in: source) }
  }

  private func drawDial(_ input: InputFile) throws(Problem) {
    let plan = try DialPlan(picture, stem: input.stem)
    let chart = try ChartSource.chart(in: input, shared)
    let made = try Studio(for: shared).dial(of: chart, dial.style(of: chart, picture))
    try plan.write(made.value)
    let terminal = shared.terminal("astro-render")
    for note in made.notes { terminal.note(note, in: input.name) }
  }
}
