import AstroChartModel
import AstroWording
import Testing

@testable import AstroInterpretation

/// No text of our book harms whoever reads it: the words by which each kind of harm is known stand in none.
@Suite struct SafetyTests {
  private static let book = RuleBook.builtIn()

  @Test(arguments: Danger.all)
  func `no text of the book is of a kind that harms`(danger: Danger) {
    for rule in Self.book.rules where danger.concerns(rule.area) && !danger.exceptions.contains(rule.id) {
      for language in Language.allCases {
        for (field, text) in Self.book.texts(of: rule, in: language) {
          let phrase = danger.phrase(in: Template.bare(text), of: language)
          #expect(phrase == nil, "\(rule.id) \(field): \(danger.name)")
        }
      }
    }
  }

  @Test(arguments: Danger.all)
  func `an exception is made only where it is needed`(danger: Danger) {
    for id in danger.exceptions {
      let texts = Self.book.rules.filter { $0.id == id }.flatMap { rule in
        Language.allCases.flatMap { language in
          Self.book.texts(of: rule, in: language).filter { danger.phrase(in: $0.text, of: language) != nil }
        }
      }
      #expect(!texts.isEmpty, "\(id): \(danger.name)")
    }
  }

  @Test(arguments: [
    ("body and food", "In hard times the portions grow.", "У скруту порції більшають."),
    ("food in health", "You eat fast and sleep badly.", "Ви їсте похапцем і погано спите."),
    ("an invented past", "You learned early to manage alone.", "Змалку ви давали собі раду."),
    ("a presumption", "Leave the office at six.", "О шостій ідіть з офісу."),
    ("a prophecy", "Ease generally comes after forty.", "Легкість приходить після сорока."),
    ("advice on money", "Invest a tenth of it this month.", "Інвестуйте цього місяця десяту частину."),
    ("debts and stakes", "You answer a setback by raising the stake.", "На невдачу ви підвищуєте ставку."),
    ("despair or shame", "It is a lonely fate.", "Така вже доля."),
    ("control as love", "Jealousy shows how much you mean to them.", "Ревнощі – знак любові."),
    ("medicine", "A cleansing week does you good.", "Вам потрібне очищення."),
    ("a promise of recovery", "You recover well from anything.", "Ви завжди швидко одужуєте."),
  ])
  func `a harmful sentence is found`(kind: String, english: String, ukrainian: String) throws {
    let danger = try #require(Danger.all.first { $0.name == kind })
    #expect(danger.phrase(in: english, of: .en) != nil)
    #expect(danger.phrase(in: ukrainian, of: .uk) != nil)
  }

  @Test(arguments: [
    ("a portion of it", true), ("Portions, then.", true), ("proportion", false),
    ("late, and well", true), ("late and very well", false), ("well", false), ("", false),
  ])
  func `a phrase stands where its words follow one another`(text: String, stands: Bool) {
    let phrases = Phrase.list("portion*, late and well")
    #expect(phrases.contains { $0.stands(in: Phrase.words(of: text)) } == stands)
  }
}
