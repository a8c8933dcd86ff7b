import Foundation
import TestSupport
import Testing

@testable import ChartModel

@Suite struct JSONParserTests {
  @Test func `what we write, Foundation reads, and so do we`() throws {
    var dice = SeededGenerator(seed: 19)
    for _ in 0..<300 {
      let value = JSONValue.random(&dice, depth: 4)
      let bytes = Array(JSONText.of(value).utf8)
      #expect(try JSONParser.value(of: bytes) == value)
      let theirs = try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
      #expect(value.isEqual(to: theirs))
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
    #expect(throws: JSONSyntaxError.self) { try JSONParser.value(of: Array(text.utf8)) }
  }

  @Test func `a text that is not UTF-8 is refused where it stops being so`() {
    let error = #expect(throws: JSONSyntaxError.self) {
      try JSONParser.value(of: Array("[\"Оля\",\n \"".utf8) + [0xFF] + Array("\"]".utf8))
    }
    #expect(error?.line == 2)
    #expect(error?.column == 3)
  }

  @Test func `values lie in one another to a depth, and no deeper`() throws {
    func nested(_ depth: Int) -> [UInt8] {
      Array((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
    }
    _ = try JSONParser.value(of: nested(JSONParser.deepest))
    #expect(throws: JSONSyntaxError.self) { try JSONParser.value(of: nested(JSONParser.deepest + 1)) }
    #expect(throws: JSONSyntaxError.self) { try JSONParser.value(of: nested(500_000)) }
  }

  @Test(arguments: [
    (25.195426, "25.195426"), (0.1 + 0.2, "0.3"), (-0.0, "0"), (1e-7, "0"), (-1.5, "-1.5"), (360, "360"),
    (2_447_996.9375, "2447996.9375"), (.nan, "null"), (.infinity, "null"),
  ])
  func `numbers are written without noise`(_ number: Double, _ text: String) {
    #expect(JSONText.number(number) == text)
  }

  @Test func `escapes say what they stand for`() throws {
    let text = #""\"\\\/\b\f\n\r\t\u0416\uD83D\uDE00""#
    #expect(try JSONParser.value(of: Array(text.utf8)) == .string("\"\\/\u{8}\u{C}\n\r\tЖ😀"))
  }
}

extension JSONValue {
  fileprivate static func random(_ dice: inout SeededGenerator, depth: Int) -> JSONValue {
    switch Int.random(in: depth > 0 ? 0...6 : 0...4, using: &dice) {
    case 0: .null
    case 1: .bool(.random(using: &dice))
    case 2: .number(Longitude.rounded(.random(in: -1e6...1e6, using: &dice)))
    case 3: .number(Double(Int.random(in: -9...9, using: &dice)))
    case 4: .string(String.random(&dice))
    case 5: .array((0..<3).map { _ in random(&dice, depth: depth - 1) })
    default: .object((0..<3).map { Member("\($0)\(String.random(&dice))", random(&dice, depth: depth - 1)) })
    }
  }

  fileprivate func isEqual(to other: Any) -> Bool {
    switch self {
    case .null: other is NSNull
    case .bool(let truth): other as? Bool == truth
    case .number(let number): (other as? Double).map { abs($0 - number) < 1e-9 } ?? false
    case .string(let string): other as? String == string
    case .array(let elements):
      (other as? [Any]).map {
        $0.count == elements.count && zip(elements, $0).allSatisfy { $0.isEqual(to: $1) }
      }
        ?? false
    case .object(let members):
      (other as? [String: Any]).map { theirs in
        theirs.count == members.count && members.allSatisfy { theirs[$0.name].map($0.value.isEqual) ?? false }
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
