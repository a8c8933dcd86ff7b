import AstroDiagnostics
import AstroDrawing
import AstroGeometry
import CAstroCairo

/// Draws the items of a scene with cairo.
struct Pen {
  let context: OpaquePointer
  let renderer: Renderer
  /// Whether horizontal and vertical lines are moved to whole pixels.
  let snaps: Bool

  init(on surface: Surface, of renderer: Renderer, snaps: Bool = false) {
    self.init(on: surface.context, of: renderer, snaps: snaps)
  }

  init(on context: OpaquePointer, of renderer: Renderer, snaps: Bool) {
    (self.context, self.renderer, self.snaps) = (context, renderer, snaps)
    useTrueOutlines()
  }

  /// Requests glyphs with their true outlines, not fitted to the grid of pixels.
  private func useTrueOutlines() {
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_set_font_options(context, options)
    cairo_font_options_destroy(options)
  }

  func draw(_ items: [Scene.Item]) throws(Problem) {
    for item in items { try draw(item) }
  }

  private func draw(_ item: Scene.Item) throws(Problem) {
    switch item {
    case .fill(let path, let paint): fill(path, paint.color)
    case .stroke(let path, let stroke): self.stroke(path, stroke)
    case .glyphs(let run, let origin): try paint(run, at: origin)
    case .group(let group):
      cairo_save(context)
      apply(group.transform)
      try draw(group.items)
      cairo_restore(context)
    // A picture without pages cannot contain links.
    case .link, .anchor: break
    }
  }

  func apply(_ transform: Affine) {
    guard transform != .identity else { return }
    var matrix = cairo_matrix_t(
      xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx, y0: transform.ty)
    cairo_transform(context, &matrix)
  }

  func use(_ color: Color) {
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.opacity)
  }

  /// Fills a whole page.
  ///
  /// Unlike `cairo_paint` it keeps what has been recorded for the document before.
  func fillPage(_ size: Size, _ color: Color) {
    use(color)
    cairo_rectangle(context, 0, 0, size.width, size.height)
    cairo_fill(context)
  }
}
