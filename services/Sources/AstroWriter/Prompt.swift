import AstroSvitla
import CWriterPrompts

/// What a model is told before it reads a brief: a text with slots for what the brief asks.
public struct Prompt: Sendable {
  /// What is written; the raw values are the names of the files.
  public enum Kind: String, CaseIterable, Sendable {
    case birth, couple
    /// A day, a week, a month or a year.
    case span
  }

  /// The text, with its slots: `{language} {opening} {words} {advice}`.
  public let text: String

  public init(text: String) { self.text = text }

  /// The prompt that is used where nobody gives another.
  public init(for kind: Kind) {
    let baked = kind.baked
    text = Prompt.text(baked.prompt, baked.promptCount)
  }

  /// The text with its slots filled; braces with anything else in them stay.
  func filled(for order: Order) -> String {
    let slots = [
      "language": order.language == .uk ? "Ukrainian" : "English",
      "opening": Prompt.range(order.bounds.openingSentences, or: "two or three"),
      "words": Prompt.range(order.bounds.analysisWords, or: "400 to 500"),
      "advice": Prompt.range(order.bounds.recommendations, or: "three or four"),
    ]
    return slots.reduce(text) { $0.replacing("{\($1.key)}", with: $1.value) }
  }

  private static func range(_ bounds: [Int]?, or usual: String) -> String {
    guard let bounds, bounds.count == 2 else { return usual }
    return "\(bounds[0]) to \(bounds[1])"
  }

  fileprivate static func text(_ bytes: UnsafeRawPointer?, _ count: Int) -> String {
    String(decoding: UnsafeRawBufferPointer(start: bytes, count: count), as: UTF8.self)
  }
}

extension Prompt.Kind {
  fileprivate var baked: CWriterPrompt {
    switch self {
    case .birth: cwriter_birth
    case .couple: cwriter_couple
    case .span: cwriter_span
    }
  }

  /// The JSON Schema of the answer.
  var schema: String { Prompt.text(baked.schema, baked.schemaCount) }

  /// The fields that an answer has.
  var fields: [String] {
    switch self {
    case .birth: ["keyInfluences", "detailedAnalysis", "recommendations"]
    case .couple: ["keyInfluences", "detailedAnalysis", "toEach", "recommendations"]
    case .span: ["headline", "detailedAnalysis", "recommendations"]
    }
  }
}
