import AstroWording

/// Which of the leads and clauses of a draft the languages have room for.
///
/// All languages tell the same, but that two additions may differ.
struct FigureFitting {
  /// The paragraphs that fit best, by language tag; `nil` if none fit.
  private(set) var best: [String: [FigureParagraph]]?
  /// How far the best is from what is wished, the lower the better.
  private(set) var leastCost = Int.max

  private let bounds: ReportBounds
  /// The ways of all paragraphs in a row, those of each the cheapest first.
  private let steps: [Step]
  /// The words of each step, a number for each language.
  private let stepWords: [Int]
  /// Where the steps of each paragraph begin, and where they end.
  private let starts: [Int]
  /// From each paragraph on, the fewest and the most words that are still to come, a number for each language, and the
  /// least cost.
  private let fewest: [Int]
  private let most: [Int]
  private let cheapest: [Int]
  /// The words of what is chosen before each paragraph, a number for each language.
  private var words: [Int]
  private var chosen: [Int] = []
  private var found: [Int]?
  /// How many more choices are tried before the best so far is kept.
  private var patience = 40_000

  /// What the search asks of a way: it holds no array, so that trying one costs no memory.
  private struct Step {
    var cost: Int
    var differences: Int
    var advice: Int
  }

  /// One way to tell a paragraph in all languages.
  private struct Way {
    /// The number of the variant for each language.
    var variants: [Int]
    var words: [Int]
    /// How many additions the languages do not share.
    var differences: Int
    var cost: Int
    var isAdvised: Bool
  }

  /// How many additions may differ between two languages.
  static let leeway = 2

