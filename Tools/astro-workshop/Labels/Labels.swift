import ArgumentParser
import AstroChartModel
import AstroCommandKit
import AstroDrawing
import AstroSVG
import AstroSvitla
import AstroWheelLayout
import AstroWholeFiles
import AstroWording

/// Draws the wheel and a page with labels for their parts, for `docs/GLOSSARY.md`.
struct Labels: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Draw a wheel and a page with the names of their parts.")

  @Option(name: .shortAndLong, help: "The folder of the pictures.")
  var output = "docs"

  func run() throws {
    let studio = try Studio()
    let chart = try studio.chart(
      born: "1990-04-15", at: "14:30", in: "Kyiv", name: "Oksana",
      settings: ChartSettings(houseSystem: .placidus)
    ).value
    var files = OutputFiles()
    let tools = try studio.tools
    let wheel = LabelledWheel(chart, shaper: tools.fonts).scene()
    try add(wheel, "The parts of a wheel", to: "wheel-labelled", &files, tools.svg)
    let page = try LabelledPage(chart, studio).scene()
    try add(page, "The parts of a page", to: "page-labelled", &files, tools.svg)
    try files.write()
  }

  private func add(
    _ scene: Scene, _ title: String, to name: String, _ files: inout OutputFiles, _ writer: SVGWriter
  ) throws {
    let svg = try writer.svg(scene, info: DocumentInfo(title: title, language: Language.en.tag))
    try files.add(svg, to: "\(output)/\(name).svg")
  }
}
