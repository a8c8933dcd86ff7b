/// Takes the streams of a file apart and packs them again, in the way that PDF calls `FlateDecode` (RFC 1950).
package protocol StreamCoder {
  /// The bytes of a stream, or `nil` where they are damaged or more than `limit`.
  func inflated(_ bytes: ArraySlice<UInt8>, limit: Int) -> [UInt8]?
  /// The bytes packed, or `nil` where there is not enough memory for it.
  func deflated(_ bytes: [UInt8]) -> [UInt8]?
}
