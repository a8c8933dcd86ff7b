import AstroChartModel
import AstroDiagnostics
import CAstroSwissEphemeris
import Glibc

/// The Swiss Ephemeris, open on this thread.
///
/// libswe keeps its state in thread-local storage: the path, open files and modes of one thread do not exist
/// on another, and a suspension between a setting and a computation may change threads. Hence the single
/// synchronous `with`: the value cannot be stored, copied or carried over an `await`.
struct OpenEphemeris: ~Copyable {
  let source: SwissEphemeris.Source
  /// The flags that choose the ephemeris, and ask for speeds.
  let flags: Int32

  private init(_ source: SwissEphemeris.Source) {
    self.source = source
    flags = (source == .moshier ? SEFLG_MOSEPH : SEFLG_SWIEPH) | SEFLG_SPEED
  }

  /// Runs `body` with the files of a volume open on this thread, whatever the thread had open before.
  ///
  /// Neither generic in its result nor inlined, because the optimizer of Swift 6.3.1 crashes when it
  /// specializes or inlines this function.
  /// - Parameter needsAsteroids: Whether the file of Chiron and the asteroids must be there too.
  @inline(never)
  static func with(
    _ source: SwissEphemeris.Source, _ path: EphemerisPath, _ volume: EphemerisVolume?, needsAsteroids: Bool,
    _ body: (borrowing OpenEphemeris) throws(Problem) -> Chart
  ) throws(Problem) -> Chart {
    try open(path, volume, needsAsteroids: needsAsteroids)
    return try body(OpenEphemeris(source))
  }

  /// The same for a single position, which needs no asteroids.
  @inline(never)
  static func with(
    _ source: SwissEphemeris.Source, _ path: EphemerisPath, _ volume: EphemerisVolume?,
    _ body: (borrowing OpenEphemeris) throws(Problem) -> Coordinates
  ) throws(Problem) -> Coordinates {
    try open(path, volume, needsAsteroids: false)
    return try body(OpenEphemeris(source))
  }

  /// The same for any list of numbers.
  @inline(never)
  static func with(
    _ source: SwissEphemeris.Source, _ path: EphemerisPath, _ volume: EphemerisVolume?,
    _ body: (borrowing OpenEphemeris) throws(Problem) -> [Double]
  ) throws(Problem) -> [Double] {
    try open(path, volume, needsAsteroids: false)
    return try body(OpenEphemeris(source))
  }

  /// Makes the next call open its volume again, because a search may have moved on to another volume.
  static func forget() { pthread_setspecific(key, nil) }

  private static func open(
    _ path: EphemerisPath, _ volume: EphemerisVolume?, needsAsteroids: Bool
  ) throws(Problem) {
    let open = UInt(bitPattern: pthread_getspecific(key))
    let wanted = OpenFiles(path, volume)
    guard open != wanted.number(hasAsteroids: true),
      needsAsteroids || open != wanted.number(hasAsteroids: false)
    else { return }
    pthread_setspecific(key, nil)
    let hasAsteroids = try wanted.open(needsAsteroids: needsAsteroids)
    pthread_setspecific(key, UnsafeMutableRawPointer(bitPattern: wanted.number(hasAsteroids: hasAsteroids)))
  }

  /// Whether this thread has a volume open, with or without its asteroids.
  static func isOpen(_ path: EphemerisPath, _ volume: EphemerisVolume?) -> Bool {
    guard let volume else { return false }
    let open = UInt(bitPattern: pthread_getspecific(key))
    return [true, false].contains { OpenFiles(path, volume).number(hasAsteroids: $0) == open }
  }

  /// The thread-local key for the number of what a thread has open; its files are closed when the thread
  /// ends.
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    let failure = pthread_key_create(&key) { _ in swe_close() }
    precondition(failure == 0, "no thread-local storage left")
    return key
  }()
}
