/// Which way a text leans; a report bridges paragraphs that lean opposite ways.
package enum Leaning: String, CaseIterable, Hashable, Sendable {
  case bold, careful
  case steady, changing
  case social, solitary
  case giving, holding

  package var opposite: Leaning {
    switch self {
    case .bold: .careful
    case .careful: .bold
    case .steady: .changing
    case .changing: .steady
    case .social: .solitary
    case .solitary: .social
    case .giving: .holding
    case .holding: .giving
    }
  }
}
