import FoundationEssentials

/// What a model has answered so far.
struct ChatAnswer: Sendable {
  private(set) var text = ""
  private(set) var usage: Usage?
  private var refusal = ""
  private var finish: String?
  private var isDone = false
  /// Whether anything came that a chat completion has.
  private var isChat = false

  /// How many tokens were read and written.
  struct Usage: Decodable, Sendable, Equatable {
    var promptTokens: Int
    var completionTokens: Int

    enum CodingKeys: String, CodingKey {
      case promptTokens = "prompt_tokens"
      case completionTokens = "completion_tokens"
    }
  }

  /// A piece of a stream, or a whole answer.
  private struct Piece: Decodable {
    var choices: [Choice]?
    var usage: Usage?
    var error: Complaint?

    struct Choice: Decodable {
      var delta: Message?
      var message: Message?
      var finish: String?

      enum CodingKeys: String, CodingKey {
        case delta, message
        case finish = "finish_reason"
      }
    }

    struct Message: Decodable {
      var content: String?
      var refusal: String?
    }
  }

  /// Adds the data of an event, or the body of an answer that does not stream.
  ///
  /// - Throws: `Failure`, if the server tells one, or does not speak as it should.
  mutating func add(_ data: [UInt8]) throws(Failure) {
    guard data != Array("[DONE]".utf8) else { return isDone = true }
    guard let piece = try? JSONDecoder().decode(Piece.self, from: Data(data)) else { throw .notChat }
    if let error = piece.error { throw .broken(error.line) }
    if let usage = piece.usage { self.usage = usage }
    isChat = isChat || piece.choices != nil
    guard let choice = piece.choices?.first else { return }
    let message = choice.delta ?? choice.message
    text += message?.content ?? ""
    refusal += message?.refusal ?? ""
    finish = choice.finish ?? finish
  }

  /// The whole text.
  ///
  /// - Throws: `Failure`, if it is not whole or the model declines.
  func whole() throws(Failure) -> String {
    guard isChat || isDone else { throw .notChat }
    guard isDone || finish != nil else { throw .cut }
    guard refusal.isEmpty else { throw .declined(Complaint.line(refusal)) }
    guard finish != "length" else { throw .cutByLength }
    guard finish != "content_filter" else { throw .declined("content_filter") }
    return text
  }
}

/// What a server says is wrong, as OpenAI's do.
struct Complaint: Decodable, Sendable {
  var message: String?

  init(from decoder: any Decoder) throws {
    // Some servers tell it as a plain text.
    if let text = try? decoder.singleValueContainer().decode(String.self) {
      message = text
    } else {
      message = try decoder.container(keyedBy: CodingKeys.self).decodeIfPresent(String.self, forKey: .message)
    }
  }

  private enum CodingKeys: String, CodingKey { case message }

  private struct Body: Decodable { var error: Complaint? }

  /// What the body of a failed answer says, on one line; empty if it says nothing that is understood.
  static func line(of body: [UInt8]) -> String {
    let body = try? JSONDecoder().decode(Body.self, from: Data(body))
    return body?.error?.line ?? ""
  }

  var line: String { Complaint.line(message ?? "") }

  /// A text of somebody else's on one short line, without anything that a terminal would obey.
  static func line(_ text: String) -> String {
    let plain = text.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }
    let words = String(String.UnicodeScalarView(plain)).split(separator: " ").joined(separator: " ")
    return words.count > 200 ? words.prefix(200) + "…" : words
  }
}
