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
    append("</\(name)>\n")
  }

  /// Appends an element that contains text.
  mutating func html(_ name: String, _ attributes: [(name: String, value: String?)] = [], words: String) {
    open(name, attributes)
    append(escaping: words)
    append("</\(name)>\n")
  }

  /// Appends a start tag, which is all there is of a void element.
  mutating func open(_ name: String, _ attributes: [(name: String, value: String?)] = []) {
    append("<\(name)")
    for (name, value) in attributes {
      if let value { attribute(name, value) } else { append(" \(name)") }
    }
    append(">")
  }

  /// Appends bytes that are already markup.
  mutating func append(markup bytes: [UInt8]) { append(String(decoding: bytes, as: UTF8.self)) }
}
