/// Writes bits, the lowest first, into memory that it does not own.
struct BitWriter {
  private var next: UnsafeMutablePointer<UInt8>
  private var bits: UInt64
  /// The number of bits not written yet; fewer than 8 after `flush`.
  private(set) var count: Int

  /// - Parameter rest: The bits that the previous writer left because they did not fill a byte.
  init(at start: UnsafeMutablePointer<UInt8>, rest: (bits: UInt64, count: Int)) {
    (next, bits, count) = (start, rest.bits, rest.count)
  }

  var rest: (bits: UInt64, count: Int) { (bits, count) }

  func written(since start: UnsafeMutablePointer<UInt8>) -> Int { next - start }

  /// - Parameter length: The number of bits; together with those that wait, at most 64.
  @inline(__always)
  mutating func hold(_ word: some BinaryInteger, _ length: some BinaryInteger) {
    bits |= UInt64(truncatingIfNeeded: word) << UInt64(truncatingIfNeeded: count)
    count += Int(truncatingIfNeeded: length)
  }

  /// Writes all whole bytes.
  ///
  /// There must be room for eight bytes.
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
