import AstroBytes
import AstroDrawing

extension Markup {
  /// Appends an element with its attributes, and whatever `content` writes into it.
  ///
  /// - Parameter attributes: An attribute whose value is `nil` is written without a value, like `checked`.
  mutating func html(
    _ name: String, _ attributes: [(name: String, value: String?)] = [],
    _ content: (inout Markup) -> Void = { _ in }
  ) {
    open(name, attributes)
    content(&self)
    append(markup: "</\(name)>\n")
  }

  /// Appends an element that contains text.
  mutating func html(_ name: String, _ attributes: [(name: String, value: String?)] = [], words: String) {
    open(name, attributes)
    append(escaping: words)
    append(markup: "</\(name)>\n")
  }

  /// Appends a start tag, which is all there is of a void element.
  mutating func open(_ name: String, _ attributes: [(name: String, value: String?)] = []) {
    append(markup: "<\(name)")
    for (name, value) in attributes {
      append(markup: " \(name)")
      guard let value else { continue }
      append("=\"")
      append(escaping: value)
      append("\"")
    }
    append(">")
  }

  /// Appends bytes that are already markup.
  mutating func append(markup bytes: [UInt8]) { append(markup: String(decoding: bytes, as: UTF8.self)) }
}
