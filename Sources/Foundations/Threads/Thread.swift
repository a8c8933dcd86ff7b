package import AstroDiagnostics
import Glibc

/// Starts threads of the system with a stack as large as that of the main thread, 8 MiB.
package enum Thread {
  private static let stackSize = 8 << 20

  /// Runs `work` on a new, detached thread.
  package static func start(_ work: @escaping @Sendable () -> Void) throws(Problem) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    pthread_attr_setdetachstate(&attributes, CInt(PTHREAD_CREATE_DETACHED))
    let handed = Unmanaged.passRetained(Work(work))
    var thread = pthread_t()
    let status = pthread_create(
      &thread, &attributes,
      { context in
        if let context { Unmanaged<Work>.fromOpaque(context).takeRetainedValue().run() }
        return nil
      }, handed.toOpaque())
    guard status == 0 else {
      handed.release()
      throw Problem(
        .outOfMemory, "no thread can be started: \(String(cString: strerror(status)))",
        hint: "take fewer threads")
    }
  }

  private final class Work: Sendable {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }
}
