import AstroWording
import Testing

@testable import AstroPeriods

@Suite struct PeriodBookTests {
  private let books: [PeriodBook]

  init() throws { books = try Language.allCases.map { try PeriodBook.book(in: $0) } }

  @Test func `every text stands in every language`() {
    for book in books {
      let missing = PeriodTextIDs.all.filter { book[$0].isEmpty }
      #expect(missing.isEmpty, "\(book.language.tag): \(missing.prefix(5))")
    }
    #expect(books.allSatisfy { $0.ids == books[0].ids })
    #expect(Set(PeriodTextIDs.all).count == PeriodTextIDs.all.count && PeriodTextIDs.all.count == 1660)
  }

  @Test func `texts have no slots and no figures`() {
    for book in books {
      for id in PeriodTextIDs.all {
        #expect(!book[id].contains { "{}0123456789".contains($0) }, "\(book.language.tag) \(id)")
      }
    }
  }

  @Test func `frames have the same slots in every language`() {
    let frames = books[0].ids.filter { !Set(PeriodTextIDs.all).contains($0) }
    #expect(frames.count > 30)
    for id in frames {
      let slots = books.map { Set(self.slots(of: $0[id])) }
      #expect(slots.allSatisfy { $0 == slots[0] }, "\(id)")
    }
  }

  /// The names of the slots of a frame, without the forms that they ask for.
  private func slots(of frame: String) -> [String] {
    frame.split(separator: "{", omittingEmptySubsequences: false).dropFirst().map { part in
      String(part.prefix { $0 != "}" && $0 != ":" })
    }
  }
}
