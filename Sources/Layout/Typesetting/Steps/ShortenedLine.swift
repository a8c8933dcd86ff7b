import AstroDrawing

/// Words on a single line; an ellipsis replaces those that do not fit.
struct ShortenedLine {
  private let text: StyledText
  private let width: Double
  private let shaper: any TextShaper

  /// - Parameter width: The available width, in points.
  init(_ text: StyledText, width: Double, shaper: any TextShaper) {
    (self.text, self.width, self.shaper) = (text.cleaned(), width, shaper)
  }

  /// As many words as fit, or, if not even the first does, as many characters.
  var shaped: ShapedText {
    let whole = shaper.shape(text)
    if whole.advance <= width { return whole }
    return longestFit(among: wordEnds) ?? longestFit(among: characterEnds) ?? shaper.shape(beginning(Cut()))
  }

  /// A place where the text is cut: after some whole spans, and before an index of the next.
  private struct Cut {
    var span = 0
    var end: String.Index?
  }

  private var wordEnds: [Cut] {
    text.spans.enumerated().flatMap { index, span in
      span.text.unicodeScalars.indices.filter {
        span.text.unicodeScalars[$0] == " " && $0 > span.text.startIndex
      }.map {
        Cut(span: index, end: $0)
      }
    }
  }

  private var characterEnds: [Cut] {
    text.spans.enumerated().flatMap { index, span in
      span.text.indices.dropFirst().map { Cut(span: index, end: $0) }
    }
  }

  /// The longest beginning that fits, by binary search: a longer beginning is never narrower.
  private func longestFit(among cuts: [Cut]) -> ShapedText? {
    var fitting: ShapedText?
    var (low, high) = (0, cuts.count)
    while low < high {
      let middle = (low + high) / 2
      let shaped = shaper.shape(beginning(cuts[middle]))
      if shaped.advance <= width {
        (fitting, low) = (shaped, middle + 1)
      } else {
        high = middle
      }
    }
    return fitting
  }

  /// The text up to a place, followed by an ellipsis.
  private func beginning(_ cut: Cut) -> StyledText {
    guard text.spans.indices.contains(cut.span) else { return text }
    var spans = Array(text.spans[...cut.span])
    spans[cut.span].text = String(spans[cut.span].text[..<(cut.end ?? spans[cut.span].text.startIndex)]) + "…"
    return StyledText(spans, language: text.language)
  }
}
