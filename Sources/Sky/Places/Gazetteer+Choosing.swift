package import AstroDiagnostics

extension Gazetteer {
  /// How many times as many people a place needs to be preferred to others of the same name.
  private static let clearly = 10

  /// Places of one name within this many kilometers are parts of one town, or duplicates.
  static let sameTown = 15.0

  /// How many places a message lists at most.
  private static let listed = 5

  /// The one place that a name means.
  ///
  /// Only a whole name counts, or whole words of it; for beginnings and misspelled names there are
  /// suggestions. Of several places, one is chosen if it has ten times as many people as the next, or if it
  /// is the only one whose own name it is and also the largest. A nearby place of the same name counts as
  /// part of the same town.
  ///
  /// - Parameters:
  ///   - text: A name in any script, optionally followed by its region and country, separated by commas.
  ///   - inUkrainian: Whether messages name places in Ukrainian.
  /// - Throws: A `Problem` that lists what may be meant, with the code `ambiguousPlace` or `unknownPlace`.
  package func place(named text: String, inUkrainian: Bool = false) throws(Problem) -> PlaceMatch {
    let candidates = candidates(for: text, limit: 20)
    guard let best = candidates.first, best.kind == .exact || best.kind == .word else {
      throw unknown(text, candidates, inUkrainian)
    }
    let rivals = candidates.dropFirst().filter {
      $0.kind == best.kind && $0.isSpelledSo == best.isSpelledSo && !isPart($0, of: best)
    }
    guard isClear(best, among: rivals) else { throw ambiguous(text, [best] + rivals, inUkrainian) }
    var match = match(best)
    match.namesakes = candidates.count { $0.kind == best.kind && !isPart($0, of: best) }
    return match
  }

  private func isClear(_ best: Candidate, among rivals: [Candidate]) -> Bool {
    let next = rivals.map { populations[$0.number] }.max() ?? 0
    if rivals.isEmpty || populations[best.number] >= Gazetteer.clearly * max(1, next) { return true }
    return isShown(best) && populations[best.number] > next && !rivals.contains(where: isShown)
  }

  private func isPart(_ candidate: Candidate, of best: Candidate) -> Bool {
    candidate.weight <= best.weight
      && coordinates(of: candidate.number).distance(to: coordinates(of: best.number)) < Gazetteer.sameTown
  }

  /// Whether the name that matches is one under which the place is shown.
  func isShown(_ candidate: Candidate) -> Bool {
    [ownName(of: candidate.number), ukrainianName(of: candidate.number)].contains(candidate.ordinal)
  }
}

// MARK: - Messages

extension Gazetteer {
  private func unknown(_ text: String, _ candidates: [Candidate], _ inUkrainian: Bool) -> Problem {
    if !PlaceQuery.isTooLong(text), let area = PlaceQuery.unknownArea(in: text, of: self) {
      return Problem(
        .unknownPlace, at: .field("place"), PlaceFault.unknownArea(String(area), of: text))
    }
    let nearest = list(candidates.prefix(3), inUkrainian)
    return Problem(.unknownPlace, at: .field("place"), PlaceFault.unknown(text, nearest: nearest))
  }

  private func ambiguous(_ text: String, _ candidates: [Candidate], _ inUkrainian: Bool) -> Problem {
    Problem(
      .ambiguousPlace, at: .field("place"),
      PlaceFault.ambiguous(
        text, list(candidates.prefix(Gazetteer.listed), inUkrainian),
        isCut: candidates.count > Gazetteer.listed, narrower: narrower(among: candidates, inUkrainian)))
  }

  /// The narrower name that would be enough; `nil` if there is none.
  private func narrower(among candidates: [Candidate], _ inUkrainian: Bool) -> String? {
    let titles = candidates.map { settlement($0.number).title(inUkrainian: inUkrainian) }
    guard let first = titles.first, !titles.dropFirst().contains(first) else { return nil }
    return first
  }

  private func list(_ candidates: ArraySlice<Candidate>, _ inUkrainian: Bool) -> [String] {
    candidates.map { settlement($0.number).line(inUkrainian: inUkrainian) }
  }
}

extension Settlement {
  /// Name, country, region and population: `Springfield (US, Missouri, 167,882)`.
  func line(inUkrainian: Bool) -> String {
    let region = region.map { (inUkrainian ? $0.ukrainianName : nil) ?? $0.name }
    let people = inUkrainian ? population.grouped(by: "\u{A0}") : population.grouped
    let facts = [country.code, region, people].compactMap(\.self)
    return "\(name(inUkrainian: inUkrainian)) (\(facts.joined(separator: ", ")))"
  }
}

extension Int {
  /// The magnitude with a comma between groups of three digits.
  package var grouped: String { grouped(by: ",") }

  /// The magnitude with a separator between groups of three digits.
  func grouped(by separator: String) -> String {
    let digits = Array(String(magnitude))
    let text = digits.indices.map { index in
      (index > 0 && (digits.count - index) % 3 == 0 ? separator : "") + String(digits[index])
    }
    return (self < 0 ? "−" : "") + text.joined()
  }
}
