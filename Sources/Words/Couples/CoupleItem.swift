import AstroChartModel

/// Something that a reading of two people tells: a text of the book, and what it rests on.
struct CoupleItem: Hashable, Sendable {
  /// The id of the text in the book.
  let text: String
  /// The person whom the text calls `{one}`.
  let one: Person
  /// The contact that it is about; `nil` for a text on houses, balances or the composite.
  var contact: CoupleContact?
  /// The ids of the facts that it rests on.
  let facts: [String]

  init(_ contact: CoupleContact) {
    self.init(
      text: "contact." + contact.id, one: contact.one,
      facts: ["fact.\(contact.aspect.end1.name).\(contact.aspect.type.rawValue).\(contact.aspect.end2.name)"])
    self.contact = contact
  }

  init(text: String, one: Person, facts: [String]) {
    (self.text, self.one, self.facts) = (text, one, facts)
  }
}
