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
        .outOfMemory,
        Told(
          "no thread can be started: \(String(cString: strerror(status)))", hint: "use fewer threads",
          ukrainian: "потоку не запустити: \(String(cString: strerror(status)))",
          hint: "візьміть менше потоків"))
    }
  }

  /// Runs `work` to its end where the stack has 8 MiB: on the calling thread or, if the system gives it less
  /// (`ulimit -s`), on a thread of its own.
  package static func withWholeStack(_ work: () -> Void) {
    var limit = rlimit()
    let isKnown = getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0
    guard isKnown, limit.rlim_cur < rlim_t(stackSize) else { return work() }
    withoutActuallyEscaping(work) { work in
      if let thread = joinable(Lent(work)) { pthread_join(thread, nil) } else { work() }
    }
  }

  private static func joinable(_ lent: Lent) -> pthread_t? {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    let handed = Unmanaged.passRetained(lent)
    var thread = pthread_t()
    let status = pthread_create(
      &thread, &attributes,
      { context in
        if let context { Unmanaged<Lent>.fromOpaque(context).takeRetainedValue().run() }
        return nil
      }, handed.toOpaque())
    if status != 0 { handed.release() }
    return status == 0 ? thread : nil
  }

  /// Work for whose end the thread that gave it waits.
  private final class Lent {
    let run: () -> Void
    init(_ run: @escaping () -> Void) { self.run = run }
  }

  private final class Work: Sendable {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }
}
