import AstroDrawing

extension [ShapedText] {
  /// The texts side by side on one baseline, with a space between them.
  ///
  /// - Parameter space: In points.
  func joined(by space: Double) -> ShapedText {
    ShapedText(joining: dropLast().map { $0.followed(by: space) } + suffix(1))
  }
}

extension ShapedText {
  fileprivate func followed(by space: Double) -> ShapedText {
    guard let run = runs.indices.last, let glyph = runs[run].glyphs.indices.last else { return self }
    var text = self
    text.runs[run].glyphs[glyph].advance += space
    return text
  }
}
