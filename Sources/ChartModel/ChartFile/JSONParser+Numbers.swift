import Diagnostics

extension JSONParser {
  /// A number by JSON's grammar, which is narrower than Swift's.
  mutating func number() throws(JSONSyntaxError) -> Double {
    let start = self
    _ = take("-")
    if take("0") {
      if next?.isASCIIDigit == true { throw start.error("a number does not begin with 0") }
    } else {
      try digits()
    }
    if take(".") { try digits() }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try digits()
    }
    let text = String(decoding: bytes[start.offset..<offset], as: UTF8.self)
    guard let number = Double(text), number.isFinite else {
      throw start.error("the number \(Quotation.clipped(text)) is too large")
    }
    return number
  }

  private mutating func digits() throws(JSONSyntaxError) {
    guard next?.isASCIIDigit == true else { throw error("a digit should stand here") }
    while next?.isASCIIDigit == true { offset += 1 }
  }
}
