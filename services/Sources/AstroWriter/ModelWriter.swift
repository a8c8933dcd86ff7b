import AstroSvitla
import FoundationEssentials

/// Has a model write the parts of a report from a brief.
public struct ModelWriter: Sendable {
  private let server: ModelServer
  private let order: Order
  private let prompt: Prompt

  /// - Parameters:
  ///   - brief: In UTF-8.
  ///   - prompt: What the model is told; `nil` for the prompt of the brief's kind.
  /// - Throws: `Failure` of data, if it is no brief.
  public init(_ brief: [UInt8], by server: ModelServer, prompt: Prompt? = nil) throws(Failure) {
    self.server = server
    order = try Order(json: brief)
    self.prompt = prompt ?? Prompt(for: order.prompt)
  }

  /// Whether the brief asks for a text in Ukrainian, and so are its messages.
  public var isUkrainian: Bool { order.language == .uk }

  /// What was written, and what it cost.
  public struct Written: Sendable {
    /// The parts of a report: JSON in UTF-8, which ends with a line break.
    public let parts: [UInt8]
    public let bill: Bill
  }

  /// Asks the model.
  ///
  /// - Throws: `Failure`, if there is no answer after all tries, or none of the form that was asked for.
  public func write(telling progress: Progress) async throws(Failure) -> Written {
    let start = ContinuousClock.now
    let client = ChatClient(server: server, progress: progress)
    let outcome = try await client.answer(to: ChatRequest.body(prompt, order, to: server.model))
    let parts = try signed(outcome.text)
    let bill = Bill(
      model: server.model, usage: outcome.usage, prices: server.prices, tries: outcome.tries,
      time: ContinuousClock.now - start)
    return Written(parts: parts, bill: bill)
  }

  /// The answer, if it is an object with the fields of its kind, with the writer's name.
  private func signed(_ text: String) throws(Failure) -> [UInt8] {
    guard let object = try? JSONDecoder().decode([String: AnyValue].self, from: Data(text.utf8)),
      let brace = text.utf8.firstIndex(of: UInt8(ascii: "{"))
    else { throw .notJSON }
    for field in order.prompt.fields where object[field] == nil { throw .missing(field) }
    let name = object["generator"] == nil ? #""generator":\#(ChatRequest.quoted(server.model + "/1")),"# : ""
    return Array("{\(name)\(text[text.utf8.index(after: brace)...])\n".utf8)
  }

  /// Any value, which is not looked at: the report is held against the brief by whoever asked for it.
  private struct AnyValue: Decodable { init(from decoder: any Decoder) {} }
}
