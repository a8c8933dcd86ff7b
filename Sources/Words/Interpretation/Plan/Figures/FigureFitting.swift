import AstroWording

/// Which of the leads and clauses of a draft the languages have room for.
///
/// All languages tell the same, but that one whose texts are short may have two additions more.
struct FigureFitting {
  /// The paragraphs that fit best, by language tag; `nil` if none fit.
  private(set) var best: [String: [FigureParagraph]]?

  private let figures: [FigureParagraph]
  private let options: [[Option]]
  private let bounds: ReportBounds
  /// From each paragraph on, the fewest words that are still to come in each language.
  private let rest: [[Int]]
  /// How far the best is from what is wished, the lower the better.
  private(set) var leastCost = Int.max
  private var chosen: [Int] = []

  /// One way to tell a paragraph, with its words by language and how far it is from what is wished.
  private struct Option {
    var paragraph: FigureParagraph
    var words: [Int]
    var cost: Int
  }

  /// How many additions one language may have more than the others.
  private static let leeway = 2

  init(_ figures: [FigureParagraph], within bounds: ReportBounds) {
    (self.figures, self.bounds) = (figures, bounds)
    let options = figures.map { figure in
      figure.variants.map { variant in
        let words = Language.allCases.map { variant.words(in: $0) }
        return Option(paragraph: variant, words: words, cost: FigureFitting.cost(of: variant, words))
      }
    }
    self.options = options
    rest = options.indices.map { index in
      Language.allCases.indices.map { language in
        options[index...].reduce(0) { $0 + ($1.map { $0.words[language] }.min() ?? 0) }
      }
    }
    guard bounds.paragraphs.contains(figures.count) else { return }
    search(words: Language.allCases.map { _ in 0 }, cost: 0)
  }

  /// Words too few or too many count double; a text that is left out counts something.
  private static func cost(of paragraph: FigureParagraph, _ words: [Int]) -> Int {
    let misses = zip(Language.allCases, words).map { language, words in
      let wished = language.paragraphWords
      return max(0, wished.lowerBound - words, words - wished.upperBound)
    }
    return 2 * misses.reduce(0, +) + (paragraph.lead == nil ? paragraph.owesLead ? 60 : 6 : 0)
      + (paragraph.clause == nil ? 3 : 0)
  }

  /// The words that are planned: a margin of four allows for other ways of counting hyphens and dashes.
  private var planned: ClosedRange<Int> {
    bounds.analysisWords.lowerBound + 4...bounds.analysisWords.upperBound - 4
  }

  private mutating func search(words: [Int], cost: Int) {
    guard cost < leastCost else { return }
    guard chosen.count < options.count else { return keep(words, cost) }
    guard zip(words, rest[chosen.count]).allSatisfy({ $0 + $1 <= planned.upperBound }) else { return }
    for (number, option) in options[chosen.count].enumerated() {
      chosen.append(number)
      guard bounds.paragraphs.contains(figures.count) else { return }
      search(words: zip(words, option.words).map { $0 + $1 }, cost: cost + option.cost)
      chosen.removeLast()
    }
  }

  private mutating func keep(_ words: [Int], _ cost: Int) {
    let paragraphs = zip(options, chosen).map { $0[$1].paragraph }
    guard words.allSatisfy({ $0 <= planned.upperBound }),
      paragraphs.count(where: \.isAdvised) >= bounds.pieces.lowerBound,
      let told = filled(paragraphs, words)
    else { return }
    (leastCost, best) = (cost, told)
  }

  /// The paragraphs by language, with additions where one language has too few words; `nil` if two do not
  /// suffice.
  private func filled(_ paragraphs: [FigureParagraph], _ words: [Int]) -> [String: [FigureParagraph]]? {
    var told: [String: [FigureParagraph]] = [:]
    var left = FigureFitting.leeway
    for (language, words) in zip(Language.allCases, words) {
      var (own, words) = (paragraphs, words)
      while words < planned.lowerBound {
        guard left > 0, let more = addition(to: own, lacking: planned.lowerBound - words, left, language)
        else { return nil }
        own[more.index] = more.paragraph
        words += more.words
        left -= 1
      }
      guard words <= planned.upperBound else { return nil }
      told[language.tag] = own
    }
    return told
  }

  /// The addition that suffices to the shortest paragraph, or the longest one if more than one may follow.
  private func addition(
    to paragraphs: [FigureParagraph], lacking: Int, _ left: Int, _ language: Language
  ) -> (index: Int, paragraph: FigureParagraph, words: Int)? {
    let able = paragraphs.indices.flatMap { index in
      FigureParagraph.additions.compactMap {
        addition -> (index: Int, paragraph: FigureParagraph, words: Int)? in
        guard paragraphs[index][keyPath: addition] == nil, figures[index][keyPath: addition] != nil else {
          return nil
        }
        var fuller = paragraphs[index]
        fuller[keyPath: addition] = figures[index][keyPath: addition]
        return (index, fuller, fuller.words(in: language) - paragraphs[index].words(in: language))
      }
    }
    func length(_ addition: (index: Int, paragraph: FigureParagraph, words: Int)) -> Int {
      addition.paragraph.words(in: language)
    }
    let enough = able.filter { $0.words >= lacking }.min { length($0) < length($1) }
    return enough ?? (left > 1 ? able.max { $0.words < $1.words } : nil)
  }
}

extension Language {
  /// How many words a paragraph should have.
  fileprivate var paragraphWords: ClosedRange<Int> { self == .uk ? 68...90 : 75...105 }
}
