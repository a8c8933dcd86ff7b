import AstroDiagnostics
import AstroWholeFiles

/// The directories that are searched for data files, in the order in which libswe searches them.
struct EphemerisFolders: Hashable, Sendable {
  /// The search path as it was given.
  let text: String

  init(_ text: String) { self.text = text }

  /// What can be said about a file without reading all of it.
  enum State: Hashable, Sendable {
    case missing
    /// The path, and why the file cannot be used, as a single clause.
    case damaged(path: String, Told)
    case sound(path: String, EphemerisHeader)
  }

  func state(of file: EphemerisFile) -> State {
    state(of: file.name) { EphemerisHeader($0, name: file.name) }
  }

  /// - Parameters:
  ///   - name: The name in a directory of the search path, perhaps with a folder of its own.
  ///   - header: Reads the header from the beginning of the file.
  func state(of name: String, header: ([UInt8]) -> EphemerisHeader?) -> State {
    for directory in directories {
      let path = directory + name
      switch FileHead(path, count: EphemerisHeader.size) {
      case .missing: continue
      case .unreadable(let reason): return .damaged(path: path, reason)
      case .bytes(let bytes, let size):
        guard size > 0 else { return .damaged(path: path, EphemerisFault.empty) }
        guard let header = header(bytes) else {
          return .damaged(path: path, EphemerisFault.head(of: name))
        }
        guard header.length == size else {
          return .damaged(path: path, EphemerisFault.length(size, of: header.length))
        }
        return .sound(path: path, header)
      }
    }
    return .missing
  }

  /// Whether a file of any other kind is there, which is not looked into.
  func has(_ name: String) -> Bool {
    directories.contains { directory in
      if case .bytes(_, let size) = FileHead(directory + name, count: 0) { size > 0 } else { false }
    }
  }

  /// The directories, separated by colons or semicolons; each is written with a trailing slash.
  private var directories: [String] {
    text.split { $0 == ":" || $0 == ";" }.map { $0 == "." ? "" : $0.hasSuffix("/") ? String($0) : "\($0)/" }
  }
}

extension EphemerisFolders {
  /// The days covered by both the planet file and the Moon file of a volume; `nil` unless both are sound.
  func days(of volume: EphemerisVolume) -> ClosedRange<Double>? {
    guard case .sound(_, let planets) = state(of: EphemerisFile(kind: .planets, volume: volume)),
      case .sound(_, let moon) = state(of: EphemerisFile(kind: .moon, volume: volume)),
      planets.days.overlaps(moon.days)
    else { return nil }
    return planets.days.clamped(to: moon.days)
  }

  /// Whether a volume has neither a planet file nor a Moon file, not even a damaged one.
  func lacks(_ volume: EphemerisVolume) -> Bool {
    [.planets, .moon].allSatisfy { state(of: EphemerisFile(kind: $0, volume: volume)) == .missing }
  }
}

// MARK: - Digests

extension EphemerisFolders {
  /// Every data file with a known name that exists.
  private var present: [EphemerisFile] {
    EphemerisVolume.all.flatMap { volume in
      EphemerisFile.Kind.allCases.map { EphemerisFile(kind: $0, volume: volume) }
    }.filter { state(of: $0) != .missing }
  }

  /// Throws for the first file whose bytes differ from those that its package installs.
  func verify() throws(Problem) {
    for file in present {
      guard case .sound(let path, _) = state(of: file) else { try require(file); continue }
      guard FileDigest.sha256(of: path) == EphemerisDigests.known[file.name] else {
        throw .damagedFile(path, EphemerisFault.digest(of: file.package), package: file.package)
      }
    }
  }
}

// MARK: - Problems

extension EphemerisFolders {
  /// Throws unless the file exists and is sound.
  func require(_ file: EphemerisFile) throws(Problem) {
    switch state(of: file) {
    case .sound: return
    case .damaged(let path, let reason): throw .damagedFile(path, reason, package: file.package)
    case .missing:
      throw Problem(
        .missingEphemeris, EphemerisFault.missing(file, from: text))
    }
  }
}

extension Problem {
  static func damagedFile(_ path: String, _ reason: Told, package: String) -> Problem {
    Problem(.missingEphemeris, EphemerisFault.unusable(path, reason, package: package))
  }
}
