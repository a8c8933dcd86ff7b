import CCairo
import Diagnostics
import Drawing

/// The owner of a cairo surface and of the context that draws on it.
final class Surface {
  let pointer: OpaquePointer
  let context: OpaquePointer

  /// Takes over a surface that cairo has made.
  /// - Throws: `outOfMemory` or `drawing`.
  init(owning surface: OpaquePointer?) throws(Problem) {
    guard let surface, let context = cairo_create(surface) else { throw .noMemory }
    (pointer, self.context) = (surface, context)
    try check()
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(pointer)
  }

  /// Whether cairo has done all that was asked of it until now.
  /// - Throws: `outOfMemory` or `drawing`.
  func check() throws(Problem) {
    for status in [cairo_status(context), cairo_surface_status(pointer)] where status != CAIRO_STATUS_SUCCESS
    {
      throw Problem(status, .rendering, "cairo cannot draw")
    }
  }
}

extension Problem {
  /// What cairo could not do, and why.
  init(_ status: cairo_status_t, _ code: Code, _ message: String) {
    guard status != CAIRO_STATUS_NO_MEMORY else {
      self = .noMemory
      return
    }
    self.init(code, "\(message): \(String(cString: cairo_status_to_string(status)))")
  }
}
