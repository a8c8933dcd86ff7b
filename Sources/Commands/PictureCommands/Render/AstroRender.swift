import ArgumentParser
import AstroChartModel
import AstroCommandKit
import AstroDiagnostics
import AstroSvitla
import AstroWebPage
import AstroWholeFiles

/// Draws the wheel of a chart.
struct AstroRender: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "astro-render",
    abstract: "Draw the wheel of a chart.",
    usage: "astro-render <chart> --png [--svg] [--pdf] [--html] [--json] [--audit] [options]",
    discussion: """
      Reads a chart file and draws its wheel as PNG, SVG or PDF. A file with only a birth is computed first; \
      a computed chart is drawn as it is. Every body is in its true house, and nothing overlaps. \
      SVG and PDF show everything, a small PNG what can be read in it. Other skies are drawn in rings around \
      the first, in its houses, and lines show the aspects of their bodies to those of the first. A page has \
      the wheel and lists of everything in it, and explains whatever the reader chooses.

      EXAMPLES
        astro-render chart.json --png
        astro-render chart.json --png --svg --theme dark --size 1600 -o out/oksana
        astro-render chart.json --sheet --pdf --language uk
        astro-render chart.json --transits --png
        astro-render chart.json --partner other.json --sheet --pdf
        astro-render chart.json --around progressed.json --transits 2026-11-21 --png
        astro-render chart.json --html --report report.json
        astro-render chart.json --transits --html --fragment -o wheel.html
        astro-render chart.json --json > drawn.json
        astro-render chart.json --png --theme my-inks.json
        astro-chart birth.json | astro-render - --svg -o - > chart.svg

      Files are written completely or not at all: a run that fails leaves old files as they were.

      EXIT STATUS
        0   done
        64  the command line is wrong
        65  the chart file is wrong: the message names the place, and what to do
        66  the chart file does not exist, or cannot be read
        69  fonts or ephemeris files are not installed
        70  a defect of this program; with --audit, the list says what is wrong
        73  a picture cannot be written

      ENVIRONMENT
        LC_ALL, LC_MESSAGES, LANG  the language of words, unless --language is given
        SE_EPHE_PATH       where the ephemeris is, unless --ephemeris is given
        SOURCE_DATE_EPOCH  the date of PDF documents; without it they have none
        ASTROSVITLA_FONTS  folders of text fonts, searched before the system's
      """,
    version: ProgramVersion.line)

  @Argument(help: "A chart file, or - for standard input.")
  var chart: String

  @OptionGroup(title: "The picture")
  var picture: PictureOptions

  @OptionGroup(title: "The page")
  var page: PageOptions

  @OptionGroup(title: "Other skies")
  var skies: SkyOptions

  @OptionGroup(title: "Common options")
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
}
