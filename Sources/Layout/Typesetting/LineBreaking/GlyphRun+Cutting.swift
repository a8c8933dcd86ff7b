import AstroDrawing

extension GlyphRun {
  /// The glyphs of a part of the run, from left to right; `nil` if there are none.
  ///
  /// - Parameter bytes: The part, in UTF-8 bytes from the start of the run's text.
  func cut(_ bytes: Range<Int>) -> GlyphRun? {
    if bytes == 0..<text.utf8.count { return self }
    var part = self
    let start = text.utf8.index(text.startIndex, offsetBy: bytes.lowerBound)
    part.text = String(text[start..<text.utf8.index(start, offsetBy: bytes.count)])
    part.glyphs = glyphs[firstGlyph(from: bytes.lowerBound)..<firstGlyph(from: bytes.upperBound)].map {
      glyph in
      var glyph = glyph
      glyph.cluster -= bytes.lowerBound
      return glyph
    }
    return part.glyphs.isEmpty ? nil : part
  }

  /// The index of the first glyph whose cluster begins at or after a byte; clusters are in ascending order.
  private func firstGlyph(from byte: Int) -> Int {
    var (low, high) = (0, glyphs.count)
    while low < high {
      let middle = (low + high) / 2
      if glyphs[middle].cluster < byte { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The same glyphs with wider or narrower spaces between them.
  ///
  /// - Parameter end: Where to stop, in UTF-8 bytes: the space that follows a line keeps its width.
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

  /// Appends a run of the same face, size and color, such as a hyphen; returns false if they differ.
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
