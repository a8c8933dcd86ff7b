import AstroCommandKit
import AstroSvitla

/// Draws the wheel of a chart.
struct AstroRender: ToldCommand {
  static let name = "astro-render"

  @Argument(help: .told("render.chart"))
  var chart: String

  @OptionGroup(title: Help.heading("picture"))
  var picture: PictureOptions

  @OptionGroup(title: Help.heading("dial"))
  var dial: DialOptions

  @OptionGroup(title: Help.heading("cut"))
  var cut: CutOptions

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
    try cut.check(picture, page, skies, isDial: dial.only != nil)
    if let part = dial.only?.sheet {
      return try draw(alone: input) { (chart, studio) throws(Problem) in
        let around = try OuterSkies(skies, shared, around: input).skies(around: chart)
        return try studio.part(of: chart, with: around.skies.first, picture.style(of: part))
      }
    }
    if dial.only != nil {
      return try draw(alone: input) { (chart, studio) throws(Problem) in
        try studio.dial(of: chart, dial.style(of: chart, picture))
      }
    }
    if cut.cut != nil {
      return try draw(alone: input) { (chart, studio) throws(Problem) in
        let around = try OuterSkies(skies, shared, around: input).skies(around: chart)
        return try cut.card(of: chart, with: around.skies.first?.chart, picture, by: studio)
      }
    }
    let pages: [RenderFormat] = page.html ? [.page] : []
    let plan = try PicturePlan(
      picture, as: picture.formats.map(RenderFormat.picture) + pages, stem: input.stem)
    let makesPage = plan.makes(.page)
    try page.check(picture, makesPage: makesPage)
    let chart = try ChartSource.chart(in: input, shared)
    let (drawing, around) = try WheelMaker(
      picture, skies, shared, around: input, isDated: picture.sheet || picture.json || makesPage
    ).drawing(of: chart, makesPage: makesPage)
    let made = drawing.value
    try plan.write(audit: made.audit, response: made.response.json) { format throws(Problem) in
      switch format {
      case .picture(let format): try made.bytes(as: format)
      case .page: try made.page(page, report: Report(page, beside: input))
      }
    }
    let own = (chart.warnings + drawing.notes).map { (note: $0, source: input.name) }
    shared.terminal(Self.name).notes(own + around)
  }

  /// Draws a picture that is no wheel.
  private func draw<Picture: DrawnPicture>(
    alone input: InputFile, _ make: (Chart, Studio) throws(Problem) -> Made<Picture>
  ) throws(Problem) {
    let plan = try PicturePlan(picture, as: picture.formats, stem: input.stem)
    let made = try make(ChartSource.chart(in: input, shared), Studio(for: shared))
    try plan.write(audit: made.value.audit) { format throws(Problem) in try made.value.bytes(as: format) }
    shared.terminal(Self.name).notes(made.notes, in: input.name)
  }
}
