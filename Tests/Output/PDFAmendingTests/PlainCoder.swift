import AstroPDFAmending

/// Packs nothing: a stream is itself behind one byte, so that an unpacked one is told from a packed one.
struct PlainCoder: StreamCoder {
  func inflated(_ bytes: ArraySlice<UInt8>, limit: Int) -> [UInt8]? {
    bytes.first == 0x50 && bytes.count <= limit ? Array(bytes.dropFirst()) : nil
  }

  func deflated(_ bytes: [UInt8]) -> [UInt8]? { [0x50] + bytes }
}
