import Foundation
import TestSupport
import Testing

@testable import AstroStreams

@Suite struct TarArchiveTests {
  @Test func `tar reads what was written`() throws {
    let files = [0, 1, 511, 512, 513, 5000].map { count in
      LineResult.File(
        name: "\(FileName.stem(of: count)).svg",
        bytes: (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) })
    }
    var bytes: [UInt8] = []
    for file in files { TarArchive(date: 1_800_000_000).append(file, to: &bytes) }
    let folder = try ScratchFolder()
    try Data(bytes + TarArchive.end).write(to: folder.file("x.tar"))
    let outcome = try ChildProcess("/bin/tar", ["xf", "x.tar"], folder: folder.url.path)
    #expect(outcome.status == 0)
    for file in files {
      let path = folder.file(file.name)
      #expect(Array(try Data(contentsOf: path)) == file.bytes)
      let attributes = try FileManager.default.attributesOfItem(atPath: path.path)
      #expect((attributes[.modificationDate] as? Date)?.timeIntervalSince1970 == 1_800_000_000)
    }
  }

  /// As `printf 000000007 | sha256sum` says.
  @Test func `files are spread by the digest of their number`() {
    #expect(FileName.stem(of: 7) == "b9/20/000000007")
    let folders = Set((1...2000).map { FileName.stem(of: $0).prefix(2) })
    #expect(folders.count > 250)
  }
}
