import FoundationEssentials

/// The body of a request for a chat completion.
enum ChatRequest {
  /// - Parameters:
  ///   - prompt: What the model is told.
  ///   - order: What it is to write.
  static func body(_ prompt: Prompt, _ order: Order, to model: String) -> String {
    """
    {"model":\(quoted(model)),"stream":true,"stream_options":{"include_usage":true},"messages":[\
    {"role":"system","content":\(quoted(prompt.filled(for: order)))},\
    {"role":"user","content":\(quoted(order.text))}],\
    "response_format":{"type":"json_schema","json_schema":{"name":"report","strict":true,\
    "schema":\(order.prompt.schema)}}}
    """
  }

  static func quoted(_ text: String) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    // A text has always a form in JSON.
    let bytes = (try? encoder.encode(text)) ?? Data(#""""#.utf8)
    return String(decoding: bytes, as: UTF8.self)
  }
}
