import AstroWording
import Testing

@testable import AstroCouples

@Suite struct CoupleBookTests {
  @Test func `both languages have the same texts`() throws {
    let books = try Language.allCases.map { try CoupleBook(in: $0) }
    #expect(books.allSatisfy { $0.ids == books[0].ids } && books[0].ids.count > 500)
  }
}
