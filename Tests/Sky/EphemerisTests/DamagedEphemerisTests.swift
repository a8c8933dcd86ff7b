import AstroBytes
import AstroChartModel
import AstroDiagnostics
import Foundation
import Glibc
import TestSupport
import Testing

@testable import AstroEphemeris

@Suite struct DamagedEphemerisTests {
  @Test(arguments: EphemerisFolder.basic, [0, 1, 60, 118, 150, 165, 400, 4096, 8191, 8192, 100_000, -1])
  func `a file that ends early is named, whatever is left of it`(name: String, length: Int) throws {
    let folder = try EphemerisFolder()
    let bytes = try folder.bytes(name)
    try folder.replace(name, by: Array(bytes.prefix(length < 0 ? bytes.count + length : length)))
    try expectDamage(name, in: folder)
  }

  @Test(arguments: EphemerisFolder.basic)
  func `a file with something behind its end is damaged too`(name: String) throws {
    let folder = try EphemerisFolder()
    try folder.replace(name, by: try folder.bytes(name) + [0])
    try expectDamage(name, in: folder)
  }

  @Test(arguments: EphemerisFolder.basic)
  func `each byte of what a head says of the file counts`(name: String) throws {
    let bytes = try EphemerisFolder().bytes(name)
    // Three lines, the numbers, and the sum over all of it.
    let end = 116 + 28 + 2 + (name.hasPrefix("sepl") ? 20 : name.hasPrefix("seas") ? 12 : 2) + 4
    #expect(EphemerisHeader(Array(bytes.prefix(EphemerisHeader.size)), name: name)?.length == bytes.count)
    for index in 0..<end {
      var damaged = Array(bytes.prefix(EphemerisHeader.size))
      damaged[index] ^= 0x40
      #expect(EphemerisHeader(damaged, name: name) == nil, "byte \(index)")
    }
  }

  @Test func `what libswe has no room for is refused before it reads it`() throws {
    let folder = try EphemerisFolder()
    var bytes = try folder.bytes("semo_18.se1")
    // The number of terms of the Moon's polynomials: libswe keeps 41 of them on its stack.
    #expect(bytes[197] == 29)
    bytes[197] = 200
    try folder.replace("semo_18.se1", by: bytes)
    try expectDamage("semo_18.se1", in: folder)
  }

  @Test func `whatever is damaged, there is a chart or an error that a user can act on`() throws {
    var dice = SeededGenerator(seed: 197)
    let birth = BirthData.at("1990-04-15 10:30")
    var errors = 0
    for _ in 0..<60 {
      let (folder, name) = (try EphemerisFolder(), EphemerisFolder.basic.randomElement(using: &dice) ?? "")
      var bytes = try folder.bytes(name)
      // Behind what the sum guards: what is said of bodies, and the index of their positions.
      for _ in 0..<3 { bytes[.random(in: 160..<3000, using: &dice)] = .random(in: 0...255, using: &dice) }
      try folder.replace(name, by: bytes)
      do throws(Problem) {
        let chart = try folder.source.chart(of: birth, settings: .with())
        #expect(chart.placements.allSatisfy { $0.longitude.degrees.isFinite })
      } catch {
        errors += 1
        #expect(error.code == .missingEphemeris, "\(error)")
      }
    }
    #expect(errors > 0)
  }

  @Test(arguments: EphemerisFolder.basic)
  func `a file of another name, a folder or a pipe in its place is an error, and nothing waits`(name: String)
    throws
  {
    let folder = try EphemerisFolder()
    try folder.replace(name, by: try folder.bytes(name == "sepl_18.se1" ? "semo_18.se1" : "sepl_18.se1"))
    try expectDamage(name, in: folder)
    try folder.remove(name)
    #expect(mkfifo("\(folder.path)/\(name)", 0o600) == 0)
    try expectDamage(name, in: folder)
    try folder.remove(name)
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/\(name)", withIntermediateDirectories: false)
    try expectDamage(name, in: folder)
  }

  @Test(arguments: EphemerisFolder.basic)
  func `a link that leads to itself is no file, one that leads nowhere is missing`(name: String) throws {
    let folder = try EphemerisFolder()
    try folder.remove(name)
    #expect(symlink(name, "\(folder.path)/\(name)") == 0)
    try expectDamage(name, in: folder)
    try folder.remove(name)
    #expect(symlink("nothing", "\(folder.path)/\(name)") == 0)
    let error = try folder.source.failure()
    #expect(error.message == "the ephemeris file \(name) is missing from \(folder.path)")
  }

