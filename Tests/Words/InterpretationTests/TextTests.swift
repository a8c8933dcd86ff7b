import AstroChartModel
import AstroWording
import Testing

@testable import AstroInterpretation

@Suite struct TextTests {
  @Test func `words are counted as Unicode's own boundaries part the book`() throws {
    let book = RuleBook.builtIn(on: [.general, .finances])
    // A tenth of it, from all of its folders: the peer is slow.
    for rule in stride(from: 0, to: book.rules.count, by: 10).map({ book.rules[$0] }) {
      for language in Language.allCases {
        for (field, text) in book.texts(of: rule, in: language) {
          #expect(
            WordCount.of(Template.bare(text)) == WordPeer.count(Template.bare(text)), "\(rule.id) \(field)")
        }
      }
    }
  }

  @Test func `bodies of an aspect are joined in Ukrainian by «з»: a conjunction is never one «to» another`()
    throws
  {
    let book = RuleBook.builtIn()
    for rule in book.rules where rule.condition.facts.contains(where: \.mayBeConjunction) {
      for (field, text) in book.texts(of: rule, in: .uk) {
        let joined = text.matches(of: #/\{aspect[^}]*\} \w+ до \p{Lu}/#).map { String($0.output) }
        #expect(joined == [], "\(rule.id) \(field)")
      }
    }
  }

  @Test(arguments: [
    ("", 0), ("one", 1), ("don’t", 1), ("don't", 1), ("well-made chair", 3), ("3.14 and 2,", 3),
    ("п’ять слів", 2),
    ("«Так» – ні…", 2), ("a.b", 1), ("end.Next", 1), ("7th", 1),
  ])
  func `a word ends where Unicode ends it`(text: String, count: Int) {
    #expect(WordCount.of(text) == count)
    #expect(WordPeer.count(text) == count)
  }

  @Test(arguments: [
    ("One. Two? Three!", 3), ("Said aloud: “Enough.” Then silence.", 2), ("О 3.30 ранку. Потім", 2),
    ("«Досить?» А тоді – ні.", 2), ("Dots … within.", 1), ("", 0),
  ])
  func `a text is parted into its sentences`(text: String, count: Int) {
    #expect(Sentences.of(text).count == count)
  }

  @Test func `a letter of the wrong script is found`() {
    #expect(Script.problem(in: "Сонце в Leo", of: .uk) != nil)
    #expect(Script.problem(in: "объект", of: .uk) != nil)
    #expect(Script.problem(in: "Sоlar", of: .en) != nil)
    #expect(Script.problem(in: "Середина неба (MC)", of: .uk) == nil)
  }

  @Test(arguments: [
    ("Венера в Леві", "Марс", "й"), ("Місяць у Козерозі", "Марс", "й"), ("Венера в Діві", "Юпітер", "та"),
    ("Венера", "Юпітер", "і"), ("Сонце", "Сатурн", "й"),
    ("Марс", "Сонце", "і"),
  ])
  func `«і», «й» and «та» heed the sounds around them`(previous: String, next: String, and: String) {
    #expect(Euphony.and(after: previous, before: next) == and)
  }
}

extension Fact {
  /// Whether it is an aspect that may be a conjunction.
  fileprivate var mayBeConjunction: Bool {
    switch self {
    case .aspect(let aspect): aspect.types.contains(.conjunction)
    case .rulerInAspect(_, _, let types, _): types.contains(.conjunction)
    default: false
    }
  }
}
