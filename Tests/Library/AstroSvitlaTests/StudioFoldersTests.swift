import AstroShaping
import AstroSvitla
import Foundation
import TestSupport
import Testing

@testable import AstroTypesetting

/// Where a studio finds what it draws and divides words with.
@Suite struct StudioFoldersTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "folders-\(UUID().uuidString)")

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

  private func withoutRest<Value>(_ work: () throws -> Value) throws -> Value {
    defer { try? FileManager.default.removeItem(at: folder) }
    return try work()
  }

  private func link(_ file: String, to path: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.appending(path: file).path, withDestinationPath: path)
  }

  @Test func `faces are taken from the folders that are named, and from no others`() throws {
    try withoutRest {
      let files = FontBook.requirements
      for file in files.dropLast() { try link(file.name, to: file.found) }
      let missing = #expect(throws: Problem.self) {
        try Studio(StudioOptions(fontFolders: ["/nowhere", folder.path]))
      }
      #expect(missing?.code == .missingFont)
      #expect(missing?.message.contains(try #require(files.last).name) == true)
      #expect(missing?.message.contains(folder.path) == true && missing?.message.contains("/nowhere") == true)

      try link(try #require(files.last).name, to: try #require(files.last).found)
      let studio = try Studio(StudioOptions(fontFolders: ["/nowhere", folder.path]))
      let chart = try studio.chart(of: KnownBirths.oksana).value
      #expect(try studio.picture(of: chart, as: .svg) == Studio().picture(of: chart, as: .svg))
    }
  }

  @Test func `words are divided by the patterns of the folder that is named`() throws {
    try withoutRest {
      let missing = #expect(throws: Problem.self) {
        try Studio(StudioOptions(hyphenationFolder: folder.path))
      }
      #expect(missing?.code == .noInput && missing?.message.contains(folder.path) == true)
      #expect(missing?.message.contains("hyph_en_US.dic") == true)

      // A pattern that divides one word only.
      try Data("UTF-8\nzenith1star\n".utf8).write(to: folder.appending(path: "hyph_en_US.dic"))
      let studio = try Studio(StudioOptions(hyphenationFolder: folder.path))
      #expect(studio.hyphenation.places(in: "zenithstar", language: "en") == [6])
      #expect(studio.hyphenation.places(in: "hyphenation", language: "en").isEmpty)
      #expect(try !Studio().hyphenation.places(in: "hyphenation", language: "en").isEmpty)
    }
  }
}
