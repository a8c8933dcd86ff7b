package import AstroJSON

/// A value of a table of charts.
public enum ChartCell: Hashable, Sendable {
  case text(String)
  case number(Double)
  case integer(Int)
  case truth(Bool)
  /// What a chart does not have, such as a house without a time of birth.
  case none

  init(_ text: String?) { self = text.map(ChartCell.text) ?? .none }
  init(_ number: Double?) { self = number.map(ChartCell.number) ?? .none }
  init(_ number: Int?) { self = number.map(ChartCell.integer) ?? .none }
}

extension ChartCell {
  /// The value as a field of a table with commas; nothing for `none`.
  package var csv: String {
    switch self {
    case .text(let text): CSVText.field(text)
    case .number(let number): NumberText.of(number)
    case .integer(let number): String(number)
    case .truth(let truth): truth ? "true" : "false"
    case .none: ""
    }
  }

  /// Writes the value as a member of an object.
  package func write(to writer: inout JSONWriter, as name: String) {
    switch self {
    case .text(let text): writer.member(name, text)
    case .number(let number): writer.member(name, number)
    case .integer(let number): writer.member(name, number)
    case .truth(let truth): writer.member(name, truth)
    case .none: writer.memberNull(name)
    }
  }
}
