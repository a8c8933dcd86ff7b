import AstroDrawing
import CAstroPango

/// A run with its bidirectional level, before runs are put into drawing order.
struct LeveledRun {
  var run: GlyphRun
  let level: UInt8
  let style: TextStyle

  /// Appends the run after it and returns `true`, if only a change of script separates the two.
  mutating func join(_ next: LeveledRun) -> Bool {
    guard level == next.level, level % 2 == 0, style == next.style, run.face == next.run.face else {
      return false
    }
    let shift = run.text.utf8.count
    run.text += next.run.text
    for var glyph in next.run.glyphs {
      glyph.cluster += shift
      run.glyphs.append(glyph)
    }
    run.glyphs.coverStart(isRightToLeft: false)
    return true
  }
}

extension [LeveledRun] {
  /// The runs from left to right: from the deepest level upwards, each stretch is reversed (UAX #9, rule L2).
  var inVisualOrder: [LeveledRun] {
    var runs = self
    guard let deepest = map(\.level).max(), deepest > 0 else { return runs }
    for level in (1...deepest).reversed() {
      var start = 0
      while start < runs.count {
        let end = runs[start...].firstIndex { $0.level < level } ?? runs.count
        runs[start..<end].reverse()
        start = end + 1
      }
    }
    return runs
  }
}

extension Paragraph {
  /// The bidirectional embedding level of every character (UAX #9), as found by Pango; odd levels run right
  /// to left.
  var levels: [UInt8] {
    // No character below the first Hebrew letter runs right to left.
    if !isRightToLeft, characters.allSatisfy({ $0.scalar.value < 0x590 }) {
      return [UInt8](repeating: 0, count: characters.count)
    }
    var direction = isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
    let found = clean.withUnsafeBytes { raw in
      pango_log2vis_get_embedding_levels(
        raw.baseAddress?.assumingMemoryBound(to: CChar.self), CInt(raw.count), &direction)
    }
    defer { g_free(found) }
    return Array(UnsafeBufferPointer(start: found, count: found == nil ? 0 : characters.count))
  }
}
