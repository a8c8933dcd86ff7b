import AstroDrawing

/// The width of a text at each of its UTF-8 bytes: the whole width of a cluster is given at its first byte.
struct Advances {
  private(set) var widths: [Double]
  /// The font size of the letter that begins at each byte; 0 where none does, or where letters may not be
  /// spaced.
  private(set) var sizes: [Double]
  /// Whether the text may be cut before each byte: a cluster begins there, or the text ends.
  private(set) var isCut: [Bool]

  private init(bytes: Int) {
    widths = Array(repeating: 0, count: bytes)
    sizes = widths
    isCut = Array(repeating: false, count: bytes + 1)
    isCut[bytes] = true
  }

  private mutating func add(_ width: Double, size: Double = 0, at byte: Int) {
    guard widths.indices.contains(byte) else { return }
    widths[byte] += width
    sizes[byte] = size
    isCut[byte] = true
  }

  /// The advances of runs in reading order.
  init(of runs: [GlyphRun], bytes: Int) {
    self.init(bytes: bytes)
    var start = 0
    for run in runs {
      for glyph in run.glyphs { add(glyph.advance, size: run.size, at: start + glyph.cluster) }
      start += run.text.utf8.count
    }
  }

  /// The advances of words shaped one by one, for a text whose runs are not in reading order.
  init(ofWordsIn text: StyledText, shaper: some TextShaper) {
    self.init(bytes: text.string.utf8.count)
    var start = 0
    for span in text.spans {
      for word in span.text.words {
        add(shaper.shape(String(word), span.style, language: text.language), at: start)
        let end = start + word.utf8.count
        add(shaper.shape(" ", span.style, language: text.language).advance, at: end)
        start = end + 1
      }
      // The last word of a span is followed by no space.
      start -= 1
      if widths.indices.contains(start) { widths[start] = 0 }
    }
  }

  /// The advance of a word letter by letter, so that one too wide for any line can be cut; as a whole where it is
  /// written in both directions, because its runs are then out of order.
  private mutating func add(_ word: ShapedText, at start: Int) {
    guard word.runs.count == 1 || !word.runs.contains(where: \.isRightToLeft) else {
      return add(word.advance, at: start)
    }
    var start = start
    for run in word.runs {
      for glyph in run.glyphs { add(glyph.advance, at: start + glyph.cluster) }
      start += run.text.utf8.count
    }
  }
}
