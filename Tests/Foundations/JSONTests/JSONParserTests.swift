import AstroDiagnostics
import Foundation
import TestSupport
import Testing

@testable import AstroJSON

@Suite struct JSONParserTests {
  @Test func `what we write, Foundation reads, and so do we`() throws {
    var dice = SeededGenerator(seed: 19)
    for _ in 0..<300 {
      let value = Sample.random(&dice, depth: 4)
      for style in [JSONWriter.Style.pretty, .oneLine] {
        var writer = JSONWriter(style)
        value.write(to: &writer)
        let bytes = writer.finished()
        #expect(value.isEqual(to: try JSONParser.value(of: bytes)))
        let theirs = try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
        #expect(value.isEqual(to: theirs))
        #expect(style == .pretty || bytes.count { $0 == 0x0A } == 1)
      }
    }
  }

  @Test(arguments: [
    "[1,]", "{\"a\":1,}", "[1 2]", "{\"a\" 1}", "{a:1}", "[01]", "[1.]", "[.5]", "[+1]", "[1e]", "[-]",
    "[0x1]",
    "[NaN]", "[Infinity]", "[1e999]", "[nul]", "[True]", "\"\\x\"", "\"\\u12\"", "\"\\uD800\"", "\"\\uDC00\"",
    "\"\\uD800\\u0041\"", "\"a\nb\"", "\"open", "{\"a\":1,\"a\":2}", "{\"a\":1,\"\\u0061\":2}", "[] []", "",
    " ", "[", "{", "// note\n1", "'a'", "\u{A0}1",
  ])
  func `what is not JSON is refused`(_ text: String) {
    #expect(throws: Problem.self) { try JSONParser.value(of: Array(text.utf8)) }
  }

  @Test func `a text that is not UTF-8 is refused where it stops being so`() {
    let error = #expect(throws: Problem.self) {
      try JSONParser.value(of: Array("[\"Оля\",\n \"".utf8) + [0xFF] + Array("\"]".utf8))
    }
    #expect(error?.location.line == 2)
    #expect(error?.location.column == 3)
  }

  @Test func `values lie in one another to a depth, and no deeper`() throws {
    func nested(_ depth: Int) -> [UInt8] {
      Array((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
    }
    _ = try JSONParser.value(of: nested(JSONParser.deepest))
    #expect(throws: Problem.self) { try JSONParser.value(of: nested(JSONParser.deepest + 1)) }
    #expect(throws: Problem.self) { try JSONParser.value(of: nested(500_000)) }
  }

  @Test(arguments: [
    (25.195426, "25.195426"), (0.1 + 0.2, "0.3"), (-0.0, "0"), (1e-7, "0"), (-1.5, "-1.5"), (360, "360"),
    (2_447_996.9375, "2447996.9375"), (.nan, "null"), (.infinity, "null"),
  ])
  func `numbers are written without noise`(_ number: Double, _ text: String) {
    #expect(NumberText.of(number) == text)
  }

  @Test func `escapes say what they stand for`() throws {
    let text = #""\"\\\/\b\f\n\r\t\u0416\uD83D\uDE00""#
    #expect(try JSONCursor(reading: Array(text.utf8), as: .defect).string == "\"\\/\u{8}\u{C}\n\r\tЖ😀")
  }

  @Test func `a name written in two ways is two names`() throws {
    _ = try JSONParser.value(of: Array("{\"\u{E9}\":1,\"e\u{301}\":2}".utf8))
  }

  @Test func `a name that stands twice is found among thousands`() {
    let names = (0..<2000).map { "\"\($0)\":0" } + ["\"1234\":0"]
    let error = #expect(throws: Problem.self) {
      try JSONParser.value(of: Array("{\(names.joined(separator: ","))}".utf8))
    }
    #expect(error?.message.contains("1234") == true)
  }

  @Test(arguments: ["0.1", "-25.195426", "2447996.9375", "1e3", "123456789012345678", "0.30000000000000004"])
  func `numbers are read as Swift reads them`(_ text: String) throws {
    #expect(try JSONCursor(reading: Array(text.utf8), as: .defect).double == Double(text))
  }
}

/// A value to be written and read again.
private indirect enum Sample {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([Sample])
  case object([(name: String, value: Sample)])

  static func random(_ dice: inout SeededGenerator, depth: Int) -> Sample {
    switch Int.random(in: depth > 0 ? 0...6 : 0...4, using: &dice) {
    case 0: .null
    case 1: .bool(.random(using: &dice))
    case 2: .number((Double.random(in: -1e6...1e6, using: &dice) * 1e6).rounded() / 1e6)
    case 3: .number(Double(Int.random(in: -9...9, using: &dice)))
    case 4: .string(String.random(&dice))
    case 5: .array((0..<Int.random(in: 0...3, using: &dice)).map { _ in random(&dice, depth: depth - 1) })
    default: .object((0..<3).map { ("\($0)\(String.random(&dice))", random(&dice, depth: depth - 1)) })
    }
  }

  func write(to writer: inout JSONWriter) {
    switch self {
    case .null: writer.writeNull()
    case .bool(let truth): writer.write(truth)
    case .number(let number): writer.write(number)
    case .string(let text): writer.write(text)
    case .array(let elements): writer.array(elements) { $1.write(to: &$0) }
    case .object(let members):
      writer.object { writer in
        for (name, value) in members { writer.member(name) { value.write(to: &$0) } }
      }
    }
  }

  func isEqual(to value: JSONValue) -> Bool {
    switch (self, value.content) {
    case (.null, .null): true
    case (.bool(let a), .bool(let b)): a == b
    case (.number(let a), .number(let b)): abs(a - b) < 1e-9
    case (.string(let a), .string(let b)): a == b
    case (.array(let a), .array(let b)): a.count == b.count && zip(a, b).allSatisfy { $0.isEqual(to: $1) }
    case (.object(let a), .object(let b)):
      a.count == b.count && zip(a, b).allSatisfy { $0.name == $1.name && $0.value.isEqual(to: $1.value) }
    default: false
    }
  }

  func isEqual(to other: Any) -> Bool {
    switch self {
    case .null: other is NSNull
    case .bool(let truth): other as? Bool == truth
    case .number(let number): (other as? Double).map { abs($0 - number) < 1e-9 } ?? false
    case .string(let string): other as? String == string
    case .array(let elements):
      (other as? [Any]).map {
        $0.count == elements.count && zip(elements, $0).allSatisfy { $0.isEqual(to: $1) }
      } ?? false
    case .object(let members):
      (other as? [String: Any]).map { theirs in
        theirs.count == members.count
          && members.allSatisfy { member in theirs[member.name].map { member.value.isEqual(to: $0) } ?? false
          }
      } ?? false
    }
  }
}

extension String {
  fileprivate static func random(_ dice: inout SeededGenerator) -> String {
    let characters: [Character] = ["a", "Ж", "\"", "\\", "/", "\n", "\u{1}", "😀", "\u{2028}", "’", "°"]
    return String((0..<5).compactMap { _ in characters.randomElement(using: &dice) })
  }
}
