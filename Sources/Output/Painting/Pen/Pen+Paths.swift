import AstroDrawing
import AstroGeometry
import CAstroCairo

extension Pen {
  func fill(_ path: Path, _ color: Color) {
    trace(path)
    use(color)
    cairo_fill(context)
  }

  func stroke(_ path: Path, _ stroke: Stroke) {
    let snapped = snapped(path, width: stroke.width)
    trace(snapped?.path ?? path)
    use(stroke.color)
    cairo_set_line_width(context, snapped?.width ?? stroke.width)
    cairo_set_dash(context, stroke.usableDash, CInt(stroke.usableDash.count), 0)
    let isRound = stroke.cap == .round
    cairo_set_line_cap(context, isRound ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT)
    cairo_set_line_join(context, isRound ? CAIRO_LINE_JOIN_ROUND : CAIRO_LINE_JOIN_MITER)
    cairo_stroke(context)
  }

  private func trace(_ path: Path) {
    cairo_new_path(context)
    for element in path.elements {
      switch element {
      case .move(let p): cairo_move_to(context, p.x, p.y)
      case .line(let p): cairo_line_to(context, p.x, p.y)
      case .curve(let p, let q, let r): cairo_curve_to(context, p.x, p.y, q.x, q.y, r.x, r.y)
      case .close: cairo_close_path(context)
      }
    }
  }
}
