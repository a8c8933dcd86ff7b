import AstroWording
import Testing

@testable import AstroCouples

/// What no text on two people may speak of, whoever they are.
@Suite struct CoupleSafetyTests {
  /// Words that stand in no text; one that ends in `*` is the beginning of a word.
  private static let forbidden: [Language: String] = [
    .en: """
    he she his her him hers himself herself sexual* gender* orientation* gay lesbian* marri* marry husband* wife \
    wives wedding* child children parent* mother father divorc* lover* affair* cheat* soulmate* karm* toxic* fate \
    fated destined destiny doom* jealous* endure pregnan* illness* death* therap* diet* portion*
    """,
    .uk: """
    секс* орієнтаці* стать статі шлюб* одруж* заміж* чоловік чоловіка дружина дружину жінка жінки дитина діти дітей \
    батьки матері розлуч* розстан* розстав* зрад* ревн* карм* токсичн* фатальн* приречен* доля долі долею \
    обоє вагітн* хвороб* смерт* дієта дієти дієту порці* коханець коханк*
    """,
  ]

  private static func words(of text: String) -> Set<Substring> {
    Set(text.lowercased().split { !$0.isLetter && $0 != "’" })
  }

  private static func isHarmful(_ text: String, in language: Language) -> Bool {
    let words = words(of: text)
    return (forbidden[language] ?? "").split(whereSeparator: \.isWhitespace).contains { phrase in
      phrase.hasSuffix("*") ? words.contains { $0.hasPrefix(phrase.dropLast()) } : words.contains(phrase)
    }
  }

  @Test(arguments: Language.allCases)
  func `no text speaks of sex, marriage, children, parting or fate`(_ language: Language) throws {
    let book = try CoupleBook(in: language)
    for id in book.ids {
      let text = try #require(book[id])
      #expect(!text.isEmpty && !Self.isHarmful(text, in: language), "\(id): \(text)")
    }
  }

  @Test func `a harmful sentence is found`() {
    #expect(Self.isHarmful("After the wedding she gives up.", in: .en))
    #expect(Self.isHarmful("Це кармічний зв’язок.", in: .uk))
  }
}
