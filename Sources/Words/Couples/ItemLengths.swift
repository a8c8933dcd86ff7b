/// How many words items have in each language, counted once.
final class ItemLengths {
  /// What tells the text of an item from others: an id of the book may be told of several contacts.
  private struct Key: Hashable {
    let text: String
    let contact: String?
    let one: Person
  }

  private let tellings: [CoupleTelling]
  private var known: [Key: [Int]] = [:]

  init(_ tellings: [CoupleTelling]) { self.tellings = tellings }

  func words(of item: CoupleItem) -> [Int] {
    let key = Key(text: item.text, contact: item.contact?.id, one: item.one)
    if let words = known[key] { return words }
    let words = tellings.map { $0.words(of: item) }
    known[key] = words
    return words
  }
}
