import AstroChartModel
import AstroCouples
import AstroDiagnostics
import AstroDocuments
import AstroDrawing
import AstroInterpretation
import AstroSynastry
import AstroThemes
import AstroTypesetting
import AstroWheelLayout
import AstroWording
import Foundation
import TestSupport
import Testing

/// The book about two people: scores with reasons, the words, the figures.
@Suite struct CoupleBookTests {
  private let bench: Bench
  init() throws { bench = try Bench() }

  @Test(arguments: Language.allCases)
  func `no widow, orphan, lonely heading or overfull page`(_ language: Language) throws {
    for (seed, timed) in [
      (UInt64(1), (true, true)), (2, (true, false)), (3, (false, false)), (4, (true, true)),
    ] {
      let (first, second) = try bench.couple(seed: seed, timed: timed)
      let book = try bench.book(first, second, in: language)
      for paper in [PageStyle.a4, .letter] {
        let pagination = try bench.pagination(of: book, on: paper)
        #expect(pagination.faults(in: paper).isEmpty, "\(seed) \(pagination.faults(in: paper))")
        // The scores, and the reading of two or three pages, between the cover and the figures.
        #expect((7...9).contains(pagination.pages.count), "\(seed) \(pagination.pages.count)")
      }
    }
  }

  @Test(arguments: Language.allCases)
  func `what is printed below a bar adds up to its score`(_ language: Language) throws {
    for seed in UInt64(5)...9 {
      let (first, second) = try bench.couple(seed: seed)
      let book = try bench.book(first, second, in: language)
      let scores = try #require(book.couple).synastry.scores
      let page = try bench.set(book).pages[1]
      let figures = page.scene.items.flatMap { $0.tenths(in: language) }
      try #require(figures.count == 4 * CoupleDomain.allCases.count)
      for (index, domain) in CoupleDomain.allCases.enumerated() {
        let sum = figures[(index * 4)..<(index * 4 + 4)].reduce(500, +)
        let score = try #require(scores[domain])
        #expect(sum == Int((score.exactScore * 10).rounded()), "\(domain)")
        // One of the three helps and one costs, where there are both.
        let told = figures[(index * 4)..<(index * 4 + 3)]
        #expect(told.contains { $0 > 0 } && told.contains { $0 < 0 } || score.isOneSided)
      }
    }
  }

  @Test(arguments: Language.allCases)
  func `every paragraph is set whole and in order`(_ language: Language) throws {
    let (first, second) = try bench.couple(seed: 10)
    let book = try bench.book(first, second, in: language)
    let couple = try #require(book.couple)
    let text = try bench.pagination(of: book).text
    var rest = text[...]
    let passages = couple.parts.map(\.passage) + couple.toEach.map(\.passage) + couple.recommendations
    for told in [couple.keyInfluences] + passages.map(\.text) {
      let place = try #require(rest.firstRange(of: told))
      rest = rest[place.upperBound...]
    }
  }

  @Test(arguments: [(true, true), (false, true), (false, false)])
  func `every note in the margin leads to a row`(_ timed: (Bool, Bool)) throws {
    for seed in UInt64(11)...13 {
      let (first, second) = try bench.couple(seed: seed, timed: timed)
      let pages = try bench.set(try bench.book(first, second, in: .en)).pages
      let anchors = Set(pages.flatMap(\.anchors.keys))
      let destinations = pages.flatMap(\.scene.destinations)
      #expect(destinations.count >= 10 && Set(destinations).subtracting(anchors).isEmpty)
    }
  }

  @Test(arguments: [
    ["Олена Ковальчук-Шевчук", "Bartholomew Featherstonehaugh"], ["محمد بن عبد الله", "שרה כהן"],
    ["山田 花子", "Тарас"], ["Anna", "Anna"],
  ])
  func `long names and names of every script keep the pages`(_ names: [String]) throws {
    let (first, second) = try bench.couple(seed: 14, named: names)
    for language in Language.allCases {
      let book = try bench.book(first, second, in: language)
      for paper in [PageStyle.a4, .letter] {
        #expect(try bench.pagination(of: book, on: paper).faults(in: paper).isEmpty)
      }
      let set = try bench.set(book)
      #expect(set.warnings.allSatisfy { $0.code == .missingGlyphs })
      #expect((7...9).contains(set.pages.count))
    }
  }

  @Test(arguments: [Theme.light, .dark, .print])
  func `the book is tagged, and readers open it without a word of complaint`(_ theme: Theme) throws {
    guard FileManager.default.isExecutableFile(atPath: "/usr/bin/qpdf") else { return }
    let scratch = try ScratchFolder()
    let (first, second) = try bench.couple(seed: 15)
    let url = scratch.file("couple.pdf")
    try Data(try bench.pdf(try bench.book(first, second, in: .uk, theme: theme))).write(to: url)
    let check = try ChildProcess("/usr/bin/qpdf", ["--check", url.path])
    #expect(check.status == 0 && check.messages.isEmpty)
    let structure = try ChildProcess("/usr/bin/pdfinfo", ["-struct-text", url.path]).outputText
    for words in ["H1", "H2", "H3", "Figure", "LBody", "Oksana & Ravi", "Потяг", "Що зробити вдвох"] {
      #expect(structure.contains(words), "\(words)")
    }
  }
}

extension CoupleScore {
  /// Whether all that speaks for the two and against them has one sign.
  fileprivate var isOneSided: Bool {
    let own = reasons.filter { $0.cause != .median && $0.contribution != 0 }
    return own.allSatisfy { $0.contribution > 0 } || own.allSatisfy { $0.contribution < 0 }
  }
}

extension Scene.Item {
  /// The numbers with signs that name the rows of tables, in tenths.
  fileprivate func tenths(in language: Language) -> [Int] {
    guard case .group(let group) = self else { return [] }
    guard group.role == .tableHeader else { return group.items.flatMap { $0.tenths(in: language) } }
    let words = group.items.map(\.words).joined()
    guard words.contains(language == .uk ? "," : "."),
      let number = Double(
        words.replacing("−", with: "-").replacing("+", with: "").replacing(",", with: "."))
    else { return [] }
    return [Int((number * 10).rounded())]
  }

  private var words: String {
    switch self {
    case .glyphs(let run, _): run.text
    case .group(let group): group.items.map(\.words).joined()
    default: ""
    }
  }
}
