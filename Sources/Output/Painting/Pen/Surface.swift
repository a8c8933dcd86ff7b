import AstroDiagnostics
import AstroDrawing
import CAstroCairo

/// Owns a cairo surface and the context that draws on it.
final class Surface {
  let pointer: OpaquePointer
  let context: OpaquePointer

  /// Takes ownership of a surface that cairo has created.
  /// - Throws: `outOfMemory` or `rendering`.
  init(owning surface: OpaquePointer?) throws(Problem) {
    guard let surface, let context = cairo_create(surface) else { throw .noMemory }
    (pointer, self.context) = (surface, context)
    try check()
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(pointer)
  }

  /// Checks that cairo has reported no error so far.
  /// - Throws: `outOfMemory` or `rendering`.
  func check() throws(Problem) {
    for status in [cairo_status(context), cairo_surface_status(pointer)] where status != CAIRO_STATUS_SUCCESS
    {
      throw Problem(status, PaintingFault.cannotDraw)
    }
  }
}

extension Problem {
  /// A problem from an error of cairo, with what could not be done and why.
  init(_ status: cairo_status_t, _ fault: (String) -> Told) {
    guard status != CAIRO_STATUS_NO_MEMORY else {
      self = .noMemory
      return
    }
    self.init(.rendering, fault(String(cString: cairo_status_to_string(status))))
  }
}
