package import ChartModel

/// Something of a chart that a text speaks of.
package enum Mention: Hashable, Sendable {
  case body(Body)
  case angle(ChartAngle)
  /// One sign, or all of an element.
  case signs([Sign])
  /// 1…12.
  case house(Int)
  /// Where a house begins, in one name such as “second cusp”.
  case cuspOfHouse(Int)
  case aspect(AspectType)
  case motion(isRetrograde: Bool)
  /// A house spoken of next is meant for where it begins.
  case cusp
  /// A house or an angle spoken of next is meant for who rules it.
  case ruler
  /// Several planets together.
  case gathering
}

/// A way to mention something: one word or several.
package struct MentionForm: Sendable {
  package var words: String
  package var mention: Mention
  /// Whether it means the thing only with a capital, as names do.
  package var isName: Bool
  /// Whether it means the thing only as a member of a list whose other members are of its kind, as “fire” in “a fire
  /// or air sign”.
  package var isOnlyInLists: Bool

  package init(_ words: String, _ mention: Mention, isName: Bool = false, isOnlyInLists: Bool = false) {
    (self.words, self.mention) = (words, mention)
    (self.isName, self.isOnlyInLists) = (isName, isOnlyInLists)
  }
}

/// How texts of the language speak of what is in a chart, in all inflections.
package protocol MentionWords: Sendable {
  var mentionForms: [MentionForm] { get }
  /// Words, in small letters, that join the members of a list.
  var joiningWords: Set<String> { get }
  /// Words, in small letters, between a body and the place where it stands.
  var placingWords: Set<String> { get }
  /// Names, in small letters, that are everyday words where they begin a sentence that names nothing else.
  var everydayNames: Set<String> { get }
  /// Words, in small letters, by which the next is denied.
  var denyingWords: Set<String> { get }
  /// Words, in small letters, between a sign and the house that begins in it, as in “Leo on the second house”.
  var cuspWords: Set<String> { get }
  /// Beginnings of words in a row, in small letters, that say of a sign or an element that nobody stands in it.
  var absences: [[String]] { get }
  /// How texts speak of what is true of a whole sky.
  var skyMentions: SkyMentions { get }
}

/// A language may have no such ways to speak.
extension MentionWords {
  package var cuspWords: Set<String> { [] }
  package var absences: [[String]] { [] }
}

/// How texts speak of angles that bodies stand at, of the Moon's phase and of what prevails: beginnings of words, in small
/// letters, so that every ending is found.
package struct SkyMentions: Sendable {
  /// Whole words between a body and the angle that it stands at, as in “on your Ascendant”.
  package var contacts: Set<String>
  /// A sentence with one of them is about the birth.
  package var births: [String]
  /// Phases of the Moon, each by one word or several in a row.
  package var phases: [(words: [String], phase: MoonPhase)]
  /// Words that say of a quality that it prevails.
  package var prevailing: [String]
  /// A sentence with one of them speaks of qualities, and not of water in a glass.
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
