/// How many of a number are so.
struct Share: CustomStringConvertible {
  private(set) var part = 0
  private(set) var whole = 0

  init() {}

  init<S: Sequence>(of all: S, _ isSo: (S.Element) throws -> Bool) rethrows {
    for element in all { count(try isSo(element)) }
  }

  mutating func count(_ isSo: Bool) {
    whole += 1
    if isSo { part += 1 }
  }

  /// In whole per cent, such as `76 %`; a dash where there is nothing to count.
  var description: String { whole == 0 ? "–" : "\((200 * part + whole) / (2 * whole)) %" }
}

/// A figure of today beside the one that is asked.
struct Row {
  var name: String
  var today: String
  var asked: String

  init(_ name: String, _ today: Any..., asked: String) {
    (self.name, self.asked) = (name, asked)
    self.today = today.map { "\($0)" }.joined(separator: ", ")
  }

  var line: String { "\(Row.padded(name, to: 78))  \(Row.padded(today, to: 26))  \(asked)" }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}

extension Double {
  /// With one digit after the point.
  var tenths: String {
    let tenths = Int((self * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}

extension Collection<Double> {
  var mean: Double { isEmpty ? 0 : reduce(0, +) / Double(count) }
}
