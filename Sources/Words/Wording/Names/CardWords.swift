/// The words of cards other than names.
package struct CardWords: Sendable {
  private let phrasebook: any Phrasebook

  package init(_ language: Language) { phrasebook = language.phrasebook }

  /// Told where scores leave out angles because a time of birth is unknown.
  package var withoutAngles: String { phrasebook.withoutAngles }
}
