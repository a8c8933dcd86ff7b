import AstroCommandKit
import AstroSvitla

/// Draws the wheel of a chart.
struct AstroRender: ToldCommand {
  static let name = "astro-render"

  @Argument(help: .told("render.chart"))
  var chart: String

  @OptionGroup(title: Help.heading("picture"))
  var picture: PictureOptions

  @OptionGroup(title: Help.heading("details"))
  var details: DetailOptions

  @OptionGroup(title: Help.heading("dial"))
  var dial: DialOptions

  @OptionGroup(title: Help.heading("squares"))
  var squares: SquareOptions

  @OptionGroup(title: Help.heading("map"))
  var map: MapOptions

  @OptionGroup(title: Help.heading("cut"))
  var cut: CutOptions

  @OptionGroup(title: Help.heading("animation"))
  var animation: AnimationOptions

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

  /// Refuses options of two pictures each of which is drawn alone.
  private func checkAlone(_ request: DetailRequest?) throws(Problem) {
    try dial.check(picture, page, skies)
    try cut.check(picture, page, skies)
    try animation.check(picture, page, skies)
    if request != nil { try picture.checkWorksheet(page, skies) }
    let alone = [
      ("--only", dial.only != nil), ("--squares", squares.squares != nil), ("--cut", cut.cut != nil),
      ("--apng", animation.apng), ("--map", map.map), ("--with", request != nil),
    ].filter(\.1).map(\.0)
    if alone.count > 1 { throw .usage(alone[1], OptionFault.conflict(alone[0])) }
  }

  private func draw(_ input: InputFile) throws(Problem) {
    let request = try details.request()
    try checkAlone(request)
    if let style = try squares.style(picture, page, skies) {
      return try draw(alone: input) { (chart, _, studio) throws(Problem) in
        do throws(Problem) { return try studio.square(of: chart, style) } catch { throw error.of(input.name) }
      }
    }
    if let style = try map.style(picture, page, skies) {
      return try draw(alone: input) { (chart, _, studio) throws(Problem) in
        do throws(Problem) { return try studio.map(of: chart, style) } catch { throw error.of(input.name) }
      }
    }
    if let request {
      return try draw(alone: input) { (chart, _, studio) throws(Problem) in
        try studio.worksheet(
          of: chart, studio.details(of: chart, request), picture.styled(WorksheetStyle()))
      }
    }
    if let part = dial.only?.sheet {
      return try draw(alone: input) { (chart, partner, studio) throws(Problem) in
        try studio.part(of: chart, with: partner, picture.styled(PartStyle(part)))
      }
    }
    if dial.only != nil {
      return try draw(alone: input) { (chart, _, studio) throws(Problem) in
        try studio.dial(of: chart, dial.style(of: chart, picture))
      }
    }
    if cut.cut != nil {
      return try draw(alone: input) { (chart, partner, studio) throws(Problem) in
        try cut.card(of: chart, with: partner?.chart, picture, by: studio)
      }
    }
    if animation.apng {
      let plan = try PicturePlan(picture, as: [AnimationFormat.apng], stem: input.stem)
      let chart = try ChartSource.chart(in: input, shared)
      let made = try animation.animation(of: chart, picture, by: Studio(for: shared))
      try plan.write(audit: made.value.audit) { _ in made.value.bytes }
      return shared.terminal(Self.name).notes(chart.warnings + made.notes, in: input.name)
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

  /// Draws a picture that is no wheel, of a chart and perhaps a partner's.
  private func draw<Picture: DrawnPicture>(
    alone input: InputFile, _ make: (Chart, OuterSky?, Studio) throws(Problem) -> Made<Picture>
  ) throws(Problem) {
    let plan = try PicturePlan(picture, as: picture.formats, stem: input.stem)
    let chart = try ChartSource.chart(in: input, shared)
    let partner = try OuterSkies(skies, shared, around: input).skies(around: chart).skies.first
    let made = try make(chart, partner, Studio(for: shared))
    try plan.write(audit: made.value.audit) { format throws(Problem) in try made.value.bytes(as: format) }
    shared.terminal(Self.name).notes(made.notes, in: input.name)
  }
}
