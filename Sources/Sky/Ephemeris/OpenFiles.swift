import AstroDiagnostics
import CAstroSwissEphemeris
import Glibc

/// The files of a volume as libswe opens them on a thread; the analytic ephemeris has none.
struct OpenFiles {
  let path: EphemerisPath
  let volume: EphemerisVolume?

  init(_ path: EphemerisPath, _ volume: EphemerisVolume?) { (self.path, self.volume) = (path, volume) }

  /// A number, never 0, by which a thread knows whether it has these files open.
  func number(hasAsteroids: Bool) -> UInt {
    let place = volume.map { $0.century / 6 + 32 } ?? 0
    return UInt(path.number << 8 | place << 1 | (hasAsteroids || volume == nil ? 1 : 0))
  }

  /// Checks the files, and makes libswe open them.
  ///
  /// - Returns: Whether the file of the asteroids is open too.
  func open(needsAsteroids: Bool) throws(Problem) -> Bool {
    // libswe silently replaces a longer path with its default, which begins with the current directory.
    guard (1...240).contains(path.text.utf8.count) else {
      throw Problem(.missingEphemeris, EphemerisFault.namelessFolder)
    }
    let kinds = try sound(needsAsteroids: needsAsteroids)
    try checkEnvironment()
    swe_set_ephe_path(path.text)
    kinds.forEach(openMiddle)
    return kinds.contains(.asteroids)
  }

  /// Throws where libswe would read the files of `SE_EPHE_PATH`, whatever path it is given.
  ///
  /// The variable is not ours to remove: the program around us, its other libraries and its child processes may rely
  /// on it.
  private func checkEnvironment() throws(Problem) {
    guard volume != nil, let other = EphemerisDirectory.environment, !other.isEmpty, other != path.text else {
      return
    }
    throw Problem(
      .missingEphemeris, EphemerisFault.otherFolder(other, insteadOf: path.text))
  }

  /// Checks every kind of file that libswe may open, because a damaged file, or a pipe in its place, would
  /// crash or block it.
  private func sound(needsAsteroids: Bool) throws(Problem) -> [EphemerisFile.Kind] {
    guard let volume else { return [] }
    let folders = EphemerisFolders(path.text)
    for kind in [EphemerisFile.Kind.planets, .moon] + (needsAsteroids ? [.asteroids] : []) {
      try folders.require(EphemerisFile(kind: kind, volume: volume))
    }
    guard case .sound = folders.state(of: EphemerisFile(kind: .asteroids, volume: volume)) else {
      return [.planets, .moon]
    }
    return EphemerisFile.Kind.allCases
  }

  /// Computes something in the middle of the volume.
  ///
  /// libswe takes a body from the file that it has open as long as that contains the day, and volumes
  /// overlap. If each volume is opened in its middle, a chart does not depend on those computed before it.
  private func openMiddle(_ kind: EphemerisFile.Kind) {
    guard let volume else { return }
    let body: Int32 =
      switch kind {
      case .planets: SE_SUN
      case .moon: SE_MOON
      case .asteroids: SE_CERES
      }
    _ = LibraryMessage.collect { message in
      withUnsafeTemporaryAllocation(of: Double.self, capacity: 6) { numbers in
        swe_calc(volume.middle, body, SEFLG_SWIEPH | SEFLG_TRUEPOS, numbers.baseAddress, message)
      }
    }
  }
}

extension EphemerisVolume {
  /// A Julian day in the middle of the volume.
  var middle: Double { 1_721_057.5 + (Double(century) + 3) * 36_525 }
}
