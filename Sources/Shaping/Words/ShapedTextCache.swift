import Drawing

/// Short texts that were shaped lately: a wheel drawn twice has the same labels.
struct ShapedTextCache {
  /// Texts longer than this many bytes are not kept; paragraphs seldom come twice.
  private static let longest = 96
  private static let capacity = 2048
  private var known: [StyledText: ShapedText] = [:]

  subscript(text: StyledText) -> ShapedText? {
    get { ShapedTextCache.isKept(text) ? known[text] : nil }
    set {
      guard ShapedTextCache.isKept(text) else { return }
      // Starting afresh now and then costs less than keeping account of every use.
      if known.count >= ShapedTextCache.capacity { known.removeAll(keepingCapacity: true) }
      known[text] = newValue
    }
  }

  /// A long text is not even looked for: the hash of a string takes the square of the marks on a letter.
  private static func isKept(_ text: StyledText) -> Bool {
    text.spans.reduce(0) { $0 + $1.text.utf8.count } <= longest
  }
}
