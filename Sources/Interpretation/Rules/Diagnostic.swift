/// What is wrong with a rule, and where it stands.
public struct Diagnostic: Hashable, Sendable {
  /// The file's path as it was given.
  public var file: String
  /// From 1; 0 where the whole file is meant.
  public var line: Int
  /// From 1, in characters of the line; 0 where the whole file is meant.
  public var column: Int
  /// The rule's id, where it could be read.
  public var rule: String?
  /// The field within the rule, such as `condition.sign`.
  public var field: String?
  /// What is wrong, in one line.
  public var message: String
  /// What to do about it, in one line; empty where the message says it.
  public var hint: String
}

extension Diagnostic: CustomStringConvertible {
  /// One line: `career/sun.json:12:5: career.sun.leo: condition.sign: … (…)`.
  public var description: String {
    let place = line > 0 ? "\(file):\(line):\(column)" : file
    let path = [place, rule ?? "", field ?? ""].filter { !$0.isEmpty }
    return (path + [message]).joined(separator: ": ")
      + (hint.isEmpty ? "" : " (\(hint))")
  }
}

/// Why rules cannot be used: everything that is wrong with them at once.
public struct RuleBookError: Error, Hashable, Sendable, CustomStringConvertible {
  /// By file and place; never empty.
  public var diagnostics: [Diagnostic]

  public var description: String { diagnostics.map(\.description).joined(separator: "\n") }
}
