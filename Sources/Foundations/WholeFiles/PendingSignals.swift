import Glibc

/// The signals by which a user or the system asks a process to end.
package enum PendingSignals {
  /// The signals that would end this process; some may be ignored or blocked from the start, as `nohup` does.
  private static let ending = [SIGINT, SIGTERM, SIGHUP, SIGQUIT].filter { !isIgnored($0) && !isBlocked($0) }

  /// Blocks these signals until the work is done, and also SIGPIPE, which is sent if the reader goes away.
  package static func held<Failure: Error>(during work: () throws(Failure) -> Void) throws(Failure) {
    var (held, before) = (sigset_t(), sigset_t())
    sigemptyset(&held)
    for signal in ending + [SIGPIPE] { sigaddset(&held, signal) }
    pthread_sigmask(SIG_BLOCK, &held, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try work()
  }

  /// Whether one has arrived meanwhile.
  package static var haveCome: Bool {
    var pending = sigset_t()
    sigpending(&pending)
    return ending.contains { sigismember(&pending, $0) == 1 }
  }

  private static func isIgnored(_ signal: Int32) -> Bool {
    var action = sigaction()
    sigaction(signal, nil, &action)
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  private static func isBlocked(_ signal: Int32) -> Bool {
    var blocked = sigset_t()
    pthread_sigmask(SIG_BLOCK, nil, &blocked)
    return sigismember(&blocked, signal) == 1
  }
}
