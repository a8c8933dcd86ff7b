package import AstroDrawing

/// A finished line: runs side by side on one baseline.
package struct SetLine: Hashable, Sendable {
  package var text: ShapedText
  /// The distance from the edge of the column to the first glyph, in points; negative where a mark hangs into
  /// the margin.
  package var x: Double
  /// The distance from the first glyph to the end of the last word, in points, without the space after it.
  package var width: Double
  /// The width of the spaces as a multiple of their natural one.
  package var looseness: Double
  /// Whether a hyphen is added at the end.
  package var endsInHyphen: Bool
}

/// Where a line is cut out of its paragraph, in UTF-8 bytes.
struct LineCut {
  /// The first byte, the end of the last word, and the end including the space after it.
  var start: Int
  var end: Int
  var next: Int
  var spacing: LineSpacing
}

extension MeasuredText {
  /// The runs of a line with its inner spaces stretched; the space at its end is kept, so that extracted
  /// words stay apart.
  func runs(of cut: LineCut, shaper: some TextShaper) -> [GlyphRun] {
    guard isOneWay else { return reshaped(cut, shaper: shaper) }
    var line: [GlyphRun] = []
    for (index, bytes) in runBounds.parts(of: cut.start..<max(cut.start, cut.next)) {
      if let part = shaped.runs[index].cut(bytes) {
        line.append(
          part.spaced(by: cut.spacing, until: cut.end - runBounds.start(of: index) - bytes.lowerBound))
      }
    }
    return line
  }

  /// The line shaped by itself, as the order of its words may differ from that in the whole paragraph.
  private func reshaped(_ cut: LineCut, shaper: some TextShaper) -> [GlyphRun] {
    let spans = spanBounds.parts(of: cut.start..<max(cut.start, cut.end)).map { index, bytes in
      let start = spanBounds.start(of: index)
      let words = string[self.index(of: start + bytes.lowerBound)..<self.index(of: start + bytes.upperBound)]
      return StyledText.Span(String(words), text.spans[index].style)
    }
    return shaper.shape(StyledText(spans, language: text.language)).runs
      .map { $0.spaced(by: cut.spacing, until: .max) }
  }
}
