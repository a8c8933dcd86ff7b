import Drawing

extension Markup {
  /// Appends an element with its attributes, and whatever `content` writes in it.
  ///
  /// - Parameter attributes: Without a value they are there or not, as `checked` is.
  mutating func html(
    _ name: String, _ attributes: [(name: String, value: String?)] = [],
    _ content: (inout Markup) -> Void = { _ in }
  ) {
    open(name, attributes)
    content(&self)
    append("</\(name)>\n")
  }

  /// Appends an element that holds words.
  mutating func html(_ name: String, _ attributes: [(name: String, value: String?)] = [], words: String) {
    open(name, attributes)
    append(escaping: words)
    append("</\(name)>\n")
  }

  /// Appends the beginning of an element, which is all there is of one that holds nothing.
  mutating func open(_ name: String, _ attributes: [(name: String, value: String?)] = []) {
    append("<\(name)")
    for (name, value) in attributes {
      if let value { attribute(name, value) } else { append(" \(name)") }
    }
    append(">")
  }

  /// Appends bytes that are markup already.
  mutating func append(markup bytes: [UInt8]) { append(String(decoding: bytes, as: UTF8.self)) }
}
