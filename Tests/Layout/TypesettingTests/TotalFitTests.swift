import AstroDrawing
import Testing

@testable import AstroTypesetting

@Suite struct TotalFitTests {
  /// Breaks of a short text, as the setter would find them.
  private func breaks(_ text: String, language: String, rules: BreakingRules) -> (Breakpoint, [Breakpoint]) {
    let measured = MeasuredText(StyledText(text, .body, language: language), shaper: Ruler())
    let places = Opportunities(rules: rules, hyphenation: .whole, language: language).places(in: text)
    return (
      measured.origin(overhangs: true), measured.breakpoints(at: places, overhangs: true) { $0.size * 0.3 }
    )
  }

  @Test(arguments: 0..<60)
  func `no other way to break a short paragraph costs less`(_ seed: Int) {
    let language = seed % 2 == 0 ? "en" : "uk"
    let source = language == "en" ? Words.english : Words.ukrainian
    let text = Words.shuffled(source, count: 5 + seed % 4, seed: UInt64(seed))
    var rules = BreakingRules.justified
    rules.tolerances = [.infinity]
    let (origin, breaks) = breaks(text, language: language, rules: rules)
    guard breaks.count <= 16 else { return }
    let measure = 90.0
    let fit = TotalFit(breaks, from: origin, measure: measure, rules: rules)
    let judge = Judge(breaks: breaks, origin: origin, measure: measure, rules: rules)
    let least = judge.allWays.compactMap(judge.demerits).min()
    #expect(judge.demerits(of: fit.lines()) == least)
  }

  @Test func `a text that fits is one line`() {
    let (origin, breaks) = breaks("a few words", language: "en", rules: .justified)
    #expect(TotalFit(breaks, from: origin, measure: 200, rules: .justified).lines() == [breaks.count - 1])
  }
}

/// Counts demerits from the rules alone, line by line, and tries every way.
private struct Judge {
  let breaks: [Breakpoint]
  let origin: Breakpoint
  let measure: Double
  let rules: BreakingRules

  /// Every set of breaks that ends the text.
  var allWays: [[Int]] {
    (0..<(1 << (breaks.count - 1))).map { bits in
      (0..<breaks.count - 1).filter { bits >> $0 & 1 == 1 } + [breaks.count - 1]
    }
  }

  /// The sum over all lines; `nil` where a line does not fit or hyphens are too many.
  func demerits(of lines: [Int]) -> Double? {
    var (sum, fitness, hyphens, start) = (0.0, 1, 0, origin)
    for (index, line) in lines.enumerated() {
      let end = breaks[line]
      let fit = LineFit(from: start, to: end, measure: measure, rules: rules)
      guard fit.ratio >= -1 else { return nil }
      let isHyphen = end.place.kind == .hyphen
      let cost = rules.linePenalty + fit.badness + end.place.penalty
      sum += cost * cost
      if isHyphen, hyphens > 0 { sum += rules.doubleHyphenDemerits }
      if abs(fit.fitness.rawValue - fitness) > 1 { sum += rules.fitnessDemerits }
      if index == lines.count - 1 {
        if hyphens > 0 { sum += rules.finalHyphenDemerits }
        let isShort = end.letters - start.letters < rules.fewestLettersAtEnd
        if index > 0, isShort { sum += rules.shortEndDemerits }
      }
      hyphens = isHyphen ? hyphens + 1 : 0
      guard hyphens <= rules.mostHyphensInARow else { return nil }
      (fitness, start) = (fit.fitness.rawValue, end)
    }
    return sum
  }
}
