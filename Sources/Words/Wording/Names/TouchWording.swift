package import AstroChartModel

/// The sentences of an interactive page that describe each of its parts.
package struct TouchWording: Sendable {
  package let language: Language

  package init(_ language: Language) { self.language = language }

  /// The position of a body in one sentence, such as “Sun in Aries in the 9th house (25°11′)”.
  ///
  /// - Parameters:
  ///   - sky: The name of its sky, which is put before the sentence if there are several skies.
  ///   - house: The house in which it is drawn, 1…12.
  package func sentence(of placement: Placement, inHouse house: Int?, of sky: String? = nil) -> String {
    let phrases = language.phrasebook
    let isSure = placement.isSureOfSign
    var facts = isSure ? [placement.degreesText] : [placement.signNames(in: language), phrases.uncertain]
    if placement.isRetrograde { facts.append(phrases.retrogradeMotion) }
    let place =
      isSure
      ? phrases.whereabouts(of: placement.body, in: placement.sign, house: house)
      : placement.body.name(in: language).capitalizedFirst
    let sentence = "\(place) (\(facts.joined(separator: ", ")))."
    return sky.map { "\(WritingDirection.isolated($0)): \(sentence)" } ?? sentence
  }

  /// An aspect in one sentence, such as “Sun trine Moon, orb 2°04′, applying”.
  package func sentence(of aspect: Aspect) -> String {
    ([aspect.words(in: language)] + aspect.conditions(in: language)).joined(separator: ", ") + "."
  }

  /// What the placement means: its sign in one sentence, and its house in another; `nil` if its sign is not known.
  package func meaning(of placement: Placement, inHouse house: Int?) -> String? {
    guard placement.isSureOfSign else { return nil }
    return language.phrasebook.meaning(ofTouched: placement.body, in: placement.sign, house: house)
  }

  package func meaning(of aspect: Aspect) -> String { language.phrasebook.meaning(of: aspect) }
}
