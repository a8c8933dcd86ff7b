import AstroDiagnostics
import AstroDrawing
import AstroGeometry
import CAstroCairo

/// A cairo surface that writes a PDF document into memory.
final class PDFSurface {
  let surface: Surface
  private let sink: Sink

  /// The destination of cairo's bytes; cairo writes the last of them when the surface is finished or
  /// released.
  private final class Sink {
    var bytes: [UInt8] = []
  }

  init(size: Size) throws(Problem) {
    let sink = Sink()
    let write: cairo_write_func_t = { sink, data, count in
      guard let sink, let data else { return CAIRO_STATUS_WRITE_ERROR }
      Unmanaged<Sink>.fromOpaque(sink).takeUnretainedValue().bytes
        .append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
      return CAIRO_STATUS_SUCCESS
    }
    surface = try Surface(
      owning: cairo_pdf_surface_create_for_stream(
        write, Unmanaged.passUnretained(sink).toOpaque(), size.width, size.height))
    self.sink = sink
    cairo_pdf_surface_restrict_to_version(surface.pointer, PDFSurface.version)
  }

  /// The version of PDF to write.
  ///
  /// From PDF 1.5 on, cairo records what glyphs stand for even where one glyph has two meanings. But cairo
  /// 1.17 and later then pack objects together, where the amending cannot see them.
  private static var version: cairo_pdf_version_t {
    cairo_version() < 11_700 ? CAIRO_PDF_VERSION_1_5 : CAIRO_PDF_VERSION_1_4
  }

  /// The name that cairo gives itself in the files that it writes.
  static var producer: String {
    "cairo \(String(cString: cairo_version_string())) (https://cairographics.org)"
  }

  var pointer: OpaquePointer { surface.pointer }
  var context: OpaquePointer { surface.context }

  func check() throws(Problem) { try surface.check() }

  /// Finishes the document and returns its bytes.
  func finish() throws(Problem) -> [UInt8] {
    cairo_surface_finish(surface.pointer)
    let status = cairo_surface_status(surface.pointer)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw Problem(status, PaintingFault.cannotFinish)
    }
    return sink.bytes
  }
}
