/// A picture as rows of red, green, blue and opacity, a byte each.
package struct Pixels: Hashable, Sendable {
  package let width: Int
  package let height: Int
  package var bytes: [UInt8]

  /// A picture all of one color.
  package init(width: Int, height: Int, filledWith color: [UInt8] = [255, 255, 255, 255]) {
    precondition(color.count == 4, "a pixel has four parts")
    (self.width, self.height) = (width, height)
    bytes = Array(repeatElement(color, count: width * height).joined())
  }

  /// Red, green, blue and opacity at a place.
  package subscript(x: Int, y: Int) -> ArraySlice<UInt8> {
    get { bytes[(y * width + x) * 4..<(y * width + x) * 4 + 4] }
    set { bytes.replaceSubrange((y * width + x) * 4..<(y * width + x) * 4 + 4, with: newValue) }
  }

  /// The columns and rows that hold whatever differs from a color by more than a tolerance.
  package func ink(on ground: [UInt8], tolerance: Int) -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>)?
  {
    var (left, right, top, bottom) = (width, -1, height, -1)
    for y in 0..<height {
      for x in 0..<width where Pixels.distance(self[x, y], ground[...]) > tolerance {
        (left, right, top, bottom) = (min(left, x), max(right, x), min(top, y), max(bottom, y))
      }
    }
    return right < 0 ? nil : (left...right, top...bottom)
  }

  /// The largest difference among the parts of two pixels, 0…255.
  static func distance(_ a: ArraySlice<UInt8>, _ b: ArraySlice<UInt8>) -> Int {
    zip(a, b).reduce(0) { max($0, abs(Int($1.0) - Int($1.1))) }
  }
}
