import CAstroCairo
import Testing

/// A picture as libpng reads it, through cairo: a reader that is not ours.
package struct Picture: Equatable {
  package let width: Int
  package let height: Int
  /// Opacity, red, green and blue of each pixel, multiplied by the opacity, a byte each.
  package private(set) var pixels: [UInt32]

  package init(png: [UInt8]) throws {
    var rest = png[...]
    let surface = withUnsafeMutablePointer(to: &rest) { source in
      cairo_image_surface_create_from_png_stream(
        { source, data, count in
          guard let rest = source?.assumingMemoryBound(to: ArraySlice<UInt8>.self), let data,
            rest.pointee.count >= count
          else { return CAIRO_STATUS_READ_ERROR }
          for index in 0..<Int(count) { data[index] = rest.pointee.removeFirst() }
          return CAIRO_STATUS_SUCCESS
        }, source)
    }
    defer { cairo_surface_destroy(surface) }
    try #require(cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS)
    (width, height) = (
      Int(cairo_image_surface_get_width(surface)), Int(cairo_image_surface_get_height(surface))
    )
    let stride = Int(cairo_image_surface_get_stride(surface)) / 4
    let isOpaque = cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24
    let data = UnsafeRawPointer(try #require(cairo_image_surface_get_data(surface)))
    let words = UnsafeBufferPointer(start: data.assumingMemoryBound(to: UInt32.self), count: stride * height)
    let width = width
    pixels = (0..<height).flatMap { row in
      words[row * stride..<row * stride + width].map { isOpaque ? $0 | 0xFF00_0000 : $0 }
    }
  }

  /// The same colors as if nothing showed through.
  package var withoutOpacity: Picture {
    var picture = self
    picture.pixels = pixels.map { $0 | 0xFF00_0000 }
    return picture
  }

  package subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }

  /// The largest difference of one part of one pixel, and how many pixels differ by more than 48 of 255.
  package func difference(from other: Picture) -> (largest: Int, notable: Int) {
    var largest = 0
    var notable = 0
    for (a, b) in zip(pixels, other.pixels) where a != b {
      let parts = [24, 16, 8, 0].map { abs(Int(a >> $0 & 0xFF) - Int(b >> $0 & 0xFF)) }
      largest = max(largest, parts.max() ?? 0)
      if parts.contains(where: { $0 > 48 }) { notable += 1 }
    }
    return (largest, notable)
  }
}
