import Synchronization

/// A search path for data files, with a number that tells a thread whether it has this path open.
struct EphemerisPath: Hashable, Sendable {
  let text: String
  /// 1 for the first path of the process, and so on.
  let number: Int

  /// Makes the path of a source.
  ///
  /// Given no path, libswe searches the current directory; the analytic ephemeris gets a path that cannot
  /// contain any files.
  init(_ source: SwissEphemeris.Source) {
    text =
      switch source {
      case .files(let directory): directory
      case .moshier: "/dev/null"
      }
    number = EphemerisPath.number(of: text)
  }

  private static let known = Mutex<[String]>([])

  private static func number(of path: String) -> Int {
    known.withLock { known in
      if let index = known.firstIndex(of: path) { return index + 1 }
      known.append(path)
      return known.count
    }
  }
}
