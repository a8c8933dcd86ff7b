import Foundation
import Testing

@Suite struct DoctorCommandTests {
  @Test func `a whole machine is told with its versions`() throws {
    let outcome = try Command.doctor.run([])
    #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.text)")
    #expect(!outcome.text.contains("! "))
    for name in [
      "cairo", "harfbuzz", "libswe", "Inter-Bold.otf", "sepl_18.se1", "1800", "time zones", "hyph_en_US.dic",
    ] {
      #expect(outcome.text.contains(name), "\(name)")
    }
  }

  @Test func `what lacks is told with the line that installs it`() throws {
    let outcome = try Command.doctor.run(
      [], environment: ["SE_EPHE_PATH": "/nowhere", "TZDIR": "/nowhere"])
    #expect(outcome.status == 69)
    let missing = outcome.text.split(separator: "\n").filter { $0.hasPrefix("! ") }
    #expect(missing.contains { $0.contains("sepl_18.se1") && $0.contains("apt-get install swe-basic-data") })
    #expect(missing.contains { $0.contains("apt-get install tzdata") })
    #expect(missing.count == 4)
  }

  @Test func `a damaged file is told by its path`() throws {
    let scratch = try Scratch()
    try scratch.write("no font", to: "Inter-Bold.otf")
    let path = scratch.folder.path
    let fonts = try Command.doctor.run([], environment: ["ASTROSVITLA_FONTS": path])
    #expect(fonts.status == 69 && fonts.text.contains("\(path)/Inter-Bold.otf: "))
    try FileManager.default.copyItem(
      atPath: "/usr/share/libswe/ephe/sepl_18.se1", toPath: scratch.path("sepl_18.se1"))
    let handle = try #require(FileHandle(forUpdatingAtPath: scratch.path("sepl_18.se1")))
    try handle.seek(toOffset: 300_000)
    try handle.write(contentsOf: Data([0x55, 0xAA]))
    try handle.close()
    let ephemeris = try Command.doctor.run([], environment: ["SE_EPHE_PATH": path])
    #expect(ephemeris.text.contains("sepl_18.se1: its SHA-256"))
  }
}
