import AstroDiagnostics
import Testing

@testable import AstroJSON

/// Words of one kind of problem in both languages.
@Suite struct FaultWordingTests {
  private static let faults: [JSONFault] = [
    .moreText, .endsBeforeValue, .tooDeep(64), .noValue, .unknownWord("nul"), .leadingZero,
    .tooLarge("1e999"),
    .noDigit, .notUTF8, .controlCharacter, .unclosedQuotes, .endsInEscape, .unknownEscape, .loneSurrogate,
    .shortCode, .twice(name: "a"), .endsInObject, .endsInArray, .noName, .noColon(after: "a"),
    .noComma(orClosing: "]"), .trailingComma(before: "}"),
  ]

  @Test(arguments: faults) func `a text that is not JSON is told in Ukrainian`(_ fault: JSONFault) {
    let words = JSONFault.file(fault).ukrainian.message
    #expect(
      words.hasPrefix("не JSON: ") && words.unicodeScalars.contains { (0x430...0x457).contains($0.value) })
    #expect(!words.contains("\"") && words != fault.english.message)
  }

  @Test func `a message that a caller changed is not told in other words`() {
    var problem = Problem(.invalidValue, at: .field("a"), ValueFault.missing)
    #expect(problem.line(options: nil, in: .ukrainian) == "a: цього бракує")
    problem.hint = Hint("such as sun", ukrainian: "як-от sun")
    #expect(problem.line(options: nil, in: .ukrainian) == "a: цього бракує (як-от sun)")
    #expect(problem.description == "a: is missing (such as sun)")
    problem.message = "is not here"
    #expect(problem.line(options: nil, in: .ukrainian).hasPrefix("a: is not here"))
  }
}
