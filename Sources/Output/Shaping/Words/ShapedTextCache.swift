import AstroDrawing

/// Short texts that were shaped recently: a wheel that is drawn twice has the same labels.
struct ShapedTextCache {
  /// The length in UTF-8 bytes up to which texts are kept; paragraphs are rarely shaped twice.
  private static let longest = 96
  private static let capacity = 2048
  private var known: [Key: ShapedText] = [:]

  subscript(text: StyledText) -> ShapedText? {
    get { ShapedTextCache.isKept(text) ? known[Key(text: text)] : nil }
    set {
      guard ShapedTextCache.isKept(text) else { return }
      // Emptying the cache now and then costs less than keeping track of every use.
      if known.count >= ShapedTextCache.capacity { known.removeAll(keepingCapacity: true) }
      known[Key(text: text)] = newValue
    }
  }

  /// Whether a text may be in the cache.
  ///
  /// A long text is never looked up, because hashing a string takes quadratic time in the number of combining
  /// marks on a letter.
  private static func isKept(_ text: StyledText) -> Bool {
    text.spans.reduce(0) { $0 + $1.text.utf8.count } <= longest
  }
}

extension ShapedTextCache {
  /// A text compared by its bytes: comparing characters would look up how each combines with the next.
  private struct Key: Hashable {
    let text: StyledText
    private let sum: UInt64

    init(text: StyledText) { (self.text, sum) = (text, Key.sum(of: text)) }

    static func == (one: Key, other: Key) -> Bool {
      guard one.sum == other.sum else { return false }
      let (these, those) = (one.text.spans, other.text.spans)
      guard these.count == those.count, one.text.language == other.text.language else { return false }
      return these.indices.allSatisfy {
        areSame(these[$0].text, those[$0].text) && these[$0].style == those[$0].style
      }
    }

    private static func areSame(_ one: String, _ other: String) -> Bool {
      let (one, other) = (one.utf8, other.utf8)
      guard one.count == other.count else { return false }
      let areSame = one.withContiguousStorageIfAvailable { a in
        other.withContiguousStorageIfAvailable { b in a.indices.allSatisfy { a[$0] == b[$0] } }
      }
      return (areSame ?? nil) ?? one.elementsEqual(other)
    }

    func hash(into hasher: inout Hasher) { hasher.combine(sum) }

    /// A number for a text, found once: most texts are a few bytes long, and each step of the hasher takes longer than
    /// these.
    private static func sum(of text: StyledText) -> UInt64 {
      var sum: UInt64 = 0
      for span in text.spans {
        sum = (sum ^ span.style.size.bitPattern) &* Key.prime
        for byte in span.text.utf8 { sum = (sum ^ UInt64(byte)) &* Key.prime }
      }
      return sum
    }

    /// The prime of FNV-1a for 64 bits.
    private static let prime: UInt64 = 0x100_0000_01B3
  }
}
