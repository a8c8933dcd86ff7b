package import AstroChartModel

/// Something in a chart that a text mentions.
package enum Mention: Hashable, Sendable {
  case body(Body)
  case angle(ChartAngle)
  /// One sign, or all signs of an element.
  case signs([Sign])
  /// A house, 1…12.
  case house(Int)
  /// The cusp of a house under a single name, such as “second cusp”.
  case cuspOfHouse(Int)
  case aspect(AspectType)
  case motion(isRetrograde: Bool)
  /// A word that makes the house mentioned next stand for its cusp.
  case cusp
  /// A word that makes the house or angle mentioned next stand for its ruler.
  case ruler
  /// A group of planets, such as a stellium.
  case gathering
  /// The Sun or the Moon.
  case lights
  /// What stands at the apex of a pattern.
  case apex
}

/// One way of mentioning something, in one or more words.
package struct MentionForm: Sendable {
  package var words: String
  package var mention: Mention
  /// Whether it counts only when capitalized, as names are.
  package var isName: Bool
  /// Whether it counts only in a list with other members of its kind, as “fire” in “a fire or air sign”.
  package var isOnlyInLists: Bool

  package init(_ words: String, _ mention: Mention, isName: Bool = false, isOnlyInLists: Bool = false) {
    (self.words, self.mention) = (words, mention)
    (self.isName, self.isOnlyInLists) = (isName, isOnlyInLists)
  }
}

/// How texts of the language mention what is in a chart, in all inflections.
package protocol MentionWords: Sendable {
  var mentionForms: [MentionForm] { get }
  /// Lower-case words that join the members of a list.
  var joiningWords: Set<String> { get }
  /// Lower-case words with which it is told with what a body is: “with Saturn”.
  var companionWords: Set<String> { get }
  /// Words with which another clause begins.
  var clauseWords: Set<String> { get }
  /// Lower-case words between a body and the place where it stands.
  var placingWords: Set<String> { get }
  /// Lower-case words between a body and the house from which it acts: “from the ninth”.
  var leavingWords: Set<String> { get }
  /// Lower-case articles and possessives, which may stand before what is named.
  var articles: Set<String> { get }
  /// Further lower-case words between “close” or “on” and an angle: “close to”.
  var nearingWords: Set<String> { get }
  /// Lower-case numbers that name a house by themselves, as in “in the ninth”.
  var bareHouses: [String: Int] { get }
  /// Whether a place that is named by a number has an article or a word in its stead: “in the first”, not “in first”.
  var hasArticles: Bool { get }
  /// Lower-case words with which it is told, behind a place, what stands there: “in the tenth stands your Moon”.
  var standingWords: Set<String> { get }
  /// Lower-case words between a house and what stands in it: “the fourth house holds Saturn”.
  var holdingWords: Set<String> { get }
  /// Lower-case words between a house and the sign in which it lies: “the second house in Leo”.
  var lyingWords: Set<String> { get }
  /// Lower-case words between a body and the house that it rules: “Saturn, your Descendant’s ruler”.
  var rulingLinks: Set<String> { get }
  /// Lower-case words for aspects that have an everyday sense too: “opposed”.
  var everydayAspects: Set<String> { get }
  /// Lower-case words that introduce an aspect: “by square”.
  var aspectLeads: Set<String> { get }
  /// Lower-case words for rising that are also said of other things than signs.
  var risingWords: Set<String> { get }
  /// Lower-case words before these with which it is a sign that rises: “earth rises”.
  var risenWords: Set<String> { get }
  /// Lower-case words behind these with which it is something else: “rises by”.
  var riseFollowers: Set<String> { get }
  /// Lower-case words that take a part of a number: “five of your ten”.
  var partWords: Set<String> { get }
  /// Lower-case beginnings of words for the birth, beside another sky.
  var birthWords: [String] { get }
  /// Phrases for the Sun's return, each as the lower-case beginnings of consecutive words.
  var returns: [[String]] { get }
  /// Lower-case names that are everyday words at the beginning of a sentence that names nothing else.
  var everydayNames: Set<String> { get }
  /// Lower-case words that negate the next one.
  var denyingWords: Set<String> { get }
  /// Lower-case words shortly before “retrograde” that say of a body that it turns, as in “turns retrograde”.
  var turningWords: Set<String> { get }
  /// Lower-case words between a sign and the house that begins in it, as in “Leo on the second house”.
  var cuspWords: Set<String> { get }
  /// Lower-case words that tell that something is close to a house and not in it, as in “on the threshold of”.
  var thresholdWords: Set<String> { get }
  /// Lower-case words that tell in which sign a house begins, as in “the second house opens in Leo”.
  var openingWords: Set<String> { get }
  /// Phrases that say that no body stands in a sign or an element, each as the lower-case beginnings of
  /// consecutive words.
  var absences: [[String]] { get }
  /// Lower-case words that stand for what the sentence before spoke of.
  var pronouns: Set<String> { get }
  /// Lower-case beginnings of words for several bodies together.
  var groupWords: [String] { get }
  /// Lower-case beginnings of words for a profected year.
  var yearWords: [String] { get }
  /// Lower-case words for small numbers.
  var smallNumbers: [String: Int] { get }
  /// The last letters of names in the nominative that give way to the endings of other cases; empty in languages
  /// whose names have no cases.
  var nameEndings: Set<Character> { get }
  /// What names end in, in other cases than the nominative.
  var caseEndings: Set<String> { get }
  /// How texts mention what is true of a whole sky.
  var skyMentions: SkyMentions { get }
}

