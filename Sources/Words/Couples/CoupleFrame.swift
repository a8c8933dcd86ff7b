import AstroChartModel
import AstroInterpretation
import AstroSynastry
import AstroWording

/// What stands around the parts of a reading: the opening before them, and a word to each behind them.
struct CoupleFrame {
  /// The contact whose question the reading asks.
  let main: CoupleContact
  /// The contact that complicates it or answers it.
  private let second: CoupleContact?
  private let synastry: Synastry
  private let contacts: [CoupleContact]

  /// - Parameter contacts: All contacts, the weightiest first.
  init(main: CoupleContact, among contacts: [CoupleContact], of synastry: Synastry) {
    (self.main, self.contacts, self.synastry) = (main, contacts, synastry)
    let others = contacts.filter { $0.id != main.id }
    second = others.first { Set($0.ends).isDisjoint(with: main.ends) } ?? others.first
  }

  /// The main contact with its question, the second one, what is easiest, and what wants most care.
  func opening(in telling: CoupleTelling) -> String {
    let answer = second.map { self.answer($0, in: telling) }
    let ranked = CoupleDomain.ranked(by: synastry)
    let domains = [
      ranked.last.map { "dom.\($0.rawValue).high" }, ranked.first.map { "dom.\($0.rawValue).low" },
    ]
    return ([telling.question(of: main), answer] + domains.map { $0.map(telling.plain) })
      .compactMap(\.self).joined(separator: " ")
  }

  /// What leads to the second contact, and that contact; one colon is enough for a sentence.
  private func answer(_ second: CoupleContact, in telling: CoupleTelling) -> String {
    let link = telling.plain("link.\(main.helps ? "help" : "hard").\(second.helps ? "help" : "hard")")
    let statement = telling.statement(of: second)
    guard statement.contains(":") else { return link + " " + statement }
    return "\(link.dropLast()). \(statement.capitalizedFirst)"
  }

  /// What a person's Moon, Venus and seventh house say of them beside somebody, and how the other reaches these.
  func words(to person: Person) -> [CoupleItem] {
    let chart = person == .first ? synastry.first : synastry.second
    let bodies = [Body.moon, .venus].compactMap { body in
      chart.placement(of: body).flatMap { place in
        place.isSureOfSign
          ? CoupleItem(
            text: "each.\(body.rawValue).\(place.sign.rawValue)", one: person,
            fact: .place(body, place.sign, of: person)) : nil
      }
    }
    let seventh = chart.houses.map { houses in
      let sign = houses.cusp(7).sign
      return CoupleItem(text: "each.seventh.\(sign.rawValue)", one: person, fact: .seventh(sign, of: person))
    }
    return bodies + [seventh, reach(to: person)].compactMap(\.self)
  }

  /// The other's weightiest contact with a person's Moon, Venus or Ascendant.
  ///
  /// If both would be told the same, the one with the lighter contact is told of the next.
  private func reach(to person: Person) -> CoupleItem? {
    let (own, others) = (reaches(to: person), reaches(to: person.other))
    guard let mine = own.first, let theirs = others.first, mine.text == theirs.text else { return own.first }
    let weights = [mine, theirs].map { $0.contact?.weight ?? 0 }
    let keeps = weights[0] == weights[1] ? mine.contact?.one == person : weights[0] > weights[1]
    return keeps ? mine : own.first { $0.text != mine.text }
  }

  private func reaches(to person: Person) -> [CoupleItem] {
    let places: [AspectEnd] = [.body(.moon), .body(.venus), .angle(.ascendant)]
    return contacts.compactMap { contact in
      guard let own = contact.ends.first(where: { $0.person == person }), places.contains(own.point) else {
        return nil
      }
      var item = CoupleItem(
        text: "reach.\(own.point.name).\(contact.nature.rawValue)", one: person,
        fact: .contact(contact.aspect)
      )
      item.contact = contact
      return item
    }
  }

  /// How many words the opening and the words to both have.
  func wordCount(in telling: CoupleTelling) -> Int {
    Person.allCases.flatMap(words).reduce(WordCount.of(opening(in: telling))) {
      $0 + telling.words(of: $1)
    }
  }
}
