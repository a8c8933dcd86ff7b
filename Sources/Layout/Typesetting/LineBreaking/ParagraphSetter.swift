import AstroDrawing
import AstroGeometry

/// Sets paragraphs into lines.
struct ParagraphSetter {
  let shaper: any TextShaper
  let hyphenation: Hyphenation

  /// The lines of a text in a column, from the top; empty for a blank text.
  func lines(of text: StyledText, width: Double, alignment: Alignment, hyphenates: Bool) -> [SetLine] {
    let clean = text.cleaned().inOwnDirection
    guard !clean.spans.isEmpty else { return [] }
    let measured = MeasuredText(clean, shaper: shaper)
    let isJustified = alignment == .justified
    let rules = isJustified ? .justified : BreakingRules.ragged(width)
    let overhangs = isJustified && measured.isOneWay
    let breaks = breaks(
      in: measured, width: width, rules: rules, hyphenates: hyphenates, overhangs: overhangs)
    let origin = measured.origin(overhangs: overhangs)
    let ends = TotalFit(breaks, from: origin, measure: width, rules: rules).lines()
    let starts = [origin] + ends.map { breaks[$0] }
    return zip(starts, starts.dropFirst()).map { start, end in
      let fit = LineFit(from: start, to: end, measure: width, rules: rules)
      return line(of: measured, from: start, to: end, fit, width: width, alignment: alignment, rules: rules)
    }
  }

  private func breaks(
    in measured: MeasuredText, width: Double, rules: BreakingRules, hyphenates: Bool, overhangs: Bool
  ) -> [Breakpoint] {
    let hyphenation = hyphenates && measured.isOneWay ? hyphenation : nil
    let language = measured.text.language
    let opportunities = Opportunities(rules: rules, hyphenation: hyphenation, language: language)
    let places = measured.withEmergencies(opportunities.places(in: measured.string), width: width)
    return measured.breakpoints(at: places, overhangs: overhangs) { style in
      shaper.shape("-", style, language: language).advance
    }
  }
}

extension ParagraphSetter {
  private func line(
    of measured: MeasuredText, from start: Breakpoint, to end: Breakpoint, _ fit: LineFit, width: Double,
    alignment: Alignment, rules: BreakingRules
  ) -> SetLine {
    let isFull = alignment == .justified && (end.place.kind != .end || fit.natural > width)
    let spacing = isFull ? fit.spacing(by: rules) : LineSpacing()
    let cut = LineCut(start: start.place.next, end: end.place.end, next: end.place.next, spacing: spacing)
    var runs = measured.runs(of: cut, shaper: shaper)
    if end.place.kind == .hyphen { addHyphen(to: &runs, measured.style(before: end.place.end), measured) }
    let words = (end.end - start.next).width(spacing) + end.hyphenWidth
    let x = (isFull ? 0 : room(of: alignment, in: measured) * (width - words)) - start.overhangAtStart
    return SetLine(
      text: ShapedText(
        runs: runs, ascent: measured.shaped.ascent, descent: measured.shaped.descent, inkBounds: .zero,
        missing: measured.missing(in: runs)),
      x: x, width: words, looseness: spacing.spaces, endsInHyphen: end.place.kind == .hyphen)
  }

  /// The fraction of the unused width that stands before a line.
  private func room(of alignment: Alignment, in measured: MeasuredText) -> Double {
    switch alignment {
    case .left: 0
    case .center: 0.5
    case .right: 1
    case .justified: measured.text.startsRightToLeft ? 1 : 0
    }
  }

  /// Adds a hyphen whose text is "-", so that programs that extract text can rejoin the word.
  private func addHyphen(to runs: inout [GlyphRun], _ style: TextStyle?, _ measured: MeasuredText) {
    guard let style else { return }
    for run in shaper.shape("-", style, language: measured.text.language).runs {
      if let last = runs.indices.last, runs[last].join(run) { continue }
      runs.append(run)
    }
  }
}
