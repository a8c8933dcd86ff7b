import Glibc

/// Runs a command as a process, as a user would start it.
struct CommandRun {
  let path: String
  let arguments: [String]

  struct Failure: Error { let status: Int32 }

  /// Runs it to its end.
  ///
  /// - Returns: Its peak memory use, in megabytes.
  @discardableResult func run() throws -> Double {
    var arguments = ([path] + self.arguments).map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var (process, streams) = (pid_t(), posix_spawn_file_actions_t())
    posix_spawn_file_actions_init(&streams)
    defer { posix_spawn_file_actions_destroy(&streams) }
    // Its output is discarded, because it is not what is measured.
    for stream in [STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&streams, stream, "/dev/null", O_WRONLY, 0)
    }
    guard posix_spawn(&process, path, &streams, nil, &arguments, environ) == 0 else {
      throw Failure(status: errno)
    }
    var (status, usage) = (Int32(), rusage())
    guard wait4(process, &status, 0, &usage) == process, status == 0 else { throw Failure(status: status) }
    return Double(usage.ru_maxrss) * 1024 / 1_000_000
  }
}
