/// Breaks a paragraph so that its lines together look best.
///
/// After D. E. Knuth and M. F. Plass, *Breaking Paragraphs into Lines*, Software: Practice and Experience 11 (1981).
/// A way to a break is known by the break, the fitness of its last line and the hyphens in a row:
/// the cheapest of each is kept, which is exact, since no later cost depends on anything else.
struct TotalFit {
  let breaks: [Breakpoint]
  let origin: Breakpoint
  let measure: Double
  let rules: BreakingRules

  /// The most ways that are gone on from: words on a line are never so many, but marks without width may be.
  private static let mostActive = 2_000

  /// The best way to a break known so far.
  fileprivate struct Way {
    /// The index of the break, −1 for the start of the text.
    var position: Int
    var fitness: LineFit.Fitness
    var hyphens: Int
    var demerits: Double
    /// Whether the text ends here with a line too short.
    var endsShort = false
    /// The index of the way it goes on from.
    var previous: Int?
  }

  /// - Parameter breaks: Where lines may end, in reading order; the last is the end of the text.
  init(_ breaks: [Breakpoint], from origin: Breakpoint, measure: Double, rules: BreakingRules) {
    (self.breaks, self.origin, self.measure, self.rules) = (breaks, origin, measure, rules)
  }

  /// The indices of the breaks where lines end.
  func lines() -> [Int] {
    for tolerance in rules.tolerances {
      if let lines = attempt(tolerance) { return lines }
    }
    // Only a box wider than the measure brings us here; every box then has a line of its own.
    return Array(breaks.indices)
  }

  private func attempt(_ tolerance: Double) -> [Int]? {
    var ways = [Way(position: -1, fitness: .decent, hyphens: 0, demerits: 0, previous: nil)]
    var active = [0]
    // No later break makes a line narrower than by its hyphen and its overhang.
    let slack = breaks.reduce(0) { max($0, $1.hyphenWidth + $1.overhangAtEnd) }
    for position in breaks.indices where !active.isEmpty {
      var found: [Way] = []
      active.removeAll { index in
        let fit = fit(from: ways[index].position, to: position)
        if fit.ratio >= -1, fit.ratio <= tolerance,
          let way = extend(ways[index], at: index, to: position, fit),
          !way.endsShort || tolerance == .infinity
        {
          found.keepBest(way)
        }
        return fit.ratio < -1 && isHopeless(from: ways[index].position, to: position, slack: slack)
      }
      if active.count > TotalFit.mostActive { active.keepCheapest(of: ways) }
      active += ways.count..<ways.count + found.count
      ways += found
    }
    let ends = ways.indices.filter { ways[$0].position == breaks.count - 1 }
    return ends.min { ways[$0].demerits < ways[$1].demerits }.map { trace(ways, back: $0) }
  }

  private func start(_ position: Int) -> Breakpoint { position < 0 ? origin : breaks[position] }

  private func fit(from position: Int, to end: Int) -> LineFit {
    LineFit(from: start(position), to: breaks[end], measure: measure, rules: rules)
  }

  /// Whether a line from there is too long whatever break comes later.
  private func isHopeless(from position: Int, to end: Int, slack: Double) -> Bool {
    let (start, end) = (start(position), breaks[end])
    let words = end.end - start.next
    return words.pen - start.overhangAtStart - rules.shrink(of: words) - slack > measure
  }

  /// A way one line longer, or `nil` where that would be one hyphen too many.
  private func extend(_ way: Way, at index: Int, to position: Int, _ fit: LineFit) -> Way? {
    let end = breaks[position]
    let hyphens = end.place.kind == .hyphen ? way.hyphens + 1 : 0
    guard hyphens <= rules.mostHyphensInARow else { return nil }
    let line = rules.linePenalty + fit.badness + end.place.penalty
    var demerits = way.demerits + line * line
    if hyphens > 1 { demerits += rules.doubleHyphenDemerits }
    if abs(fit.fitness.rawValue - way.fitness.rawValue) > 1 { demerits += rules.fitnessDemerits }
    let letters = end.letters - start(way.position).letters
    let isEnd = end.place.kind == .end
    let endsShort = isEnd && way.position >= 0 && letters < rules.fewestLettersAtEnd
    if isEnd, way.hyphens > 0 { demerits += rules.finalHyphenDemerits }
    if endsShort { demerits += rules.shortEndDemerits }
    return Way(
      position: position, fitness: fit.fitness, hyphens: hyphens, demerits: demerits, endsShort: endsShort,
      previous: index)
  }

  private func trace(_ ways: [Way], back last: Int) -> [Int] {
    var lines: [Int] = []
    var index: Int? = last
    while let way = index.map({ ways[$0] }), way.position >= 0 {
      lines.append(way.position)
      index = way.previous
    }
    return lines.reversed()
  }
}

extension [TotalFit.Way] {
  /// Takes in a way unless one as good leads to the same state.
  fileprivate mutating func keepBest(_ way: TotalFit.Way) {
    guard let same = firstIndex(where: { $0.fitness == way.fitness && $0.hyphens == way.hyphens }) else {
      return append(way)
    }
    if way.demerits < self[same].demerits { self[same] = way }
  }
}

extension [Int] {
  /// Leaves half of the ways, in their order: of text that never fills a line, the dearer ones are given up.
  fileprivate mutating func keepCheapest(of ways: [TotalFit.Way]) {
    self = sorted { ways[$0].demerits < ways[$1].demerits }.prefix(count / 2).sorted()
  }
}
