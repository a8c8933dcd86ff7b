import Drawing

extension GlyphRun {
  /// The glyphs of some of the text of a run from left to right, in UTF-8 bytes from its start; `nil` where there are none.
  func cut(_ bytes: Range<Int>) -> GlyphRun? {
    if bytes == 0..<text.utf8.count { return self }
    var part = self
    let start = text.utf8.index(text.startIndex, offsetBy: bytes.lowerBound)
    part.text = String(text[start..<text.utf8.index(start, offsetBy: bytes.count)])
    part.glyphs = glyphs[firstGlyph(from: bytes.lowerBound)..<firstGlyph(from: bytes.upperBound)].map { glyph in
      var glyph = glyph
      glyph.cluster -= bytes.lowerBound
      return glyph
    }
    return part.glyphs.isEmpty ? nil : part
  }

  /// The index of the first glyph whose cluster begins at a byte or behind it: clusters never fall.
  private func firstGlyph(from byte: Int) -> Int {
    var (low, high) = (0, glyphs.count)
    while low < high {
      let middle = (low + high) / 2
      if glyphs[middle].cluster < byte { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The same glyphs with wider or narrower room between them.
  ///
  /// - Parameter end: Where to stop, in UTF-8 bytes: the space behind a line is left alone.
  func spaced(by spacing: LineSpacing, until end: Int) -> GlyphRun {
    guard spacing != LineSpacing() else { return self }
    var run = self
    let bytes = Array(text.utf8)
    for index in run.glyphs.indices {
      let cluster = run.glyphs[index].cluster
      guard cluster < end, index + 1 == glyphs.count || glyphs[index + 1].cluster != cluster else { continue }
      if bytes.isStretchingSpace(at: cluster) {
        run.glyphs[index].advance *= spacing.spaces
      } else {
        run.glyphs[index].advance += spacing.letters * size
      }
    }
    return run
  }

  /// Takes in a run of the same look behind it, such as a hyphen.
  mutating func join(_ next: GlyphRun) -> Bool {
    guard face == next.face, size == next.size, color == next.color, !isRightToLeft, !next.isRightToLeft
    else { return false }
    let shift = text.utf8.count
    text += next.text
    for var glyph in next.glyphs {
      glyph.cluster += shift
      glyphs.append(glyph)
    }
    return true
  }
}
