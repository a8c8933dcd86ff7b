import CSwissEphemeris
import ChartModel
import Diagnostics
import Glibc

/// The Swiss Ephemeris, open on this thread.
///
/// libswe keeps its state in thread-local storage: paths, open files and modes of one thread are unknown to the next,
/// and a suspension between a setting and a computation may change threads. Hence one synchronous `with`: the value
/// cannot be stored, copied or carried over an `await`.
struct OpenEphemeris: ~Copyable {
  let source: SwissEphemeris.Source
  /// Which ephemeris, and with speeds.
  let flags: Int32

  private init(_ source: SwissEphemeris.Source) {
    self.source = source
    flags = (source == .moshier ? SEFLG_MOSEPH : SEFLG_SWIEPH) | SEFLG_SPEED
  }

  /// Runs `body` with the path's files open on this thread, whatever the thread had open before.
  ///
  /// Not generic over its result: the optimizer of Swift 6.3.1 crashes on specializing it.
  static func with(
    _ source: SwissEphemeris.Source, _ path: EphemerisPath,
    _ body: (borrowing OpenEphemeris) throws(Problem) -> Chart
  ) throws(Problem) -> Chart {
    let number = UnsafeMutableRawPointer(bitPattern: path.number)
    if pthread_getspecific(key) != number {
      // Longer paths silently become the default one, which begins with the current directory.
      guard (1...240).contains(path.text.utf8.count) else {
        throw Problem(.missingEphemeris, "the directory of the ephemeris files has no usable name")
      }
      open(path, source)
      pthread_setspecific(key, number)
    }
    return try body(OpenEphemeris(source))
  }

  private static func open(_ path: EphemerisPath, _ source: SwissEphemeris.Source) {
    _ = EphemerisDirectory.inherited
    swe_set_ephe_path(path.text)
    guard source != .moshier else { return }
    // Setting a path opens the files of planets and Moon that hold J2000, which end on 2400-01-05; that of the asteroids
    // would be chosen by the century of the first chart, and be missing for the last evening of 2399.
    _ = LibraryMessage.collect { message in
      withUnsafeTemporaryAllocation(of: Double.self, capacity: 6) { numbers in
        swe_calc_ut(2_451_545, SE_CHIRON, SEFLG_SWIEPH, numbers.baseAddress, message)
      }
    }
  }

  /// Holds the number of the path that a thread has open; as a thread with one ends, its files are closed.
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    let failure = pthread_key_create(&key) { _ in swe_close() }
    precondition(failure == 0, "no thread-local storage left")
    return key
  }()
}
