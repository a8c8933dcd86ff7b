import ArgumentParser
import AstroChartModel
import AstroCommandKit
import AstroDrawing
import AstroEphemeris
import AstroGeometry
import AstroPainting
import AstroShaping
import AstroSvitla
import AstroThemes
import AstroWheelLayout
import AstroWholeFiles
import AstroWording

/// Contact sheets of random births, and of every format in every theme: side by side, the eye finds what
/// tests miss.
struct Gallery: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Draw contact sheets of random births.")

  @Option(help: "How many charts.")
  var charts = 40

  @Option(help: "The seed of the births.")
  var seed: UInt64 = 1

  @Option(name: .shortAndLong, help: "The folder of the sheets.")
  var output = "out/gallery"

  private static let columns = 5
  private static let rows = 4
  /// The side of one wheel, in points and in pixels.
  private static let side = 600.0

  func run() throws {
    let fonts = try FontBook()
    var births = RandomBirths(seed: seed)
    let charts = try (0..<charts).map { _ in try births.chart() }
    var files = OutputFiles()
    let perSheet = Gallery.columns * Gallery.rows
    for (number, start) in stride(from: 0, to: charts.count, by: perSheet).enumerated() {
      let some = Array(charts[start..<min(start + perSheet, charts.count)])
      let sheet = try contactSheet(some, from: start, fonts)
      let png = try Renderer(fonts: fonts).png(
        sheet, pixelWidth: Int(sheet.size.width), info: DocumentInfo(title: "Gallery \(number + 1)"))
      try files.add(png, to: "\(output)/sheet-\(number + 1).png")
    }
    let formats = try FormatSheet(charts: charts, fonts: fonts).scene()
    let png = try Renderer(fonts: fonts).png(
      formats, pixelWidth: Int(formats.size.width), info: DocumentInfo(title: "Gallery, formats"))
    try files.add(png, to: "\(output)/formats.png")
    try files.write()
  }

  /// The charts in a grid, cycling through all themes and both languages.
  private func contactSheet(_ charts: [Chart], from first: Int, _ fonts: FontBook) throws -> Scene {
    let size = Size(
      width: Gallery.side * Double(Gallery.columns), height: Gallery.side * Double(Gallery.rows))
    var scene = Scene(size: size, background: .white)
    for (index, chart) in charts.enumerated() {
      let theme = Theme.builtIn[(first + index) % Theme.builtIn.count]
      let language = Language.allCases[index % Language.allCases.count]
      let options = try WheelOptions(
        side: Gallery.side, caption: WheelCaption(of: chart, in: language), language: language.tag)
      let wheel = Wheel(of: chart, options: options, theme: theme, shaper: fonts).scene()
      let corner = Vector(
        dx: Double(index % Gallery.columns) * Gallery.side, dy: Double(index / Gallery.columns) * Gallery.side
      )
      scene.group("chart", transform: .translation(corner)) { group in
        group.fill(Path(wheel.bounds), theme.paper)
        group.add(wheel)
      }
    }
    return scene
  }
}
