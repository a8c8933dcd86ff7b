import Foundation
import Testing

@Suite("The page for people")
struct PageTests {
  private let stranger: Client

  init() throws {
    stranger = Client(
      server: try Server(["--source-url", "https://example.org/?a=1&b=\"2\""]), id: "", key: nil)
  }

  @Test(
    "it is in the language asked for, loads nothing foreign, and links the source", arguments: ["en", "uk"])
  func front(_ language: String) async throws {
    let page = try await stranger.call("GET", "/", headers: ["Accept-Language": language])
    #expect(page.status == 200 && page.text.contains("<html lang=\"\(language)\">"))
    #expect(!page.text.contains("{{"))
    #expect(page.text.contains("https://example.org/?a=1&amp;b=&quot;2&quot;"))
    #expect(
      page.header("Content-Security-Policy")?.hasPrefix("default-src 'none'; style-src 'sha256-") == true)
    #expect(page.text.contains(language == "uk" ? "Показати карту" : "Show the chart"))
  }

  private func form(_ path: String, _ fields: String) async throws -> Reply {
    try await stranger.call(
      "POST", path, fields, headers: ["Content-Type": "application/x-www-form-urlencoded"])
  }

  @Test("a birth becomes a page with the beginning of a reading, and a sheet")
  func preview() async throws {
    let fields = "name=%D0%9E%D0%BA%D1%81%D0%B0%D0%BD%D0%B0+K%26L&date=1990-04-15&time=14%3A30&place=Kyiv"
    let page = try await form("/preview/page.html?language=uk", fields)
    #expect(
      page.status == 200 && page.text.contains("Оксана K&amp;L") && page.text.contains("default-src 'none'"))
    let sheet = try await form("/preview/sheet.pdf", fields)
    #expect(sheet.status == 200 && sheet.data.starts(with: Data("%PDF-".utf8)))
    let untimed = try await form("/preview/page.html", "name=&date=1990-04-15&time=&place=Kyiv")
    #expect(untimed.status == 200)
  }

  @Test("a mistake is told in words, on a page")
  func mistakes() async throws {
    for fields in [
      "", "date=1990-04-15&place=%3Cscript%3E", "date=1990-02-30&place=Kyiv", "%%%=&&=", "date=x&place=Kyiv",
    ] {
      let page = try await form("/preview/page.html?language=uk", fields)
      #expect([400, 422].contains(page.status), "\(fields)")
      #expect(page.header("Content-Type")?.hasPrefix("text/html") == true && !page.text.contains("<script"))
      #expect(page.text.contains("role=\"alert\"") && !page.text.contains("birth."))
    }
    let unknown = try await form("/preview/page.html?language=uk", "date=1990-04-15&place=qqqqqqq")
    #expect(unknown.text.contains("Місце народження: місця з такою назвою немає"))
  }
}
