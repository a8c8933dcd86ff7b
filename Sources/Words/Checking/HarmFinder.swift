import AstroWording

/// Finds harm by what is meant, whatever the words: where words of several concepts stand close together, such as
/// stopping and treatment.
///
/// Words are found by their beginnings, so that any inflection counts. A rule is tried only in sentences that have all
/// its concepts, and only around the words of its first one, so that the time is that of the text.
struct HarmFinder: Sendable {
  private struct Form: Sendable {
    var concept: Int
    /// The words of the form, of each the alternatives.
    var words: [[Word]]
  }

  private struct Word: Sendable {
    private enum Part { case whole, beginning, ending }

    let text: String
    private let part: Part

    init(_ form: Substring) {
      part = form.first == "*" ? .ending : form.last == "*" ? .beginning : .whole
      text = form.filter { $0 != "*" }
    }

    /// What the word begins with; empty if only its ending is given.
    var key: String { part == .ending ? "" : String(text.prefix(2)) }

    func matches(_ word: String) -> Bool {
      switch part {
      case .whole: word == text
      case .beginning: word.hasPrefix(text)
      case .ending: word.hasSuffix(text) && word != text
      }
    }
  }

  private enum Stance { case any, affirmed, denied }

  private struct Item: Sendable {
    var concept: Int
    var stance: Stance
    var opensClause, endsClause: Bool
  }

  private struct Rule: Sendable {
    var kind: CautionKind
    var items: [Item] = []
    /// The concepts with which it does not hold.
    var guards: [Int] = []
    /// How many words may stand between the words of its first concept and those of another.
    var reach = 6
    /// Whether the concepts stand in the order of the rule, and each within reach of the one before.
    var isOrdered = false
  }

  private struct Place {
    var concept: Int
    var words: Range<Int>
  }

  /// The forms by the first two letters of their first words.
  private let forms: [String: [Form]]
  private let rules: [Rule]
  private let denials, links, leads: Set<String>

  static let all = PerLanguage<HarmFinder> { HarmFinder($0.phrasebook) }

  init(_ words: any HarmWords) {
    let names = words.harmConcepts.keys.sorted()
    let ids = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
    var index: [String: [Form]] = [:]
    for (name, members) in words.harmConcepts {
      for member in members.split(whereSeparator: \.isWhitespace) {
        let form = Form(concept: ids[name] ?? 0, words: member.split(separator: "_").map(HarmFinder.word))
        for key in Set(form.words[0].map(\.key)) { index[key, default: []].append(form) }
      }
    }
    forms = index
    // In the order of the kinds, so that the same is found every time.
    rules = CautionKind.allCases.flatMap { kind in
      (words.harmRules[kind] ?? []).compactMap { HarmFinder.rule($0, kind, ids) }
    }
    (denials, links, leads) = (words.harmDenials, words.denialLinks, words.clauseLeads)
  }

  private static func word(_ part: Substring) -> [Word] { part.split(separator: "/").map(Word.init) }

  /// A rule; `nil` if it names no concept, or one that there is not.
  private static func rule(_ text: String, _ kind: CautionKind, _ ids: [String: Int]) -> Rule? {
    var rule = Rule(kind: kind)
    for part in text.split(separator: " ") {
      if part.hasPrefix("~") {
        rule.reach = Int(part.dropFirst()) ?? rule.reach
        continue
      }
      if part == ">" {
        rule.isOrdered = true
        continue
      }
      let name = String(part.drop { "!+-^$".contains($0) })
      guard let id = ids[name] else { return nil }
      let marks = part.prefix { "!+-^$".contains($0) }
      if marks.contains("!") {
        rule.guards.append(id)
      } else {
        rule.items.append(
          Item(
            concept: id, stance: marks.contains("+") ? .affirmed : marks.contains("-") ? .denied : .any,
            opensClause: marks.contains("^"), endsClause: marks.contains("$")))
      }
    }
    return rule.items.isEmpty ? nil : rule
  }

  /// The first harm of a sentence, and the words that make it.
  ///
  /// - Parameter words: The words of the sentence, empty where a part of the chart is named.
  func first(in words: [String], of sentence: MentionFinder.Sentence) -> (
    kind: CautionKind, words: Range<Int>
  )? {
    let places = places(in: words)
    guard !places.isEmpty else { return nil }
    let concepts = Set(places.map(\.concept))
    return rules.lazy.filter { rule in
      rule.items.allSatisfy { concepts.contains($0.concept) }
        && !rule.guards.contains(where: concepts.contains)
    }
    .compactMap { rule in self.place(of: rule, among: places, words, sentence).map { (rule.kind, $0) } }.first
  }

  private func places(in words: [String]) -> [Place] {
    words.indices.flatMap { start in
      (forms[String(words[start].prefix(2)), default: []] + forms["", default: []]).compactMap { form in
        let row = words[start...].prefix(form.words.count)
        guard row.count == form.words.count,
          zip(row, form.words).allSatisfy({ word, options in options.contains { $0.matches(word) } })
        else { return nil }
        return Place(concept: form.concept, words: start..<start + row.count)
      }
    }
  }

  private func place(
    of rule: Rule, among places: [Place], _ words: [String], _ sentence: MentionFinder.Sentence
  ) -> Range<Int>? {
    let found = rule.items.map { item in
      places.filter { $0.concept == item.concept && suits(item, $0.words, words, sentence) }
    }
    for first in found[0] {
      var taken = [first.words]
      for others in found.dropFirst() {
        let base = rule.isOrdered ? taken[taken.count - 1] : first.words
        guard
          let next = others.first(where: { other in
            HarmFinder.gap(base, other.words) <= rule.reach && !taken.contains { $0.overlaps(other.words) }
              && (!rule.isOrdered || base.upperBound <= other.words.lowerBound)
          })
        else { break }
        taken.append(next.words)
      }
      if taken.count == found.count {
        return taken.map(\.lowerBound).min().flatMap { low in taken.map(\.upperBound).max().map { low..<$0 } }
      }
    }
    return nil
  }

  private static func gap(_ one: Range<Int>, _ other: Range<Int>) -> Int {
    max(one.lowerBound, other.lowerBound) - min(one.upperBound, other.upperBound)
  }

  private func suits(
    _ item: Item, _ place: Range<Int>, _ words: [String], _ sentence: MentionFinder.Sentence
  ) -> Bool {
    let clause = sentence.clause(of: place.lowerBound)
    let lead = words[clause.lowerBound..<place.lowerBound]
    return stands(item.stance, words[..<place.lowerBound])
      && (!item.opensClause || lead.allSatisfy(leads.contains))
      && (!item.endsClause || sentence.clause(of: place.upperBound - 1).upperBound == place.upperBound)
  }

  /// Whether words are affirmed or denied by those before them: a denial farther off may be of something else.
  private func stands(_ stance: Stance, _ before: ArraySlice<String>) -> Bool {
    switch stance {
    case .any: return true
    case .affirmed: return !before.suffix(2).contains(where: denials.contains)
    case .denied:
      guard let last = before.last, !denials.contains(last) else { return !before.isEmpty }
      return links.contains(last) && before.dropLast().last.map(denials.contains) ?? false
    }
  }
}
