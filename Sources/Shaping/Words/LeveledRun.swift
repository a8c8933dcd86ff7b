import Drawing

/// A run with its bidirectional level, before runs are put into drawing order.
struct LeveledRun {
  var run: GlyphRun
  let level: UInt8
  let style: TextStyle

  /// Takes in the run behind it, where only a change of script parted the two.
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
  /// The runs from left to right: from the deepest level up, each stretch is turned around (UAX #9, rule L2).
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
