import AstroSvitla
import CAstroCairo
import CAstroDeflate

/// Measures what cairo and libdeflate take for the same pictures, without anything of ours but the calls.
struct CairoBench {
  let renderer: Renderer

  /// The document as cairo writes it, without any of our additions.
  func document(_ document: PrintDocument) -> Row.Floor {
    Row.Floor(name: "cairo alone") { _ = try renderer.bare(document) }
  }

  /// The scene as pixels, which libdeflate compresses as quickly as it can.
  func picture(_ scene: Scene, width: Int) -> Row.Floor {
    Row.Floor(name: "cairo and libdeflate alone") { try packed(scene, width: width) }
  }

  private func packed(_ scene: Scene, width: Int) throws {
    let scale = Double(width) / scene.size.width
    let height = CInt((scene.size.height * scale).rounded())
    let surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, CInt(width), height)
    defer { cairo_surface_destroy(surface) }
    let context = cairo_create(surface)
    defer { cairo_destroy(context) }
    cairo_scale(context, scale, scale)
    guard let context, let surface else { return }
    try renderer.draw(scene, on: context)
    cairo_surface_flush(surface)
    let bytes = Int(cairo_image_surface_get_stride(surface)) * Int(height)
    guard let pixels = cairo_image_surface_get_data(surface), let packer = libdeflate_alloc_compressor(1)
    else {
      return
    }
    defer { libdeflate_free_compressor(packer) }
    _ = [UInt8](unsafeUninitializedCapacity: libdeflate_zlib_compress_bound(packer, bytes)) { buffer, count in
      count = libdeflate_zlib_compress(packer, pixels, bytes, buffer.baseAddress, buffer.count)
    }
  }
}
