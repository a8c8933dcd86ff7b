import Glibc

/// Reading and writing whole, however the system portions it.
enum Descriptor {
  static func read(_ descriptor: Int32, upTo limit: Int) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    var portion = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < limit {
      let wanted = min(portion.count, limit - bytes.count)
      let count = portion.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, wanted) }
      if count == 0 { break }
      guard count > 0 || errno == EINTR else { throw .last }
      bytes += portion.prefix(max(0, count))
    }
    return bytes
  }

  static func write(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    var offset = 0
    while offset < bytes.count {
      let count = bytes.withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress.map { $0 + offset }, $0.count - offset)
      }
      guard count > 0 || errno == EINTR else { throw .last }
      offset += max(0, count)
    }
  }
}
