import CCairo
import Drawing

/// The owner of a cairo surface and of the context that draws on it.
final class Surface {
  let pointer: OpaquePointer
  let context: OpaquePointer

  /// Takes over a surface that cairo has made.
  init(owning surface: OpaquePointer?) throws(RenderingError) {
    guard let surface, let context = cairo_create(surface) else {
      throw RenderingError(.drawing, "cairo made no surface")
    }
    (pointer, self.context) = (surface, context)
    try check()
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(pointer)
  }

  /// Whether cairo has done all that was asked of it until now.
  func check() throws(RenderingError) {
    for status in [cairo_status(context), cairo_surface_status(pointer)] where status != CAIRO_STATUS_SUCCESS
    {
      throw RenderingError(.drawing, "cairo cannot draw: \(String(cString: cairo_status_to_string(status)))")
    }
  }
}
