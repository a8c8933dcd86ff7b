package import Drawing

/// A finished line: runs side by side on one baseline.
package struct SetLine: Hashable, Sendable {
  package var text: ShapedText
  /// From the edge of the column to the first glyph; negative where a mark stands out into the margin.
  package var x: Double
  /// From the first glyph to the end of the last word, without the space behind it.
  package var width: Double
  /// The width of the spaces as a multiple of their natural one.
  package var looseness: Double
  /// Whether a hyphen was added at the end.
  package var endsInHyphen: Bool
}

/// Where a line is cut out of its paragraph, in UTF-8 bytes.
struct LineCut {
  /// The first byte, the end of the last word, and the end with the space behind it.
  var start: Int
  var end: Int
  var next: Int
  var spacing: LineSpacing
}

extension MeasuredText {
  /// The runs of a line, its inner spaces stretched; the space behind it is kept, so that readers find two words.
  func runs(of cut: LineCut, shaper: some TextShaper) -> [GlyphRun] {
    guard isOneWay else { return reshaped(cut, shaper: shaper) }
    var start = 0
    var line: [GlyphRun] = []
    for run in shaped.runs {
      let end = start + run.text.utf8.count
      let (low, high) = (max(cut.start, start) - start, min(cut.next, end) - start)
      if low < high, let part = run.cut(low..<high) {
        line.append(part.spaced(by: cut.spacing, until: cut.end - start - low))
      }
      start = end
    }
    return line
  }

  /// The line shaped by itself: its words may stand in another order than in the whole paragraph.
  private func reshaped(_ cut: LineCut, shaper: some TextShaper) -> [GlyphRun] {
    var start = 0
    var spans: [StyledText.Span] = []
    for span in text.spans {
      let end = start + span.text.utf8.count
      let (low, high) = (max(cut.start, start), min(cut.end, end))
      if low < high { spans.append(.init(String(string[index(of: low)..<index(of: high)]), span.style)) }
      start = end
    }
    return shaper.shape(StyledText(spans, language: text.language)).runs
      .map { $0.spaced(by: cut.spacing, until: .max) }
  }
}