  @Test func `a file that may not be read says so`() async throws {
    await #expect(processExitsWith: .success) {
      let folder = try EphemerisFolder()
      try folder.replace("semo_18.se1", by: try folder.bytes("semo_18.se1"))
      chmod("\(folder.path)/semo_18.se1", 0)
      // Root may read everything.
      if geteuid() == 0 { _ = (chmod(folder.path, 0o755), seteuid(65534)) }
      let error = try folder.source.failure()
      #expect(error.code == .missingEphemeris)
      #expect(error.message.contains("semo_18.se1") && error.message.contains("permission is denied"))
      seteuid(0)
    }
  }

  @Test func `planets alone need no asteroids, however damaged`() throws {
    let folder = try EphemerisFolder()
    try folder.replace("seas_18.se1", by: [])
    let birth = BirthData.at("1990-04-15 10:30")
    let settings = ChartSettings.with(points: [.northNode])
    #expect(
      try folder.source.chart(of: birth, settings: settings)
        == SwissEphemeris().chart(of: birth, settings: settings))
    try expectDamage("seas_18.se1", in: folder)
    // What was mended is taken.
    try folder.replace("seas_18.se1", by: try folder.bytes("seas_18.se1"))
    #expect(try folder.source.chart(of: birth, settings: .with()).points.count == Body.points.count)
  }

  @Test func `the first of several folders that has a file is the one that counts`() throws {
    let (first, second) = (try EphemerisFolder([]), try EphemerisFolder())
    let birth = BirthData.at("1990-04-15 10:30")
    let source = SwissEphemeris(.files(directory: "\(first.path):\(second.path)"))
    #expect(try source.chart(of: birth) == SwissEphemeris().chart(of: birth))
    try Data().write(to: URL(filePath: "\(first.path)/sepl_18.se1"))
    let again = SwissEphemeris(.files(directory: "\(first.path):\(second.path):"))
    #expect(try again.failure().message.contains("\(first.path)/sepl_18.se1"))
  }

  private func expectDamage(_ name: String, in folder: EphemerisFolder) throws {
    let error = try folder.source.failure()
    #expect(error.code == .missingEphemeris && error.location == Problem.Location())
    #expect(error.message.hasPrefix("the ephemeris file \(folder.path)/\(name) cannot be used: "), "\(error)")
    #expect(error.hint.description.contains("swe-basic-data"))
    #expect(!error.description.contains("\n"))
  }
}

@Suite struct VerificationTests {
  @Test func `the files as they were installed are those that are known`() throws {
    let folder = try EphemerisFolder()
    try folder.source.verify()
    try SwissEphemeris(.moshier).verify()
  }

  @Test(arguments: EphemerisFolder.basic)
  func `a flipped byte among the positions is noticed by the digest alone`(name: String) throws {
    let folder = try EphemerisFolder()
    var bytes = try folder.bytes(name)
    bytes[bytes.count - 1000] ^= 1
    try folder.replace(name, by: bytes)
    _ = try folder.source.chart(of: .at("1990-04-15 10:30"))
    let error = try #require(throws: Problem.self) { try folder.source.verify() }
    #expect(error.code == .missingEphemeris)
    #expect(error.message.contains("\(folder.path)/\(name)") && error.message.contains("SHA-256"))
  }

  @Test func `every file that Debian has is known by its digest`() throws {
    #expect(EphemerisDigests.known.count == 3 * EphemerisVolume.all.count)
    for volume in EphemerisVolume.all {
      for kind in EphemerisFile.Kind.allCases {
        #expect(EphemerisDigests.known[EphemerisFile(kind: kind, volume: volume).name]?.count == 64)
      }
    }
  }

  @Test(.enabled(if: EphemerisFolder.standard != nil, EphemerisFolder.standardIsThere))
  func `the files of all centuries are those that are known`() throws {
    try SwissEphemeris(.files(directory: EphemerisFolder.standard ?? "")).verify()
  }

  @Test(arguments: [0, 1, 3, 55, 56, 57, 63, 64, 65, 119, 120, 127, 128, 1000, 65_537])
  func `the digest is that of sha256sum, however the bytes come`(count: Int) throws {
    var dice = SeededGenerator(seed: UInt64(count))
    let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &dice) }
    let peer = try ChildProcess("/usr/bin/sha256sum", input: bytes).outputText.prefix(64)
    #expect(SHA256.hex(bytes) == peer)
    var sum = SHA256()
    var rest = bytes[...]
    while !rest.isEmpty {
      let part = rest.prefix(.random(in: 1...100, using: &dice))
      sum.update(Array(part))
      rest = rest.dropFirst(part.count)
    }
    #expect(sum.hex() == peer)
  }
}
