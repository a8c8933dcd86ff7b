import AstroChartModel

/// Something that a reading of two people tells: a text of the book, and what it rests on.
struct CoupleItem: Hashable, Sendable {
  /// What leads to the text from what was told before it.
  enum Lead: Hashable, Sendable {
    /// A sentence on the end that this contact shares with the one before; it names the aspect.
    case joint(String, after: CoupleContact)
    /// A sentence that makes room for the opposite of what was told of the same theme.
    case bridge(String)
  }

  /// The id of the text in the book.
  let text: String
  /// The person whom the text calls `{one}`.
  let one: Person
  /// The contact that it is about; `nil` for a text on houses, balances or the composite.
  var contact: CoupleContact?
  /// What it rests on.
  let fact: CoupleFact
  /// What leads to it; `nil` if it stands by itself.
  var lead: Lead?

  /// The text of a contact.
  init(_ contact: CoupleContact) { self.init(text: "contact." + contact.id, contact) }

  /// A contact in a sentence, where there is no room for its text.
  init(brief contact: CoupleContact) { self.init(text: "question." + contact.id, contact) }

  /// A text on a contact.
  init(text: String, _ contact: CoupleContact, one: Person? = nil) {
    self.init(text: text, one: one ?? contact.one, fact: .contact(contact.aspect))
    self.contact = contact
  }

  init(text: String, one: Person, fact: CoupleFact) {
    (self.text, self.one, self.fact) = (text, one, fact)
  }

  /// Whether it tells a contact in a sentence.
  var isBrief: Bool { text.hasPrefix("question.") }

  /// Whether it is about a body in a house of the other.
  var isOverlay: Bool {
    if case .overlay = fact { true } else { false }
  }
}
