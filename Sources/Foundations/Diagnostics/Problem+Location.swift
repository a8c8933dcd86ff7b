extension Problem {
  /// Where in an input a problem is.
  public struct Location: Hashable, Sendable {
    /// One step of the path to a value in a file.
    package enum Step: Hashable, Sendable {
      /// A member of an object.
      case name(String)
      /// An element of a list, from 0.
      case index(Int)
    }

    /// The input: a file's path, `standard input` or an option; empty if a caller is to fill it in.
    public var source: String
    /// The line, from 1; `nil` if the path is enough.
    public var line: Int?
    /// The column, from 1, in Unicode scalars of the line.
    public var column: Int?
    /// Whether line and column are written as compilers do, `mine.json:12:5`, or in words, `line 12, column 5`.
    package var isCompact = false
    /// The id of the item that contains it, such as a rule's; empty if there is none.
    public var subject: String
    /// The path from there to the value; empty for the whole.
    package var path: [Step]

    package init(
      source: String = "", line: Int? = nil, column: Int? = nil, subject: String = "", path: [Step] = []
    ) {
      (self.source, self.line, self.column) = (source, line, column)
      (self.subject, self.path) = (subject, path)
    }

    /// The location of a top-level member.
    package static func field(_ name: String) -> Self { Self(path: [.name(name)]) }

    /// The names on the path to the value, the innermost first.
    private var fields: some Sequence<String> {
      path.reversed().lazy.compactMap { step in if case .name(let name) = step { name } else { nil } }
    }
  }
}

extension Problem.Location: CustomStringConvertible {
  /// The location from outside in: `chart.json: planets[3].degree`, or `career/sun.json:12:5: career.sun.leo:
  /// weight`.
  public var description: String { text(options: nil) }

  /// The path, such as `planets[3].degree`; empty for the whole.
  public var pathText: String {
    path.reduce(into: "") { text, step in
      switch step {
      case .name(let name): text += text.isEmpty ? name : ".\(name)"
      case .index(let index): text += "[\(index)]"
      }
    }
  }

  func text(options: ((String) -> String?)?, in tongue: Tongue = .english) -> String {
    if let options, let option = fields.compactMap(options).first { return option }
    return [position(in: tongue), subject, pathText].filter { !$0.isEmpty }.joined(separator: ": ")
  }

  private func position(in tongue: Tongue) -> String {
    let source = Stream(rawValue: source)?.name(in: tongue) ?? source
    guard let line else { return source }
    if isCompact, let column { return "\(source):\(line):\(column)" }
    return (source.isEmpty ? "" : "\(source): ") + words(line, in: tongue)
  }

  private func words(_ line: Int, in tongue: Tongue) -> String {
    switch tongue {
    case .english: "line \(line)" + (column.map { ", column \($0)" } ?? "")
    case .ukrainian: "рядок \(line)" + (column.map { ", стовпець \($0)" } ?? "")
    }
  }

  /// What is read or written without a name of its own.
  package enum Stream: String {
    case input = "standard input"
    case output = "standard output"

    func name(in tongue: Tongue) -> String {
      switch (self, tongue) {
      case (_, .english): rawValue
      case (.input, .ukrainian): "стандартне введення"
      case (.output, .ukrainian): "стандартне виведення"
      }
    }
  }
}
