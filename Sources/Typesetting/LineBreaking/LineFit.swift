/// How a line between two breaks fills the measure.
struct LineFit {
  /// How near its spaces are to their natural width.
  enum Fitness: Int { case tight, decent, loose, veryLoose }

  /// The line with its spaces as they are, in points.
  let natural: Double
  /// How far it must be stretched, in units of what it likes to be; negative where it is shrunk.
  let ratio: Double

  init(from start: Breakpoint, to end: Breakpoint, measure: Double, rules: BreakingRules) {
    natural =
      end.end.pen - start.next.pen + end.hyphenWidth - end.overhangAtEnd - start.overhangAtStart
    let spaces = end.end.spaces - start.next.spaces
    let short = measure - natural
    if short >= 0 {
      // What is left behind the last words is nobody's fault.
      let stretch = spaces * rules.stretch + rules.raggedness
      ratio = end.place.kind == .end || short == 0 ? 0 : stretch > 0 ? short / stretch : .infinity
    } else {
      let shrink = spaces * rules.shrink
      ratio = shrink > 0 ? short / shrink : -.infinity
    }
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