  init(_ offers: [FigureOffer], within bounds: ReportBounds) {
    self.bounds = bounds
    let variants = offers.map(\.variants)
    let ways = zip(offers, variants).map { FigureFitting.ways($0, $1) }
    let all = ways.joined()
    steps = all.map { Step(cost: $0.cost, differences: $0.differences, advice: $0.isAdvised ? 1 : 0) }
    stepWords = all.flatMap(\.words)
    starts = ways.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.count) }
    fewest = FigureFitting.sums(ways) { $0.min() ?? 0 }
    most = FigureFitting.sums(ways) { $0.max() ?? 0 }
    cheapest = (0...ways.count).map { start in ways[start...].reduce(0) { $0 + ($1.first?.cost ?? 0) } }
    words = Array(repeating: 0, count: (ways.count + 1) * FigureFitting.tongues)
    guard bounds.paragraphs.contains(offers.count) else { return }
    search(cost: 0, differences: 0, advised: 0)
    guard let found else { return }
    best = Dictionary(
      uniqueKeysWithValues: Language.allCases.enumerated().map { number, language in
        (language.tag, found.indices.map { variants[$0][ways[$0][found[$0]].variants[number]] })
      })
  }

  private static let tongues = Language.allCases.count

  /// From each paragraph on, the sum of one of its numbers of words in each language.
  private static func sums(_ ways: [[Way]], _ pick: ([Int]) -> Int) -> [Int] {
    (0...ways.count).flatMap { start in
      Language.allCases.indices.map { language in
        ways[start...].reduce(0) { $0 + pick($1.map { $0.words[language] }) }
      }
    }
  }

  private mutating func search(cost: Int, differences: Int, advised: Int) {
    let next = chosen.count
    guard patience > 0, differences <= FigureFitting.leeway, hasRoom(before: next) else { return }
    patience -= 1
    guard next < starts.count - 1 else {
      keep(cost: cost, advised: advised)
      return
    }
    for place in starts[next]..<starts[next + 1] {
      let step = steps[place]
      // The next ones cost no less.
      guard cost + step.cost + cheapest[next + 1] < leastCost else { return }
      add(place, at: next)
      chosen.append(place - starts[next])
      search(
        cost: cost + step.cost, differences: differences + step.differences, advised: advised + step.advice)
      chosen.removeLast()
    }
  }

  /// Whether the words chosen before a paragraph can still become as many as a report has, in every language.
  private func hasRoom(before paragraph: Int) -> Bool {
    let start = paragraph * FigureFitting.tongues
    return (start..<start + FigureFitting.tongues).allSatisfy {
      words[$0] + fewest[$0] <= bounds.planned.upperBound && words[$0] + most[$0] >= bounds.planned.lowerBound
    }
  }

  private mutating func add(_ place: Int, at paragraph: Int) {
    let start = paragraph * FigureFitting.tongues
    for tongue in 0..<FigureFitting.tongues {
      words[start + FigureFitting.tongues + tongue] =
        words[start + tongue] + stepWords[place * FigureFitting.tongues + tongue]
    }
  }

  private mutating func keep(cost: Int, advised: Int) {
    let whole = cost + bounds.cost(ofWords: words.suffix(FigureFitting.tongues))
    guard advised >= bounds.pieces.lowerBound, whole < leastCost else { return }
    (leastCost, found) = (whole, chosen)
  }

  // MARK: - Ways

  /// The ways to tell a paragraph, the cheapest first.
  private static func ways(_ offer: FigureOffer, _ variants: [FigureParagraph]) -> [Way] {
    let costs = variants.map { variant in Language.allCases.map { cost(of: variant, offer, in: $0) } }
    let words = variants.map { variant in Language.allCases.map { variant.words(in: $0) } }
    let additions = variants.map(offer.additions(of:))
    let ways = choices(among: additions).map { choice in
      let told = choice.variants.enumerated()
      return Way(
        variants: choice.variants, words: told.map { words[$1][$0] }, differences: choice.differences,
        cost: told.reduce(choice.differences) { $0 + costs[$1.element][$1.offset] },
        isAdvised: choice.variants.allSatisfy { variants[$0].isAdvised })
    }
    return ways.sorted { ($0.cost, $0.variants[0]) < ($1.cost, $1.variants[0]) }
  }

  /// Each choice of a variant for each language in which they share enough.
  ///
  /// - Parameter additions: What each variant adds to the joint, one bit for each.
  private static func choices(among additions: [UInt]) -> [(variants: [Int], differences: Int)] {
    var begun: [(variants: [Int], all: UInt, shared: UInt)] = [([], 0, .max)]
    for _ in Language.allCases {
      begun = begun.flatMap { choice in
        additions.indices.map { number in
          (choice.variants + [number], choice.all | additions[number], choice.shared & additions[number])
        }
      }
      begun.removeAll { ($0.all & ~$0.shared).nonzeroBitCount > leeway }
    }
    return begun.map { ($0.variants, ($0.all & ~$0.shared).nonzeroBitCount) }
  }

  /// What a paragraph costs that is too short or too long, however little.
  private static let wrongLength = 32

  /// Words too few or too many count double; what is left out counts, and so does a paragraph on one fact and what a
  /// clause contradicts.
  private static func cost(of paragraph: FigureParagraph, _ offer: FigureOffer, in language: Language) -> Int
  {
    let (wished, words) = (language.paragraphWords, paragraph.words(in: language))
    let miss = max(0, wished.lowerBound - words, words - wished.upperBound)
    let isBare =
      paragraph.isBare && paragraph.joint.match.evidence.count == 1
      && paragraph.joint.match.rule.role != .joint
    let owed = paragraph.clauses.count { offer.owed.contains($0.id) }
    let lacksOwed = !offer.owed.isEmpty && owed == 0
    return 2 * miss + (miss > 0 ? FigureFitting.wrongLength : 0) + (isBare ? 10 : 0)
      + (paragraph.lead == nil && offer.lead?.match.rule.isOwn ?? false ? 60 : 0)
      + (lacksOwed ? 36 : 0) + 20 * max(0, offer.owed.count - max(1, owed))
      + (paragraph.isOfTwo ? 14 : 0)
      + paragraph.clauses.reduce(0) { $0 + 4 * (offer.friction[$1.id] ?? 0) }
      + (paragraph.clauses.count > 1 ? 10 : 0)
      + 8 * paragraph.clauses.count { !offer.owed.contains($0.id) && !offer.isOfOneThought($0) }
      + 16 * paragraph.clauses.count { !offer.owed.contains($0.id) && !$0.bringsThird }
  }
}

extension ReportBounds {
  /// How far an analysis of standard length is from the words that are planned: 476 and more in English, 440 and
  /// fewer in Ukrainian.
  fileprivate func cost(ofWords words: ArraySlice<Int>) -> Int {
    guard self == .standard else { return 0 }
    return zip(Language.allCases, words).reduce(0) { cost, part in
      cost + (part.0 == .uk ? max(0, part.1 - 440) : max(0, 476 - part.1)) / 4
    }
  }
}

extension Language {
  /// How many words a paragraph should have.
  var paragraphWords: ClosedRange<Int> { self == .uk ? 68...90 : 75...105 }
  /// How many words an opening should have.
  var openingWords: ClosedRange<Int> { self == .uk ? 38...64 : 45...75 }
}
