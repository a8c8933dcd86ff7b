package import AstroDiagnostics

extension JSONFault {
  package var english: ProblemWording { ProblemWording(message) }

  private var message: String {
    switch self {
    case .file(let fault): "not JSON: \(fault.message)"
    case .moreText: "more text follows the end of the value"
    case .endsBeforeValue: "the text ends where a value is expected"
    case .tooDeep(let deepest): "values are nested more than \(deepest) deep"
    case .noValue: "a value is expected here"
    case .unknownWord(let word): "\(word) is not a value of JSON"
    case .leadingZero: "a number must not begin with 0"
    case .tooLarge(let number): "the number \(Quotation.clipped(number)) is too large"
    case .noDigit: "a digit is expected here"
    case .notUTF8: "the text is not UTF-8"
    case .controlCharacter: "a text contains a control character (write it as an escape, such as \\n)"
    case .unclosedQuotes: "the quotes that open here are never closed"
    case .endsInEscape: "the text ends within an escape"
    case .unknownEscape: "there is no such escape"
    case .loneSurrogate: "half of a surrogate pair lacks the other half"
    case .shortCode: "\\u needs four hexadecimal digits"
    case .twice(let name): "the name \(Quotation.of(name)) appears twice in one object"
    case .endsInObject: "the text ends within an object"
    case .endsInArray: "the text ends within an array"
    case .noName: "a name in double quotes is expected here"
    case .noColon(let name): "a colon should follow the name \(Quotation.of(name))"
    case .noComma(let closing): "a comma or \(closing) is expected here"
    case .trailingComma(let closing): "nothing follows the comma before \(closing)"
    }
  }
}
