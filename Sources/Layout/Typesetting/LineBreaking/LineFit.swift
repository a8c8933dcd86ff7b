/// How the spacing within a line is changed.
struct LineSpacing: Hashable {
  /// The factor by which the widths of spaces are multiplied.
  var spaces = 1.0
  /// The space added after each letter, as a fraction of the font size.
  var letters = 0.0
}

extension TextExtent {
  /// The width with the given spacing, in points.
  func width(_ spacing: LineSpacing) -> Double {
    pen + spaces * (spacing.spaces - 1) + letters * spacing.letters
  }
}

extension BreakingRules {
  /// How much narrower the words can be set, in points.
  func shrink(of words: TextExtent) -> Double { words.spaces * shrink + words.letters * letterShrink }
}

/// How a line between two breaks fills the measure.
struct LineFit {
  /// How close its spaces are to their natural width.
  enum Fitness: Int { case tight, decent, loose, veryLoose }

  /// The width of the line with its spaces unchanged, in points.
  let natural: Double
  /// The words of the line, and how much the line falls short of the measure, in points.
  private let words: TextExtent
  private let short: Double
  /// How far the line must be stretched, in units of its preferred stretch; negative where it is shrunk.
  let ratio: Double

  init(from start: Breakpoint, to end: Breakpoint, measure: Double, rules: BreakingRules) {
    words = end.end - start.next
    natural = words.pen + end.hyphenWidth - end.overhangAtEnd - start.overhangAtStart
    short = measure - natural
    if short >= 0 {
      // The space left after the last words of a paragraph is no fault of the line.
      let stretch = words.spaces * rules.stretch + words.letters * rules.letterStretch + rules.raggedness
      ratio = end.place.kind == .end || short == 0 ? 0 : stretch > 0 ? short / stretch : .infinity
    } else {
      let shrink = rules.shrink(of: words)
      ratio = shrink > 0 ? short / shrink : -.infinity
    }
  }

  /// The spacing that makes the line fill the measure.
  func spacing(by rules: BreakingRules) -> LineSpacing {
    guard ratio > 0 else {
      return LineSpacing(spaces: 1 + ratio * rules.shrink, letters: ratio * rules.letterShrink)
    }
    // Spaces and letters grow together up to a limit, then letters alone up to theirs, then spaces without
    // limit.
    var spacing = LineSpacing(spaces: min(1 + ratio * rules.stretch, rules.widestSpace))
    let rest = short - words.spaces * (spacing.spaces - 1)
    spacing.letters = words.letters > 0 ? min(rest / words.letters, rules.widestLetterSpace) : 0
    if words.spaces > 0 { spacing.spaces = 1 + (short - words.letters * spacing.letters) / words.spaces }
    return spacing
  }

  var fitness: Fitness {
    switch ratio {
    case ..<(-0.5): .tight
    case ...0.5: .decent
    case ...1: .loose
    default: .veryLoose
    }
  }

  /// TeX's measure of an ugly line: the cube of its ratio, at most 10,000.
  var badness: Double {
    let r = min(abs(ratio), 5)
    return min(100 * r * r * r, 10_000)
  }
}
