import AstroDiagnostics

/// Where a text stops being JSON, and why.
package enum JSONFault: ProblemReason {
  /// A file that is not JSON.
  indirect case file(JSONFault)

  // MARK: Values

  case moreText
  case endsBeforeValue
  case tooDeep(Int)
  case noValue
  case unknownWord(String)

  // MARK: Numbers

  case leadingZero
  case tooLarge(String)
  case noDigit

  // MARK: Texts

  case notUTF8
  case controlCharacter
  case unclosedQuotes
  case endsInEscape
  case unknownEscape
  case loneSurrogate
  case shortCode

  // MARK: Arrays and objects

  case twice(name: String)
  case endsInObject
  case endsInArray
  case noName
  case noColon(after: String)
  case noComma(orClosing: Unicode.Scalar)
  case trailingComma(before: Unicode.Scalar)
}
