import Testing

/// An animated PNG, taken apart by what its specification says, and put together again.
package struct Animation {
  /// What one frame stores.
  package struct Frame {
    package let x, y, width, height: Int
    package let milliseconds: Int
    /// Whether its pixels are laid over those before.
    package let isOver: Bool
    package let picture: Picture

    /// Lays the pixels over those before: what is not clear is opaque.
    fileprivate func lay(over canvas: inout [UInt32], width canvasWidth: Int) {
      let pixels = picture.pixels
      for y in 0..<height {
        let (from, to) = (y * width, (self.y + y) * canvasWidth + self.x)
        for x in 0..<width where pixels[from + x] != 0 || !isOver { canvas[to + x] = pixels[from + x] }
      }
    }
  }

  package let plays: Int
  package private(set) var frames: [Frame] = []
  /// All pixels after each frame: opacity, red, green and blue.
  package private(set) var pictures: [[UInt32]] = []

  /// - Throws: If the file is not whole, a checksum is wrong, or chunks are out of order.
  package init(apng: [UInt8]) throws {
    let chunks = try Chunk.all(of: apng)
    let control = try #require(chunks.first { $0.type == "acTL" })
    plays = control.number(4)
    var (header, sequence) = (chunks[0], 0)
    try #require(header.type == "IHDR" && chunks.last?.type == "IEND")
    let size = (width: header.number(0), height: header.number(4))
    var canvas = [UInt32](repeating: 0, count: size.width * size.height)
    for (index, chunk) in chunks.enumerated() where chunk.type == "fcTL" {
      try #require(chunk.number(0) == sequence)
      header.data.replaceSubrange(0..<8, with: chunk.data[4..<12])
      var data: [UInt8] = []
      sequence += 1
      for next in chunks[(index + 1)...] {
        guard next.type == "IDAT" || next.type == "fdAT" else { break }
        if next.type == "fdAT" {
          try #require(next.number(0) == sequence)
          sequence += 1
        }
        data += next.data.dropFirst(next.type == "fdAT" ? 4 : 0)
      }
      let still = [header, Chunk(type: "IDAT", data: data), Chunk(type: "IEND", data: [])]
      let frame = Frame(
        x: chunk.number(12), y: chunk.number(16), width: chunk.number(4), height: chunk.number(8),
        milliseconds: chunk.short(20) * 1000 / max(chunk.short(22), 1), isOver: chunk.data[25] == 1,
        picture: try Picture(png: Array(apng[..<8]) + still.flatMap(\.bytes)))
      frames.append(frame)
      frame.lay(over: &canvas, width: size.width)
      pictures.append(canvas)
    }
    try #require(frames.count == control.number(0))
  }
}

/// A chunk of a PNG file.
private struct Chunk {
  var type: String
  var data: [UInt8]

  func number(_ at: Int) -> Int { data[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
  func short(_ at: Int) -> Int { data[at..<at + 2].reduce(0) { $0 << 8 | Int($1) } }

  var bytes: [UInt8] {
    let body = Array(type.utf8) + data
    return Chunk.big(UInt32(data.count)) + body + Chunk.big(Chunk.checksum(body))
  }

  private static func big(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// The CRC-32 of each byte.
  private static let sums: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { value, _ in value >> 1 ^ (value & 1 == 1 ? 0xEDB8_8320 : 0) }
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    let sums = Chunk.sums
    var sum = UInt32.max
    for byte in bytes { sum = sums[Int((sum ^ UInt32(byte)) & 0xFF)] ^ sum >> 8 }
    return ~sum
  }

  static func all(of file: [UInt8]) throws -> [Chunk] {
    var (chunks, at): ([Chunk], Int) = ([], 8)
    while at < file.count {
      try #require(at + 12 <= file.count)
      let count = file[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
      try #require(at + 12 + count <= file.count)
      let chunk = Chunk(
        type: String(decoding: file[at + 4..<at + 8], as: UTF8.self),
        data: Array(file[at + 8..<at + 8 + count]))
      try #require(Array(file[at..<at + 12 + count]) == chunk.bytes)
      chunks.append(chunk)
      at += 12 + count
    }
    return chunks
  }
}
