/// A line of a stream, by its number from 1.
struct InputLine: Sendable {
  let number: Int
  /// Without its end; `nil` where it is too long to be kept.
  let bytes: [UInt8]?

  /// The longest line that is read, in bytes: 1 MiB, as for a chart file.
  static let longest = 1 << 20

  init(_ number: Int, _ bytes: [UInt8]?) { (self.number, self.bytes) = (number, bytes) }
}
