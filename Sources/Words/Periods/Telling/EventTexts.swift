package import AstroChartModel
package import AstroWording

/// What single events mean, in a sentence or two: the texts that stand beside the entries of a calendar.
package struct EventTexts: Sendable {
  private let telling: PeriodTelling

  /// - Returns: `nil` for a language whose book has no texts.
  package init?(in language: Language) {
    guard let book = try? PeriodBook.book(in: language) else { return nil }
    telling = PeriodTelling(book)
  }

  /// What an event asks or favours on its day; `nil` where the book says nothing of it.
  ///
  /// An exact transit has a text by mover, natal point and nature, a profected year one by its house, and a house that Mars
  /// to Pluto enter one by both.
  package func text(on event: SkyEvent) -> String? {
    let text: String
    switch event {
    case .transit(let passage):
      guard let contact = Contact(passage) else { return nil }
      text = telling.text(.dated(contact.short(.exact)))
    case .profection(let profection) where profection.period == .year:
      text = telling.text(.text("profected.short.\(profection.house)"))
    case .houseIngress(let ingress) where ingress.body > .venus:
      text = telling.text(.dated("enter.\(ingress.body.rawValue).\(ingress.house)"))
    default: return nil
    }
    return text.isEmpty ? nil : text
  }
}
