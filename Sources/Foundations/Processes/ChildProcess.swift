import AstroDiagnostics
import AstroWholeFiles
import Glibc

/// A process that was started, and the pipes to it.
struct ChildProcess {
  private let id: pid_t
  private let pipes: Pipes

  /// - Throws: `noReport` if it cannot be started.
  init(_ line: String) throws(Problem) {
    let pipes = try Pipes()
    defer { pipes.closeTheirs() }
    do throws(Problem) {
      id = try ChildProcess.started(line, pipes)
    } catch {
      pipes.closeOurs()
      throw error
    }
    self.pipes = pipes
  }

  private static func started(_ line: String, _ pipes: Pipes) throws(Problem) -> pid_t {
    var (actions, attributes) = (posix_spawn_file_actions_t(), posix_spawnattr_t())
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_adddup2(&actions, pipes.theirInput, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, pipes.theirOutput, STDOUT_FILENO)
    // A group of its own can be ended as a whole; signals that we hold or ignore are as usual in it.
    var (none, all) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP))
    let texts: [String] = ["sh", "-c", line]
    let words = texts.map { strdup($0) }
    defer { words.forEach { free($0) } }
    var id = pid_t()
    let status = posix_spawn(&id, "/bin/sh", &actions, &attributes, words + [nil], environ)
    guard status == 0 else { throw .command(ProcessFault.notStarted(SystemError(number: status))) }
    return id
  }

  /// Gives the input, takes the answer, and waits for the end.
  func talk(
    _ input: [UInt8], until deadline: ContinuousClock.Instant, atMost limit: Int
  ) throws(Problem) -> [UInt8] {
    defer { pipes.closeOurs() }
    do throws(Problem) {
      let output = try exchange(input, until: deadline, atMost: limit)
      try ended(until: deadline)
      return output
    } catch {
      end()
      throw error
    }
  }

  private func exchange(
    _ input: [UInt8], until deadline: ContinuousClock.Instant, atMost limit: Int
  ) throws(Problem) -> [UInt8] {
    var (rest, output) = (input[...], [UInt8]())
    while true {
      try checkTime(deadline)
      if rest.isEmpty { pipes.endInput() }
      guard try pipes.wait(forRoom: !rest.isEmpty) else { continue }
      rest = pipes.give(rest)
      guard let more = try pipes.take() else { return output }
      output += more
      guard output.count <= limit else { throw .command(ProcessFault.answersTooMuch(limit)) }
    }
  }

  /// Waits until the process has ended, as it should after its output has.
  private func ended(until deadline: ContinuousClock.Instant) throws(Problem) {
    var status: Int32 = 0
    while true {
      let done = waitpid(id, &status, WNOHANG)
      if done == id { break }
      guard done == 0 || errno == EINTR else { return }
      try checkTime(deadline)
      usleep(5_000)
    }
    guard status != 0 else { return }
    let (signal, code) = (status & 0x7F, status >> 8 & 0xFF)
    throw .command(signal == 0 ? ProcessFault.failed(code) : ProcessFault.ended(bySignal: signal))
  }

  private func checkTime(_ deadline: ContinuousClock.Instant) throws(Problem) {
    if PendingSignals.haveCome { throw .command(ProcessFault.interrupted) }
    guard ContinuousClock.now < deadline else { throw .command(ProcessFault.tooSlow) }
  }

  /// Ends the process with all that it started, unless it has ended.
  private func end() {
    kill(-id, SIGKILL)
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
  }
}

extension Problem {
  static func command(_ reason: Told) -> Problem { Problem(.noReport, reason) }
}
