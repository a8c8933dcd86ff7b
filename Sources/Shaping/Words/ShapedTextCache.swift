import Drawing

/// Short texts that were shaped lately: a wheel drawn twice has the same labels.
struct ShapedTextCache {
  /// Texts longer than this many bytes are not kept; paragraphs seldom come twice.
  private static let longest = 96
  private static let capacity = 2048
  private var known: [Key: ShapedText] = [:]

  subscript(text: StyledText) -> ShapedText? {
    get { ShapedTextCache.isKept(text) ? known[Key(text: text)] : nil }
    set {
      guard ShapedTextCache.isKept(text) else { return }
      // Starting afresh now and then costs less than keeping account of every use.
      if known.count >= ShapedTextCache.capacity { known.removeAll(keepingCapacity: true) }
      known[Key(text: text)] = newValue
    }
  }

  /// A long text is not even looked for: the hash of a string takes the square of the marks on a letter.
  private static func isKept(_ text: StyledText) -> Bool {
    text.spans.reduce(0) { $0 + $1.text.utf8.count } <= longest
  }
}

extension ShapedTextCache {
  /// A text told from others by its bytes: comparing characters would look up how each combines with the next.
  private struct Key: Hashable {
    let text: StyledText

    static func == (one: Key, other: Key) -> Bool {
      one.text.language == other.text.language
        && one.text.spans.elementsEqual(other.text.spans) { a, b in
          a.style == b.style && areSame(a.text, b.text)
        }
    }

    private static func areSame(_ one: String, _ other: String) -> Bool {
      var (one, other) = (one, other)
      return one.withUTF8 { a in other.withUTF8 { b in a.count == b.count && a.elementsEqual(b) } }
    }

    func hash(into hasher: inout Hasher) {
      for span in text.spans {
        hasher.combine(span.style.size)
        var words = span.text
        words.withUTF8 { unsafe hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
      }
    }
  }
}
