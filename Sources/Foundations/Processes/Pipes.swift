import AstroDiagnostics
import AstroWholeFiles
import Glibc

/// The two pipes between a process and the one it started.
struct Pipes {
  let theirInput: Int32
  let theirOutput: Int32
  private let input: Input
  private let output: Int32

  /// The end into which the input is given, closed when all is given.
  private final class Input {
    var descriptor: Int32
    init(_ descriptor: Int32) { self.descriptor = descriptor }
  }

  init() throws(Problem) {
    let (given, taken) = (try Pipes.made(), try Pipes.made())
    (theirInput, input) = (given.out, Input(given.into))
    (output, theirOutput) = (taken.out, taken.into)
    for descriptor in [given.into, taken.out] {
      _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    }
  }

  private static func made() throws(Problem) -> (out: Int32, into: Int32) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .command(ProcessFault.notStarted(.last)) }
    // What is dup'ed for the process stays open in it; these ends do not.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  func closeTheirs() {
    close(theirInput)
    close(theirOutput)
  }

  func closeOurs() {
    endInput()
    close(output)
  }

  func endInput() {
    if input.descriptor >= 0 { close(input.descriptor) }
    input.descriptor = -1
  }

  /// Waits a little for something to do.
  ///
  /// - Returns: Whether there is.
  func wait(forRoom: Bool) throws(Problem) -> Bool {
    var polled = [pollfd(fd: output, events: Int16(POLLIN), revents: 0)]
    if forRoom, input.descriptor >= 0 {
      polled.append(pollfd(fd: input.descriptor, events: Int16(POLLOUT), revents: 0))
    }
    let count = poll(&polled, nfds_t(polled.count), 50)
    guard count >= 0 || errno == EINTR else { throw .command(ProcessFault.notStarted(.last)) }
    return count > 0
  }

  /// Gives what there is room for.
  ///
  /// - Returns: What is still to be given: nothing, if the process does not want it.
  func give(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard !bytes.isEmpty, input.descriptor >= 0 else { return [] }
    let count = bytes.withUnsafeBytes { write(input.descriptor, $0.baseAddress, $0.count) }
    if count >= 0 { return bytes.dropFirst(count) }
    return errno == EAGAIN || errno == EINTR ? bytes : []
  }

  /// What has come; `nil` at the end.
  func take() throws(Problem) -> [UInt8]? {
    var portion = [UInt8](repeating: 0, count: 1 << 16)
    let count = portion.withUnsafeMutableBytes { read(output, $0.baseAddress, $0.count) }
    if count == 0 { return nil }
    if count > 0 { return Array(portion.prefix(count)) }
    guard errno == EAGAIN || errno == EINTR else { return nil }
    return []
  }
}
