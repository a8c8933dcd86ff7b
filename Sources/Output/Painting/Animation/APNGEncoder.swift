import AstroDiagnostics
import AstroDrawing

/// Writes an animated PNG: a picture, then for each next one the smallest rectangle that holds what has changed.
///
/// In the rectangle, pixels that stay the same are transparent, which costs next to nothing once compressed. The
/// animation is played once. Programs that know nothing of animations show the first picture (APNG 1.0).
struct APNGEncoder {
  private let size: PixelSize
  private var chunks: PNGChunks
  private var shown: [UInt32] = []
  /// The number of the next chunk of the animation.
  private var sequence: UInt32 = 0

  /// - Parameter frames: How many pictures follow.
  init(size: PixelSize, frames: Int, info: DocumentInfo) {
    self.size = size
    chunks = PNGChunks(size: size, isOpaque: false, info: info)
    chunks.append("acTL", UInt32(frames).bigEndianBytes + UInt32(1).bigEndianBytes)
  }

  /// Adds a picture.
  ///
  /// - Parameters:
  ///   - pixels: As many as the picture has, row by row, in cairo's order; opacity is ignored.
  ///   - milliseconds: How long the picture is shown.
  mutating func append(_ pixels: [UInt32], for milliseconds: Int) throws(Problem) {
    let isFirst = shown.isEmpty
    let box = isFirst ? Box(x: 0..<size.width, y: 0..<size.height) : changed(pixels)
    chunks.append("fcTL", number() + box.bytes + UInt16(milliseconds).bytes + UInt16(1000).bytes + [0, 1])
    let stream = try compressed(pixels, in: box)
    if isFirst {
      chunks.append("IDAT", stream)
    } else {
      chunks.append("fdAT", number() + stream)
    }
    shown = pixels
  }

  /// Finishes the file and returns it.
  consuming func finish() -> [UInt8] {
    chunks.append("IEND", [])
    return chunks.file
  }

  private mutating func number() -> [UInt8] {
    defer { sequence += 1 }
    return sequence.bigEndianBytes
  }

  /// The smallest box around what differs from the picture before; one pixel if nothing does.
  private func changed(_ pixels: [UInt32]) -> Box {
    var (left, right, top, bottom) = (size.width, 0, size.height, 0)
    for y in 0..<size.height {
      let row = y * size.width
      guard let first = (0..<size.width).first(where: { pixels[row + $0] != shown[row + $0] }),
        let last = (0..<size.width).last(where: { pixels[row + $0] != shown[row + $0] })
      else { continue }
      (left, right) = (min(left, first), max(right, last + 1))
      (top, bottom) = (min(top, y), y + 1)
    }
    return right > left ? Box(x: left..<right, y: top..<bottom) : Box(x: 0..<1, y: 0..<1)
  }

  private func compressed(_ pixels: [UInt32], in box: Box) throws(Problem) -> [UInt8] {
    let deflater = try PixelDeflater(width: box.x.count, bytesPerPixel: 4)
    var stream = PixelDeflater.header
    for y in box.y {
      let row = deflater.nextRow
      for (index, x) in box.x.enumerated() {
        let place = y * size.width + x
        let isSame = !shown.isEmpty && shown[place] == pixels[place]
        row[index] = isSame ? 0 : PixelRow.opaque(pixels[place])
      }
      if deflater.compressRow() { stream += deflater.write(isLast: false) }
    }
    stream += deflater.write(isLast: true)
    return stream + deflater.trailer
  }
}

/// A part of a picture, in pixels.
private struct Box {
  let x: Range<Int>
  let y: Range<Int>

  /// Width, height, and the distances from the left and the top.
  var bytes: [UInt8] {
    [x.count, y.count, x.lowerBound, y.lowerBound].flatMap { UInt32($0).bigEndianBytes }
  }
}

extension UInt16 {
  fileprivate var bytes: [UInt8] { [UInt8(self >> 8), UInt8(self & 0xFF)] }
}
