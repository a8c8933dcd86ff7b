import Foundation
import TestSupport
import Testing

/// References can be recorded, and can fail: tried in a package that is thrown away.
@Suite struct GoldenTests {
  private let scratch: ScratchFolder
  private var testFile: String { scratch.file("Tests/RoomTests/SomeTests.swift").path }

  init() throws { scratch = try ScratchFolder() }

  @Test func `a missing reference is recorded, fails once, and is then kept`() throws {
    withKnownIssue { check("one\n", .missing) }
    #expect(try reference() == "one\n")
    check("one\n", .missing)
    withKnownIssue { check("two\n", .missing) }
    #expect(try reference() == "one\n")
  }

  @Test func `a failed comparison is recorded where that is asked for`() throws {
    withKnownIssue { check("one\n", .failed) }
    check("one\n", .failed)
    withKnownIssue { check("two\n", .failed) }
    #expect(try reference() == "two\n")
  }

  @Test func `never is never`() {
    withKnownIssue { check("one\n", .never) }
    #expect(throws: (any Error).self) { try reference() }
  }

  @Test func `whatever changes is recorded where all is asked for`() throws {
    withKnownIssue { check("one\n", .all) }
    withKnownIssue { check("two\n", .all) }
    check("two\n", .all)
    #expect(try reference() == "two\n")
  }

  @Test func `a failure names the line and what it should be`() throws {
    withKnownIssue { check("a\nb\nc\n", .all) }
    withKnownIssue {
      check("a\nx\nc\n", .never)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("line 2 differs\n  expected b\n  actual   x") }
    }
  }

  @Test func `a picture that differs leaves expected, difference and actual side by side`() throws {
    var picture = Pixels(width: 20, height: 10)
    let blank = try #require(picture.png())
    withKnownIssue { check(picture: blank, .missing) }
    check(picture: blank, .never)
    for x in 0..<10 { picture[x, 5] = [0, 0, 0, 255] }
    let marked = try #require(picture.png())
    withKnownIssue { check(picture: marked, .never) }
    let left = try Data(contentsOf: scratch.file(".build/snapshot-failures/picture.png"))
    let sheet = try #require(Pixels(png: Array(left)))
    #expect((sheet.width, sheet.height) == (68, 10))
    #expect(sheet[5, 5].first == 255 && sheet[24 + 5, 5].first == 0 && sheet[48 + 5, 5].first == 0)
  }

  private func check(_ text: String, _ mode: RecordMode) {
    expectGolden(text, "text", mode: mode, testFile: testFile)
  }

  private func check(picture: [UInt8], _ mode: RecordMode) {
    expectGolden(picture: picture, "picture", mode: mode, testFile: testFile)
  }

  private func reference() throws -> String {
    let file = scratch.file("Snapshots/SomeTests/text.txt")
    return String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }
}
