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
  /// What stands for the names in brackets, behind what is somebody's own: in the case that says so, where the
  /// language knows it for the name.
  let owners: [String]
  private let book: CoupleBook

  /// - Throws: `noReport` for a language without texts.
  init(_ synastry: Synastry, in language: Language) throws(Problem) {
    (self.language, book) = (language, try CoupleBook(in: language))
    let names = synastry.owners(in: language).names
    owners = names.map { language.phrasebook.possessor($0) ?? "(\($0))" }
    self.names = names
  }

  /// The text of an item.
  func text(of item: CoupleItem) -> String {
    if item.isBrief, let contact = item.contact { return statement(of: contact) }
    return filled((book[item.text] ?? "").withGround, one: item.one, item.contact)
  }

  /// The question that a contact asks of the two.
  func question(of contact: CoupleContact) -> String {
    filled(book["question." + contact.id] ?? "", one: contact.one, contact)
  }

  /// What the question of a contact rests on: its words but for the last sentence.
  func statement(of contact: CoupleContact) -> String { question(of: contact).withoutLastSentence }

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
    fill(plain("untimed.one")) { slot in
      switch slot {
      case "name": .name(person)
      case "host": .name(person.other)
      default: nil
      }
    }
  }

  /// A text on a contact, or on nobody's, whose reader or first person is called `{one}`.
  func filled(_ template: String, one: Person, _ contact: CoupleContact?) -> String {
    fill(template) { filling($0, one, contact) }
  }

  private func filling(_ slot: Substring, _ one: Person, _ contact: CoupleContact?) -> Filling? {
    switch slot {
    case "one": .name(one)
    case "other": .name(one.other)
    case "tie": contact.map { .words(language.phrasebook.tie($0.aspect.type)) }
    case "angle": contact.map { .words(language.phrasebook.standing(on: $0.angle)) }
    case "own": contact.map { .words(own(in: $0, of: one)) }
    case "clause": contact.map { .words(clause(of: $0)) }
    default: nil
    }
  }

  /// A body or an axis with its owner.
  func owned(_ end: CoupleContact.End, _ form: GrammaticalCase = .nominative) -> String {
    fill(plain("owned")) { slot in
      switch slot {
      case "thing": .words(language.phrasebook.name(of: end.point, form))
      case "owner": .name(end.person)
      default: nil
      }
    }
  }

  /// A contact as a clause: whose body stands how to whose.
  private func clause(of contact: CoupleContact) -> String {
    let isTurned = contact.ends[0].point.body == nil
    let (first, second) = (contact.ends[isTurned ? 1 : 0], contact.ends[isTurned ? 0 : 1])
    let form = language.phrasebook.form(ofSecondEnd: contact.aspect.type)
    return fill(plain("clause")) { slot in
      switch slot {
      case "first": .words(language.phrasebook.name(of: first.point, .nominative))
      case "second": .words(language.phrasebook.name(of: second.point, form))
      default: filling(slot, first.person, contact)
      }
    }
  }

  /// What is the reader's own in a contact, as it stands behind the aspect: “your Moon”.
  private func own(in contact: CoupleContact, of reader: Person) -> String {
    let form = language.phrasebook.form(ofSecondEnd: contact.aspect.type)
    let own = contact.ends.first { $0.person == reader } ?? contact.ends[0]
    return plain("own.\(own.point.name).\(form == .instrumental ? "instrumental" : "genitive")")
  }
}

extension String {
  /// The text with what its first sentence rests on, which stands in brackets.
  fileprivate var withGround: String {
    let brackets = [UInt8(ascii: "["), UInt8(ascii: "]")]
    return String(decoding: utf8.filter { !brackets.contains($0) }, as: UTF8.self)
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
