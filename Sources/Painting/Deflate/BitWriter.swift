/// Writes bits, the lowest first, into bytes of somebody else's.
struct BitWriter {
  private var next: UnsafeMutablePointer<UInt8>
  private var bits: UInt64
  /// How many bits are not written yet; fewer than 8 after each word.
  private(set) var count: Int

  /// - Parameter rest: The bits that the writer before has left, below a full byte.
  init(at start: UnsafeMutablePointer<UInt8>, rest: (bits: UInt64, count: Int)) {
    (next, bits, count) = (start, rest.bits, rest.count)
  }

  var rest: (bits: UInt64, count: Int) { (bits, count) }

  func written(since start: UnsafeMutablePointer<UInt8>) -> Int { next - start }

  /// - Parameter length: Up to 57 together with those that wait.
  @inline(__always)
  mutating func hold(_ word: some BinaryInteger, _ length: some BinaryInteger) {
    bits |= UInt64(truncatingIfNeeded: word) << UInt64(truncatingIfNeeded: count)
    count += Int(truncatingIfNeeded: length)
  }

  /// Writes all whole bytes; there is room for eight.
  @inline(__always)
  mutating func flush() {
    UnsafeMutableRawPointer(next).storeBytes(of: bits.littleEndian, as: UInt64.self)
    let whole = count >> 3
    next += whole
    bits = whole == 8 ? 0 : bits >> UInt64(truncatingIfNeeded: whole * 8)
    count &= 7
  }

  mutating func append(_ word: some BinaryInteger, _ length: some BinaryInteger) {
    hold(word, length)
    flush()
  }
}
