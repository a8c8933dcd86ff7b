import AstroChartModel

/// Something that a reading of two people tells: a text of the book, and what it rests on.
struct CoupleItem: Hashable, Sendable {
  /// The id of the text in the book.
  let text: String
  /// The person whom the text calls `{one}`.
  let one: Person
  /// The contact that it is about; `nil` for a text on houses, balances or the composite.
  var contact: CoupleContact?
  /// What it rests on.
  let fact: CoupleFact

  init(_ contact: CoupleContact) {
    self.init(text: "contact." + contact.id, one: contact.one, fact: .contact(contact.aspect))
    self.contact = contact
  }

  init(text: String, one: Person, fact: CoupleFact) {
    (self.text, self.one, self.fact) = (text, one, fact)
  }
}
