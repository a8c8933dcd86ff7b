package import AstroDiagnostics
import CAstroSystem
import Glibc

/// A number of permits that threads take and give back; a thread that finds none waits.
///
/// It is a semaphore of the system, accessed through a file descriptor, so that the type is `Sendable`
/// without unchecked state.
package final class Semaphore: Sendable {
  private let descriptor: Int32

  package init(_ permits: Int) throws(Problem) {
    descriptor = eventfd(CUnsignedInt(permits), CSYSTEM_EFD_SEMAPHORE | CSYSTEM_EFD_CLOEXEC)
    guard descriptor >= 0 else {
      let reason = String(cString: strerror(errno))
      throw Problem(
        .defect,
        Told("no semaphore can be made: \(reason)", ukrainian: "семафора не створити: \(reason)"))
    }
  }

  deinit { close(descriptor) }

  package func wait() {
    var one: UInt64 = 0
    while read(descriptor, &one, MemoryLayout<UInt64>.size) < 0, errno == EINTR {}
  }

  package func signal() {
    var one: UInt64 = 1
    while write(descriptor, &one, MemoryLayout<UInt64>.size) < 0, errno == EINTR {}
  }
}