/// Defaults for languages that have no such phrases.
extension MentionWords {
  package var cuspWords: Set<String> { [] }
  package var leavingWords: Set<String> { [] }
  package var articles: Set<String> { [] }
  package var nearingWords: Set<String> { [] }
  package var bareHouses: [String: Int] { [:] }
  package var hasArticles: Bool { false }
  package var standingWords: Set<String> { [] }
  package var holdingWords: Set<String> { [] }
  package var lyingWords: Set<String> { [] }
  package var rulingLinks: Set<String> { [] }
  package var everydayAspects: Set<String> { [] }
  package var aspectLeads: Set<String> { [] }
  package var risingWords: Set<String> { [] }
  package var risenWords: Set<String> { [] }
  package var riseFollowers: Set<String> { [] }
  package var partWords: Set<String> { [] }
  package var birthWords: [String] { [] }
  package var returns: [[String]] { [] }
  package var openingWords: Set<String> { [] }
  package var thresholdWords: Set<String> { [] }
  package var absences: [[String]] { [] }
  package var pronouns: Set<String> { [] }
  package var groupWords: [String] { [] }
  package var yearWords: [String] { [] }
  package var smallNumbers: [String: Int] { [:] }
  package var nameEndings: Set<Character> { [] }
  package var caseEndings: Set<String> { [] }
  package var turningWords: Set<String> { [] }
}

/// How texts mention bodies at angles, the Moon's phase, and dominant elements and modalities.
///
/// Most are lower-case beginnings of words, so that every ending is found.
package struct SkyMentions: Sendable {
  /// Whole words between a body and the angle at which it stands, as in “on your Ascendant”.
  package var contacts: Set<String>
  /// Words that mark a sentence as being about the birth.
  package var births: [String]
  /// The phases of the Moon, each by one word or several consecutive ones.
  package var phases: [(words: [String], phase: MoonPhase)]
  /// Words that say that an element or a modality dominates.
  package var prevailing: [String]
  /// Words that mark a sentence as being about a chart, so that “water”, for example, means the element.
  package var charts: [String]
  package var elements: [(word: String, element: Element)]
  package var modalities: [(word: String, modality: Modality)]

  package init(
    contacts: Set<String>, births: [String], phases: [(words: [String], phase: MoonPhase)],
    prevailing: [String], charts: [String], elements: [(word: String, element: Element)],
    modalities: [(word: String, modality: Modality)]
  ) {
    (self.contacts, self.births, self.phases) = (contacts, births, phases)
    (self.prevailing, self.charts) = (prevailing, charts)
    (self.elements, self.modalities) = (elements, modalities)
  }
}
