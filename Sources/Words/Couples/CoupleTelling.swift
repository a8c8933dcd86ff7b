import AstroChartModel
import AstroDiagnostics
import AstroInterpretation
import AstroSynastry
import AstroWording

/// Tells items of a plan in one language: fills the slots of their texts with names.
struct CoupleTelling {
  let language: Language
  /// The names of the two, in the nominative.
  let names: [String]
  private let book: CoupleBook

  /// - Throws: `noReport` for a language without texts.
  init(_ synastry: Synastry, in language: Language) throws(Problem) {
    (self.language, book) = (language, try CoupleBook(in: language))
    names = synastry.owners(in: language).names
  }

  /// The text of an item.
  func text(of item: CoupleItem) -> String { filled(book[item.text] ?? "", one: item.one, item.contact) }

  /// The question that a contact asks of the two.
  func question(of contact: CoupleContact) -> String {
    filled(book["question." + contact.id] ?? "", one: contact.one, contact)
  }

  /// What the question of a contact rests on, as it stands behind a colon: its words but for the last sentence.
  func statement(of contact: CoupleContact) -> String {
    let words = question(of: contact)
    let end = words.dropLast().lastIndex { ".?!".contains($0) }
    let statement = end.map { String(words[...$0]) } ?? words
    let beginsWithName =
      plain("question." + contact.id).hasPrefix("{")
      || contact.ends.contains { words.hasPrefix(language.phrasebook.name(ofEnd: $0.point)) }
    return beginsWithName ? statement : statement.prefix(1).lowercased() + statement.dropFirst()
  }

  /// A text without slots; empty if the book has none of this id.
  func plain(_ id: String) -> String { book[id] ?? "" }

  func has(_ id: String) -> Bool { book[id] != nil }

  /// The names of the two as a title.
  var title: String { filled(plain("title"), one: .first, nil) }

  func words(of item: CoupleItem) -> Int { WordCount.of(text(of: item)) }

  /// The words that lead from one item of a part to the next; `nil` if the next one stands by itself.
  func link(from item: CoupleItem, to next: CoupleItem, of stage: CoupleStage) -> String? {
    guard let before = item.contact, let contact = next.contact else { return nil }
    if let shared = contact.ends.first(where: before.ends.contains) {
      let body = language.phrasebook.name(ofEnd: shared.point)
      return plain("link.body.\(stage.rawValue)").replacing("{body}", with: body)
        .replacing("{owner}", with: names[shared.person.rawValue])
    }
    return plain("link.\(before.helps ? "help" : "hard").\(contact.helps ? "help" : "hard")")
  }

  /// The texts of a part as a paragraph, joined by what leads from one to the next.
  func paragraph(_ items: [CoupleItem], of stage: CoupleStage) -> String {
    var said: [String] = []
    for (index, item) in items.enumerated() {
      let text = text(of: item)
      if index > 0, let link = link(from: items[index - 1], to: item, of: stage) {
        said.append(link + " " + lowered(text, of: item))
      } else {
        said.append(text)
      }
    }
    return said.joined(separator: " ")
  }

  /// The text with a small first letter, as it stands behind a colon, unless it begins with the name of one of the two.
  private func lowered(_ text: String, of item: CoupleItem) -> String {
    guard !plain(item.text).hasPrefix("{") else { return text }
    return text.prefix(1).lowercased() + text.dropFirst()
  }

  private func filled(_ template: String, one: Person, _ contact: CoupleContact?) -> String {
    var text = template
    if let contact {
      text = text.replacing("{tie}", with: language.phrasebook.tie(contact.aspect.type))
        .replacing("{angle}", with: language.phrasebook.standing(on: contact.angle))
      if text.contains("{theirs}") { text = text.replacing("{theirs}", with: name(of: contact, one.other)) }
    }
    for (slot, person) in [("{one}", one), ("{other}", one.other)] {
      text = CoupleTelling.fill(slot, in: text, with: names[person.rawValue])
    }
    return text
  }

  /// The name of a person's end of a contact; beside a body that is opposite, an angle is its other end.
  private func name(of contact: CoupleContact, _ person: Person) -> String {
    let (own, others) = (
      contact.ends.filter { $0.person == person }, contact.ends.filter { $0.person != person }
    )
    guard let end = own.first else { return "" }
    if end.point.body == nil, others.contains(where: { $0.point.body != nil }) {
      return language.phrasebook.name(of: contact.angle, .nominative)
    }
    return language.phrasebook.name(ofEnd: end.point)
  }

  /// The text with a name in the place of a slot, capitalized where a sentence begins.
  private static func fill(_ slot: String, in text: String, with name: String) -> String {
    var filled = ""
    var rest = text[...]
    while let found = rest.range(of: slot) {
      filled += rest[..<found.lowerBound]
      let begins = filled.last(where: { !$0.isWhitespace }).map { ".?!".contains($0) } ?? true
      filled += begins ? name.capitalizedFirst : name
      rest = rest[found.upperBound...]
    }
    return filled + rest
  }
}

extension Substring {
  /// The first occurrence of a short text.
  fileprivate func range(of slot: String) -> Range<Index>? {
    var start = startIndex
    while let brace = self[start...].firstIndex(of: "{") {
      if self[brace...].hasPrefix(slot) { return brace..<index(brace, offsetBy: slot.count) }
      start = index(after: brace)
    }
    return nil
  }
}

extension CoupleContact {
  /// The angle on which a contact stands: the one that an opposition is to is its other end.
  fileprivate var angle: ChartAngle {
    let angles = ends.compactMap { end -> ChartAngle? in
      if case .angle(let angle) = end.point { angle } else { nil }
    }
    let angle = angles.last ?? .ascendant
    guard aspect.type == .opposition else { return angle }
    return angle == .ascendant ? .descendant : .imumCoeli
  }
}
