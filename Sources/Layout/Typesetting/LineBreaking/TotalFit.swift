/// Breaks a paragraph into lines that together look best.
///
/// After D. E. Knuth and M. F. Plass, *Breaking Paragraphs into Lines*, Software: Practice and Experience 11
/// (1981). The state of a way to a break is the break, the fitness of its last line, and the number of
/// hyphens in a row. Only the cheapest way to each state is kept, which is exact, because no later cost
/// depends on anything else.
struct TotalFit {
  let breaks: [Breakpoint]
  let origin: Breakpoint
  let measure: Double
  let rules: BreakingRules

  /// The most ways that are followed at a time: words on a line are never this many, but marks without width
  /// may be.
  private static let mostActive = 2_000

  /// The best way to a break known so far.
  fileprivate struct Way {
    /// The index of the break; −1 is the start of the text.
    var position: Int
    var fitness: LineFit.Fitness
    var hyphens: Int
    var demerits: Double
    /// Whether the text ends here with too short a line.
    var endsShort = false
    /// The index of the way that this one continues.
    var previous: Int?
  }

  /// - Parameter breaks: Where lines may end, in reading order; the last is the end of the text.
  init(_ breaks: [Breakpoint], from origin: Breakpoint, measure: Double, rules: BreakingRules) {
    (self.breaks, self.origin, self.measure, self.rules) = (breaks, origin, measure, rules)
  }

  /// The indices of the breaks at which lines end.
  func lines() -> [Int] {
    for tolerance in rules.tolerances {
      if let lines = attempt(tolerance) { return lines }
    }
    // Reached only if a box is wider than the measure; every box then gets a line of its own.
    return Array(breaks.indices)
  }

  private func attempt(_ tolerance: Double) -> [Int]? {
    var ways = [Way(position: -1, fitness: .decent, hyphens: 0, demerits: 0, previous: nil)]
    var active = [0]
    // A later break can make a line narrower only by its hyphen and its overhang.
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

  /// Whether a line from this position is too long, whichever later break ends it.
  private func isHopeless(from position: Int, to end: Int, slack: Double) -> Bool {
    let (start, end) = (start(position), breaks[end])
    let words = end.end - start.next
    return words.pen - start.overhangAtStart - rules.shrink(of: words) - slack > measure
  }

  /// The way extended by one line; `nil` if that makes too many hyphens in a row.
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
  /// Adds a way, unless one that is as good leads to the same state.
  fileprivate mutating func keepBest(_ way: TotalFit.Way) {
    guard let same = firstIndex(where: { $0.fitness == way.fitness && $0.hyphens == way.hyphens }) else {
      return append(way)
    }
    if way.demerits < self[same].demerits { self[same] = way }
  }
}

extension [Int] {
  /// Keeps the cheaper half of the ways, in their order; needed only for text that never fills a line.
  fileprivate mutating func keepCheapest(of ways: [TotalFit.Way]) {
    self = sorted { ways[$0].demerits < ways[$1].demerits }.prefix(count / 2).sorted()
  }
}
