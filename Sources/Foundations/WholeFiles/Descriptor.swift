import Glibc

/// Reads and writes completely, however the system splits the data.
package enum Descriptor {
  package static func read(_ descriptor: Int32, upTo limit: Int) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    var portion = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < limit {
      let wanted = min(portion.count, limit - bytes.count)
      let count = portion.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, wanted) }
      if count == 0 { break }
      if count < 0 { try passOver(.last, descriptor, POLLIN) }
      bytes += portion.prefix(max(0, count))
    }
    return bytes
  }

  /// Whatever is available, waiting until there is something; empty at the end.
  package static func readSome(_ descriptor: Int32) throws(SystemError) -> [UInt8] {
    var portion = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = portion.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 { return Array(portion.prefix(count)) }
      try passOver(.last, descriptor, POLLIN)
    }
  }

  package static func write(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    var offset = 0
    while offset < bytes.count { offset += try write(bytes[offset...], descriptor) }
  }

  /// Writes to a reader that may be slow, and stops if a blocked signal asks the process to end.
  package static func pour(_ bytes: [UInt8], into descriptor: Int32) throws(SystemError) {
    var offset = 0
    while offset < bytes.count {
      try wait(for: descriptor, POLLOUT)
      // A pipe that is ready takes this much without blocking; during a blocking write, the signal would not
      // be noticed.
      offset += try write(bytes[offset...].prefix(Int(PIPE_BUF)), descriptor)
    }
  }

  /// Closes a file after writing.
  package static func close(_ descriptor: Int32) throws(SystemError) {
    // Linux has closed the file even if a signal interrupted the call.
    guard Glibc.close(descriptor) == 0 || errno == EINTR else { throw .last }
  }

  /// - Returns: How many bytes were written.
  private static func write(_ bytes: ArraySlice<UInt8>, _ descriptor: Int32) throws(SystemError) -> Int {
    let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
    if count < 0 { try passOver(.last, descriptor, POLLOUT) }
    // If nothing is written and there is no error, the loop would never end.
    guard count != 0 else { throw SystemError(number: EIO) }
    return max(0, count)
  }

  /// Continues after something that is not a failure: an interruption by a signal, or the other side not
  /// being ready.
  private static func passOver(
    _ error: SystemError, _ descriptor: Int32, _ event: Int32
  ) throws(SystemError) {
    switch error.number {
    case EINTR: break
    case EAGAIN: try wait(for: descriptor, event)
    default: throw error
    }
  }

  /// Waits until the other side is ready.
  private static func wait(for descriptor: Int32, _ event: Int32) throws(SystemError) {
    var request = pollfd(fd: descriptor, events: Int16(event), revents: 0)
    repeat {
      guard !PendingSignals.haveCome else { throw SystemError(number: EINTR) }
    } while poll(&request, 1, 100) == 0
  }
}
