/// How the room in a line is changed.
struct LineSpacing: Hashable {
  /// What spaces are multiplied by.
  var spaces = 1.0
  /// The room after each letter, as a part of its size.
  var letters = 0.0
}

extension TextExtent {
  /// How wide words are with the room in them changed, in points.
  func width(_ spacing: LineSpacing) -> Double {
    pen + spaces * (spacing.spaces - 1) + letters * spacing.letters
  }
}

extension BreakingRules {
  /// How much narrower words can be set, in points.
  func shrink(of words: TextExtent) -> Double { words.spaces * shrink + words.letters * letterShrink }
}

/// How a line between two breaks fills the measure.
struct LineFit {
  /// How near its spaces are to their natural width.
  enum Fitness: Int { case tight, decent, loose, veryLoose }

  /// The line with its spaces as they are, in points.
  let natural: Double
  /// The words of the line, and what it lacks of the measure, in points.
  private let words: TextExtent
  private let short: Double
  /// How far it must be stretched, in units of what it likes to be; negative where it is shrunk.
  let ratio: Double

  init(from start: Breakpoint, to end: Breakpoint, measure: Double, rules: BreakingRules) {
    words = end.end - start.next
    natural = words.pen + end.hyphenWidth - end.overhangAtEnd - start.overhangAtStart
    short = measure - natural
    if short >= 0 {
      // What is left behind the last words is nobody's fault.
      let stretch = words.spaces * rules.stretch + words.letters * rules.letterStretch + rules.raggedness
      ratio = end.place.kind == .end || short == 0 ? 0 : stretch > 0 ? short / stretch : .infinity
    } else {
      let shrink = rules.shrink(of: words)
      ratio = shrink > 0 ? short / shrink : -.infinity
    }
  }

  /// The room in the line that makes it fill the measure.
  func spacing(by rules: BreakingRules) -> LineSpacing {
    guard ratio > 0 else {
      return LineSpacing(spaces: 1 + ratio * rules.shrink, letters: ratio * rules.letterShrink)
    }
    // Spaces and letters grow together, up to a point; then letters for a while; at last spaces whatever it takes.
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
