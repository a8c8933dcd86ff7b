package import ChartModel

/// Something of a chart that a text speaks of.
package enum Mention: Hashable, Sendable {
  case body(Body)
  case angle(ChartAngle)
  /// One sign, or all of an element.
  case signs([Sign])
  /// 1…12.
  case house(Int)
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
}
