/// Finds what repeats in each row of a picture: pixels like the one before, like those above, or like a
/// recent pair.
///
/// Pictures drawn with lines and flat colors hardly contain other repetitions. Whole pixels are compared as
/// 32-bit numbers, so the same pixels always give the same tokens.
struct RowMatcher {
  private let width: Int
  private let bytesPerPixel: Int
  /// The number of bytes in a row, including that of its filter.
  private let rowLength: Int
  /// A ring of the rows that can still be copied from.
  private let rows: Memory<UInt32>
  private let rowCount: Int
  /// The index of the first pixel of the latest pair of pixels with each hash; −1 if there is none.
  private let met: Memory<Int32>
  /// The index of the row that is being matched.
  private var y = 0

  private static let farthest = 32_768
  /// After a run of so many pixels of one color, nothing better is searched for.
  private static let longEnough = 64
  private static let hashBits: UInt32 = 13

  init?(width: Int, bytesPerPixel: Int) {
    (self.width, self.bytesPerPixel) = (width, bytesPerPixel)
    rowLength = width * bytesPerPixel + 1
    rowCount = RowMatcher.farthest / rowLength + 2
    guard let rows = Memory(count: rowCount * width, of: UInt32(0)) else { return nil }
    guard let met = Memory(count: 1 << Int(RowMatcher.hashBits), of: Int32(-1)) else {
      rows.free()
      return nil
    }
    (self.rows, self.met) = (rows, met)
  }

  func free() {
    rows.free()
    met.free()
  }

  /// Where to put the next row before it is matched: one number per pixel.
  var nextRow: UnsafeMutablePointer<UInt32> { row(y) }

  private func row(_ y: Int) -> UnsafeMutablePointer<UInt32> { rows.start + y % rowCount * width }

  /// Adds the tokens of the next row.
  mutating func match(into tokens: inout TokenBlock) {
    let row = row(y)
    tokens.append(.byte(0))
    var x = 0
    while x < width {
      let (count, distance) = copy(at: x, of: row)
      if count == 0 {
        tokens.append(.pixel(row[x]))
        x += 1
      } else {
        append(count * bytesPerPixel, from: distance, to: &tokens)
        x += count
      }
    }
    y += 1
  }

  /// The longest copy for the pixels from `x` on: how many pixels, and from how many bytes before.
  @inline(__always)
  private func copy(at x: Int, of row: UnsafeMutablePointer<UInt32>) -> (count: Int, distance: Int) {
    let (here, limit) = (row + x, width - x)
    var count = x == 0 ? 0 : RowMatcher.common(here, here - 1, limit)
    var distance = bytesPerPixel
    if count < min(limit, RowMatcher.longEnough), y > 0, rowLength <= RowMatcher.farthest {
      // At most one token: the pixels after it may be of one color, and a copy from so far away takes more
      // bits.
      let above = RowMatcher.common(here, self.row(y - 1) + x, min(limit, 258 / bytesPerPixel))
      if above > count { (count, distance) = (above, rowLength) }
    }
    guard limit > 1, count < 2 else { return (count, distance) }
    let slot = Int(truncatingIfNeeded: RowMatcher.hash(here))
    let place = met.start[slot]
    met.start[slot] = Int32(truncatingIfNeeded: y * width + x)
    guard place >= 0 else { return (count, distance) }
    let (oldY, oldX) = Int(place).quotientAndRemainder(dividingBy: width)
    let far = (y - oldY) * rowLength + (x - oldX) * bytesPerPixel
    guard far <= RowMatcher.farthest else { return (count, distance) }
    let old = RowMatcher.common(here, self.row(oldY) + oldX, min(limit, width - oldX))
    return old > count ? (old, far) : (count, distance)
  }

  /// Appends a copy as tokens of at most 258 bytes, each of whole pixels.
  @inline(__always)
  private func append(_ length: Int, from distance: Int, to tokens: inout TokenBlock) {
    let longest = 258 - 258 % bytesPerPixel
    var rest = length
    while rest > 0 {
      tokens.append(.copy(min(rest, longest), from: distance))
      rest -= longest
    }
  }

  @inline(__always)
  private static func hash(_ pair: UnsafeMutablePointer<UInt32>) -> UInt32 {
    (pair[0] &* 0x9E37_79B1 ^ pair[1] &* 0x85EB_CA77) >> (32 - hashBits)
  }

  /// How many numbers are equal, counted from two positions on.
  @inline(__always)
  private static func common(
    _ a: UnsafeMutablePointer<UInt32>, _ b: UnsafeMutablePointer<UInt32>, _ limit: Int
  ) -> Int {
    var count = 0
    while count + 8 <= limit, differences(a + count, b + count) == 0 { count += 8 }
    while count < limit, a[count] == b[count] { count += 1 }
    return count
  }

  /// The bits in which eight numbers differ from eight others, combined into one number.
  @inline(__always)
  private static func differences(_ a: UnsafeMutablePointer<UInt32>, _ b: UnsafeMutablePointer<UInt32>)
    -> UInt64
  {
    let (a, b) = (UnsafeRawPointer(a), UnsafeRawPointer(b))
    var differences: UInt64 = 0
    for offset in stride(from: 0, to: 32, by: 8) {
      differences |=
        a.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        ^ b.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    }
    return differences
  }
}
