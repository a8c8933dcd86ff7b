import AstroWholeFiles
import Foundation
import TestSupport
import Testing

@testable import AstroStreams

@Suite struct StreamJournalTests {
  private static func result(_ line: Int, hasFailed: Bool = false) -> LineResult {
    let mark = StreamMark(
      lines: line, bytes: 100 * line, digest: String(repeating: "0", count: 64))
    return LineResult(line: line, bytes: [], files: [], hasFailed: hasFailed, mark: mark)
  }

  private static func journal(_ folder: ScratchFolder) throws -> StreamJournal {
    try StreamJournal(folder.file("journal").path, options: "--make x", isGoingOn: true)
  }

  @Test func `what is noted is read again`() throws {
    let folder = try ScratchFolder()
    do {
      let journal = try Self.journal(folder)
      try journal.note([Self.result(1)], offsets: [10])
      try journal.note([Self.result(2, hasFailed: true), Self.result(3)], offsets: [10, 30])
    }
    let journal = try Self.journal(folder)
    #expect(journal.done.lines == 3 && journal.done.failed == 1 && journal.offset == 30)
    #expect(journal.read == Self.result(3).mark)
  }

  @Test func `half a line is cut off, and what follows it is whole`() throws {
    let folder = try ScratchFolder()
    do { try Self.journal(folder).note([Self.result(1)], offsets: [10]) }
    let kept = try Data(contentsOf: folder.file("journal"))
    for half in ["2", "20 do", "20 failed", "read 2 200 00"] {
      try (kept + Data(half.utf8)).write(to: folder.file("journal"))
      do {
        let journal = try Self.journal(folder)
        #expect(journal.done.lines == 1 && journal.offset == 10)
        try journal.note([Self.result(2)], offsets: [20])
      }
      let journal = try Self.journal(folder)
      #expect(journal.done.lines == 2 && journal.offset == 20, "\(half)")
      #expect(journal.read == Self.result(2).mark)
    }
  }

  @Test func `lines whose stream the journal does not know are worked again`() throws {
    let folder = try ScratchFolder()
    let target = folder.file("x.ndjson").path
    let marks = "astrosvitla.journal/2 --make x\n" + "\(try #require(Self.result(2).mark).text)\n"
    try Data(marks.utf8).write(to: folder.file("x.ndjson.part.astro-batch"))
    try Data("1\n2\n3\n".utf8).write(to: folder.file("x.ndjson.part"))
    let sink = try LinesSink(target, options: "--make x", isResumed: true)
    #expect(sink.done.lines == 2)
    #expect(try Data(contentsOf: folder.file("x.ndjson.part")) == Data("1\n2\n".utf8))
  }
}
