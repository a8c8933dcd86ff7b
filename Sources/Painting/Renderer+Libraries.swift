import CCairo
import CDeflate

extension Renderer {
  /// The libraries that pictures are painted with, by their names and versions.
  package static var libraries: [(name: String, version: String)] {
    [("cairo", String(cString: cairo_version_string())), ("libdeflate", LIBDEFLATE_VERSION_STRING)]
  }
}
