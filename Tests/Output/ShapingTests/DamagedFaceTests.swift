import AstroDiagnostics
import AstroDrawing
import Foundation
import Testing

@testable import AstroShaping

@Suite struct DamagedFaceTests {
  /// What can befall a file, and a word of what is said of it.
  enum Damage: String, CaseIterable, CustomTestStringConvertible {
    case empty = "is empty"
    case truncated = "is cut short"
    case header = "is not a font"
    case flippedByte = "has a wrong checksum"

    var testDescription: String { rawValue }

    func done(to font: [UInt8]) -> [UInt8] {
      var font = font
      switch self {
      case .empty: return []
      case .truncated: return Array(font.prefix(font.count / 2))
      case .header: font.replaceSubrange(0..<12, with: repeatElement(0x41, count: 12))
      // Far behind the directory, within one of the large tables.
      case .flippedByte: font[font.count / 2] ^= 0x20
      }
      return font
    }
  }

  static let faces = Face.shipped.filter { $0 != .symbols }

  /// Where the damaged copy lies: in a folder the user named, or in the only one of the system.
  enum Place: CaseIterable { case named, system }

  @Test(arguments: faces, Damage.allCases)
  func `a damaged face is told with its path, whatever else is installed`(face: Face, damage: Damage) throws {
    for place in Place.allCases {
      let folder = try Folder()
      let path = try folder.add(face, damage)
      let fonts = try FontBook(searching: folder.folders(place))
      _ = fonts.shape("Їжак", TextStyle(face, size: 10, color: .black))
      let errors = [
        #expect(throws: Problem.self) { try fonts.check() },
        #expect(throws: Problem.self) { try fonts.unitsPerEm(of: face) },
        #expect(throws: Problem.self) { try fonts.outline(of: 1, in: face) },
        #expect(throws: Problem.self) { try fonts.font(of: face) },
      ]
      for error in errors {
        #expect(error?.code == .missingFont)
        #expect(error?.location.source == path)
        #expect(error?.message.contains(damage.rawValue) == true)
        #expect(error?.hint.isEmpty == false)
      }
    }
  }

  @Test func `a damaged face that nobody uses disturbs nobody`() throws {
    let folder = try Folder()
    _ = try folder.add(.vollkornBoldItalic, .empty)
    let fonts = try FontBook(searching: folder.folders(.named))
    let shaped = fonts.shape("Їжак", TextStyle(.inter, size: 10, color: .black))
    try fonts.check()
    #expect(shaped.missing.isEmpty)
  }

  @Test func `nothing is written with a book that has met a damaged face`() throws {
    let folder = try Folder()
    _ = try folder.add(.vollkorn, .flippedByte)
    let fonts = try FontBook(searching: folder.folders(.named))
    // Another face has the letters too; a picture would come out, and not the one that was asked for.
    let shaped = fonts.shape("ab", TextStyle(.vollkorn, size: 10, color: .black))
    #expect(shaped.runs.map(\.face) == [.inter])
    #expect(throws: Problem.self) { try fonts.font(of: .inter) }
  }

  /// A byte more or less anywhere is noticed, but in what no table holds and in `head`.
  @Test func `a flipped byte is noticed wherever it is`() throws {
    let font = Array(try Data(contentsOf: URL(filePath: try path(of: .inter))))
    func damage(_ font: [UInt8]) -> Told? { font.withUnsafeBytes(FontCheck.damage) }
    #expect(damage(font) == nil)
    let count = Int(font[4]) << 8 | Int(font[5])
    for index in 0..<count {
      let record = font[(12 + 16 * index)...].prefix(16)
      let tag = String(decoding: record.prefix(4), as: UTF8.self)
      let place = record.dropFirst(8).prefix(4).reduce(0) { $0 << 8 | Int($1) }
      let length = record.dropFirst(12).reduce(0) { $0 << 8 | Int($1) }
      for offset in [0, length / 2, length - 1] {
        var changed = font
        changed[place + offset] ^= 1
        #expect((damage(changed) == nil) == (tag == "head"), "\(tag), byte \(offset)")
      }
    }
  }

  @Test(arguments: faces) func `no beginning of a file passes for a font`(face: Face) throws {
    let font = Array(try Data(contentsOf: URL(filePath: try path(of: face))))
    for count in Array(0...300) + stride(from: 301, to: font.count, by: font.count / 40) {
      #expect(font.prefix(count).withUnsafeBytes { FontCheck.damage(in: $0) } != nil, "\(count) bytes")
    }
  }

  private func path(of face: Face) throws -> String { try Folder.path(of: face) }
}

/// A folder of fonts that is gone after a test.
private final class Folder {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.appending(path: "fonts-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  static func path(of face: Face) throws -> String {
    let file = try #require(FontFile.table[face])
    return try #require(FontFolders.customary.path(of: file))
  }

  /// Puts a damaged copy of an installed face here; its path.
  func add(_ face: Face, _ damage: DamagedFaceTests.Damage) throws -> String {
    let source = try Folder.path(of: face)
    let copy = "\(path)/\(try #require(FontFile.table[face]).name)"
    let font = Array(try Data(contentsOf: URL(filePath: source)))
    try Data(damage.done(to: font)).write(to: URL(filePath: copy))
    return copy
  }

  /// This folder before all others; as one the user named, or as a root of the system.
  func folders(_ place: DamagedFaceTests.Place) -> FontFolders {
    let customary = FontFolders.customary
    return switch place {
    case .named: FontFolders(named: [path], roots: customary.roots)
    case .system: FontFolders(named: [], roots: [path] + customary.roots)
    }
  }
}
