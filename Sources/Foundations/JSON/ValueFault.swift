package import AstroDiagnostics

/// What is wrong with a value of a JSON file.
package enum ValueFault: ProblemReason {
  /// A kind of value, as messages name it.
  package enum Kind: Hashable, Sendable { case null, truth, number, text, list, object, point }

  case missing
  case wrongKind(Kind, wanted: Kind)
  case outOfRange(Double, ClosedRange<Double>)
  case notWhole(Double, ClosedRange<Int>)

  package var english: ProblemWording {
    switch self {
    case .missing: ProblemWording("is missing")
    case .wrongKind(let kind, let wanted):
      ProblemWording("is \(kind.english), but should be \(wanted.english)")
    case .outOfRange(let number, let range):
      ProblemWording(
        "\(Quotation.number(number)) is out of range",
        hint: "from \(Quotation.number(range.lowerBound)) to \(Quotation.number(range.upperBound))")
    case .notWhole(let number, let range):
      ProblemWording(
        "\(Quotation.number(number)) is not a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
  }

  package var ukrainian: ProblemWording {
    switch self {
    case .missing: ProblemWording("цього бракує")
    case .wrongKind(let kind, let wanted):
      ProblemWording("тут \(kind.ukrainian), а має бути \(wanted.ukrainian)")
    case .outOfRange(let number, let range):
      ProblemWording(
        "\(Quotation.number(number)) – поза межами",
        hint: "від \(Quotation.number(range.lowerBound)) до \(Quotation.number(range.upperBound))")
    case .notWhole(let number, let range):
      ProblemWording(
        "\(Quotation.number(number)) – не ціле число від \(range.lowerBound) до \(range.upperBound)")
    }
  }
}

extension ValueFault.Kind {
  fileprivate var english: String {
    switch self {
    case .null: "missing"
    case .truth: "true or false"
    case .number: "a number"
    case .text: "a text"
    case .list: "a list"
    case .object: "an object"
    case .point: "the name of a point"
    }
  }

  fileprivate var ukrainian: String {
    switch self {
    case .null: "нічого"
    case .truth: "true або false"
    case .number: "число"
    case .text: "текст"
    case .list: "список"
    case .object: "об’єкт"
    case .point: "назва точки"
    }
  }
}
