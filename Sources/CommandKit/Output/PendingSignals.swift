import Glibc

/// The signals by which a user or the system asks a process to end.
enum PendingSignals {
  private static let ending = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  /// Lets them wait until the work is done, and the one with them that a reader sends who goes away.
  static func held<Failure: Error>(during work: () throws(Failure) -> Void) throws(Failure) {
    var (held, before) = (sigset_t(), sigset_t())
    sigemptyset(&held)
    for signal in ending + [SIGPIPE] { sigaddset(&held, signal) }
    pthread_sigmask(SIG_BLOCK, &held, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try work()
  }

  /// Whether one that asks us to end has come meanwhile.
  static var haveCome: Bool {
    var pending = sigset_t()
    sigpending(&pending)
    return ending.contains { sigismember(&pending, $0) == 1 }
  }
}
