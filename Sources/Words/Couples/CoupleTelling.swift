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
  func text(of item: CoupleItem) -> String {
    if item.isBrief, let contact = item.contact { return statement(of: contact) }
    return filled(book[item.text] ?? "", one: item.one, item.contact).withGround
  }

  /// The question that a contact asks of the two.
  func question(of contact: CoupleContact) -> String {
    filled(book["question." + contact.id] ?? "", one: contact.one, contact)
  }

  /// What the question of a contact rests on: its words but for the last sentence.
  func statement(of contact: CoupleContact) -> String {
    let words = question(of: contact)
    return words.dropLast().lastIndex { ".?!".contains($0) }.map { String(words[...$0]) } ?? words
  }

  /// A text without slots; empty if the book has none of this id.
  func plain(_ id: String) -> String { book[id] ?? "" }

  func has(_ id: String) -> Bool { book[id] != nil }

  /// The ids of all texts.
  var ids: Set<String> { book.known }

  /// The names of the two as a title.
  var title: String { filled(plain("title"), one: .first, nil) }

  func words(of item: CoupleItem) -> Int { WordCount.of(text(of: item)) }

  /// The texts of a part as a paragraph, each with what leads to it.
  func paragraph(_ items: [CoupleItem]) -> String {
    items.map { item in
      switch item.lead {
      case .joint(let id, let before): joint(id, from: before, to: item)
      case .bridge(let id): plain(id) + " " + text(of: item)
      case nil: text(of: item)
      }
    }.joined(separator: " ")
  }

  /// What is not told because the time of one birth is unknown.
  func untimed(_ person: Person) -> String {
    let own = owned(plain("untimed.one"), "{name}", by: person)
    return owned(own, "{host}", by: person.other)
  }

  func filled(_ template: String, one: Person, _ contact: CoupleContact?) -> String {
    var text = template
    if let contact {
      let tie = language.phrasebook.tie(contact.aspect.type)
      text = text.replacing("{tie}", with: tie)
        .replacing("{angle}", with: language.phrasebook.standing(on: contact.angle))
      if text.contains("{own}") { text = text.replacing("{own}", with: own(in: contact, of: one)) }
      if text.contains("{clause}") { text = text.replacing("{clause}", with: clause(of: contact)) }
    }
    return owned(owned(text, "{one}", by: one), "{other}", by: one.other)
  }

  /// A text with a name in the place of a slot: behind what is somebody's own in the case that says so, where the
  /// language knows it for the name.
  private func owned(_ text: String, _ slot: String, by person: Person) -> String {
    let name = names[person.rawValue]
    let owner = language.phrasebook.possessor(name) ?? "(\(name))"
    return CoupleTelling.fill(slot, in: text.replacing("(\(slot))", with: owner), with: name)
  }

  /// A body or an axis with its owner.
  func owned(_ end: CoupleContact.End, _ form: GrammaticalCase = .nominative) -> String {
    let thing = language.phrasebook.name(of: end.point, form)
    return owned(plain("owned").replacing("{thing}", with: thing), "{owner}", by: end.person)
  }

  /// A contact as a clause: whose body stands how to whose.
  private func clause(of contact: CoupleContact) -> String {
    let isTurned = contact.ends[0].point.body == nil
    let (first, second) = (contact.ends[isTurned ? 1 : 0], contact.ends[isTurned ? 0 : 1])
    let form = language.phrasebook.form(ofSecondEnd: contact.aspect.type)
    let text = plain("clause").replacing(
      "{first}", with: language.phrasebook.name(of: first.point, .nominative)
    )
    .replacing("{second}", with: language.phrasebook.name(of: second.point, form))
    return filled(text, one: first.person, contact)
  }

  /// What is the reader's own in a contact, as it stands behind the aspect: “your Moon”.
  private func own(in contact: CoupleContact, of reader: Person) -> String {
    let form = language.phrasebook.form(ofSecondEnd: contact.aspect.type)
    let own = contact.ends.first { $0.person == reader } ?? contact.ends[0]
    return plain("own.\(own.point.name).\(form == .instrumental ? "instrumental" : "genitive")")
  }

  /// The text with a name in the place of a slot, capitalized where a sentence begins.
  static func fill(_ slot: String, in text: String, with name: String) -> String {
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

extension String {
  /// The text with what its first sentence rests on, which stands in brackets.
  fileprivate var withGround: String { replacing("[", with: "").replacing("]", with: "") }
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
