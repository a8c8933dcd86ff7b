import TestSupport
import Testing

@testable import AstroStreams

@Suite struct LineSplitterTests {
  private static let text = Array("one\n\nthree\r\nfour".utf8)

  private static func lines(_ portions: [ArraySlice<UInt8>]) -> [InputLine] {
    var splitter = LineSplitter()
    let lines = portions.flatMap { splitter.lines(in: $0) }
    return lines + [splitter.last()].compactMap(\.self)
  }

  @Test(arguments: 1...17)
  func `however bytes come, lines are the same`(portion: Int) {
    let portions = stride(from: 0, to: Self.text.count, by: portion).map {
      Self.text[$0..<min($0 + portion, Self.text.count)]
    }
    let lines = Self.lines(portions)
    #expect(lines.map(\.number) == [1, 2, 3, 4])
    #expect(lines.map { String(decoding: $0.bytes ?? [], as: UTF8.self) } == ["one", "", "three\r", "four"])
  }

  @Test func `a line end at the end begins no other line`() {
    #expect(Self.lines([Array("one\n".utf8)[...]]).count == 1)
    #expect(Self.lines([[]]).isEmpty)
  }

  @Test func `what is too long is not kept, and what follows is`() {
    #expect(InputLine.longest == 1 << 20)
    let long = [UInt8](repeating: 0x61, count: InputLine.longest + 1)
    let lines = Self.lines([long[...], Array("more\nnext\n".utf8)[...]])
    #expect(lines.map(\.number) == [1, 2])
    #expect(lines[0].bytes == nil && lines[1].bytes == Array("next".utf8))
    let fitting = Self.lines([long.dropLast(), [0x0A]])
    #expect(fitting[0].bytes?.count == InputLine.longest)
  }

  @Test(arguments: [
    ("0/1", true), ("2/3", true), ("3/3", false), ("-1/3", false), ("1", false), ("a/b", false),
    ("1/0", false),
  ])
  func `a slice is written as its number and their count`(text: String, isOne: Bool) {
    #expect((StreamSlice(text) != nil) == isOne)
  }

  @Test(arguments: 1...9)
  func `slices share out every line once`(count: Int) throws {
    let slices = try (0..<count).map { try #require(StreamSlice("\($0)/\(count)")) }
    for line in 1...100 { #expect(slices.count { $0.contains(line) } == 1) }
    #expect(slices[0].contains(1))
  }
}
