import AstroChartModel
import AstroChartSheet
import AstroDrawing
import AstroGeometry
import AstroShaping
import AstroSvitla
import AstroThemes
import AstroWheelLayout
import AstroWording

/// Pictures for sharing in a grid: a format per row, a theme per column, and another birth in each.
struct FormatSheet {
  let charts: [Chart]
  let fonts: FontBook

  private static let width = 400.0
  private static let formats: [PosterFormat] = [.square, .portrait, .story, .a3]

  func scene() throws -> Scene {
    let themes = Theme.builtIn
    let heights = FormatSheet.formats.map { FormatSheet.width * $0.size.height / $0.size.width }
    let size = Size(width: FormatSheet.width * Double(themes.count), height: heights.reduce(0, +))
    var scene = Scene(size: size, background: .white)
    for (row, format) in FormatSheet.formats.enumerated() {
      for (column, theme) in themes.enumerated() {
        let place = row * themes.count + column
        let poster = try Poster(
          of: charts[place % charts.count], format: format, theme: theme,
          language: Language.allCases[place % Language.allCases.count], shaper: fonts)
        let corner = Vector(dx: Double(column) * FormatSheet.width, dy: heights[..<row].reduce(0, +))
        draw(poster, at: corner, in: &scene)
      }
    }
    return scene
  }

  private func draw(_ poster: Poster, at corner: Vector, in scene: inout Scene) {
    let picture = poster.scene(shaper: fonts)
    let map = Affine.scale(FormatSheet.width / picture.size.width).then(.translation(corner))
    scene.group("poster", transform: map) { group in
      if let ground = picture.background { group.fill(Path(picture.bounds), ground) }
      group.add(picture)
    }
  }
}
