import CommandKit
import Diagnostics

/// Lines to standard output; a run that died begins anew.
struct StandardOutputSink: StreamSink {
  let done = StreamCount()

  func append(_ results: [LineResult]) throws(Problem) {
    try StandardOutput.write(results.lines)
  }

  func sync() throws(Problem) {}
  func finish() throws(Problem) {}
}
